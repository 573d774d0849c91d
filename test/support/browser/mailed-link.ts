import type { Page } from 'playwright';
import * as z from 'zod/mini';

const letters = z.array(z.object({ text: z.string(), postedAt: z.int() }));

/** The last link of a kind that was mailed to this reader. */
const lastLink = async (page: Page, email: string, kind: RegExp): Promise<string> => {
  const answer = await page.request.get(`/posta?to=${email}`, { headers: { accept: 'application/json' } });
  const links = letters
    .parse(await answer.json())
    .toSorted((one, other) => other.postedAt - one.postedAt)
    .flatMap(({ text }) => kind.exec(text)?.[0] ?? []);
  const [last] = links;
  if (last === undefined) throw new Error(`No link was mailed to ${email}.`);
  return last;
};

/** Where the last link to a booking leads that was mailed to this reader. */
export const mailedLink = (page: Page, email: string): Promise<string> =>
  lastLink(page, email, /\/bilet-arama\?kod=[\w-]+/);

/** Where the last link to a rented car leads that was mailed to its driver. */
export const rentalLink = (page: Page, email: string): Promise<string> =>
  lastLink(page, email, /\/kiralik-arac-rezervasyon-sonuc\?kod=[\w-]+/);

/** Where the last link leads by which this reader agrees to a seatmate. */
export const seatmateLink = (page: Page, email: string): Promise<string> =>
  lastLink(page, email, /\/yan-yana\?kod=[\w-]+/);

/** Where the last link to a password leads that was mailed to this reader. */
export const mailedPasswordLink = (page: Page, email: string): Promise<string> =>
  lastLink(page, email, /\/sifre-sifirla\?url=[\w-]+/);

/** Where the last letter of an alarm leads that was mailed to this reader: to the list, or to its end. */
export const alarmLink = (page: Page, email: string, to: 'list' | 'end'): Promise<string> =>
  lastLink(page, email, to === 'list' ? /\/sefer-listesi\?\S+/ : /\/bos-yer-alarmi\?iptal=[\w-]+/);
