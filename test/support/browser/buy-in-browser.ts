import type { Page } from 'playwright';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { onBankPage, payBy } from '../visits/card-buyer.ts';
import { type BookedTrip, bookFor } from './book-in-browser.ts';
import { waitForState } from './wait-for-state.ts';

/** A ticket bought in this browser: booked by the calls of the shop, paid on its pages. */
export const buyFor = async (
  page: Page,
  origin: string,
  words: typeof tr = tr,
  within: CabinClass | null = null,
): Promise<BookedTrip> => {
  const bought = await bookFor(page, origin, Date.now(), within);
  await page.goto('/odeme');
  await waitForState(page, 'payment', 'choosing.enteringCard');
  await payBy(page, '5400610000010018', words);
  await onBankPage(page);
  await page.getByRole('button', { name: words['bank.approve'], exact: true }).click();
  await waitForState(page, 'booking', 'ended.issued');
  return bought;
};
