import type { Page } from 'playwright';
import * as z from 'zod/mini';

const letters = z.array(z.object({ text: z.string(), postedAt: z.int() }));

/** Where the last link to a booking leads that was mailed to this reader. */
export const mailedLink = async (page: Page, email: string): Promise<string> => {
  const answer = await page.request.get(`/posta?to=${email}`, { headers: { accept: 'application/json' } });
  const links = letters
    .parse(await answer.json())
    .toSorted((one, other) => other.postedAt - one.postedAt)
    .flatMap(({ text }) => /\/bilet-arama\?kod=[\w-]+/.exec(text)?.[0] ?? []);
  const [last] = links;
  if (last === undefined) throw new Error(`No link was mailed to ${email}.`);
  return last;
};
