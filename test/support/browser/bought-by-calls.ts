import type { Page } from 'playwright';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import { payFor } from '../shop/whole-order.ts';
import { type BookedTrip, madeFor } from './book-in-browser.ts';

/** The bank's own origin, as a page says whom it shows. */
const bankOf = async (page: Page, origin: string): Promise<string> => {
  const answer = await page.context().request.get(`${origin}/404`);
  const policy = answer.headers()['content-security-policy'] ?? '';
  const [, bank] = /frame-src (https?:\/\/[^\s;]+)/.exec(policy) ?? [];
  if (bank === undefined) throw new Error(`No bank is named in “${policy}”.`);
  return bank;
};

/** A ticket of this browser, booked and paid by calls; the pages of a purchase have tests of their own. */
export const boughtByCalls = async (
  page: Page,
  origin: string,
  within: CabinClass | null = null,
): Promise<BookedTrip> => {
  const booked = await madeFor('sale', page, origin, {}, within);
  const cookies = await page.context().cookies(origin);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const places = { shop: origin, bank: await bankOf(page, origin) };
  const due = { locator: booked.locator, price: booked.kurus / 100 };
  const paid = await payFor(places, due, { address: '127.0.0.1', surname: 'YOLCU', cookie });
  if (!paid.ok) throw new Error(`What was booked is not paid: ${paid.refusal}`);
  return booked;
};
