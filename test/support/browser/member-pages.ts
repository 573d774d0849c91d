import type { Page } from 'playwright';
import { worldHand } from '../shop/world.ts';
import { comeAsMember } from './one-booking.ts';
import type { Shop } from './shop.ts';
import { waitForHydration } from './wait-for-hydration.ts';

/** Comes to a page of members as one of them. */
export const openAsMember = async (page: Page, { origin }: Shop, path: string): Promise<void> => {
  await comeAsMember({ page, origin, world: worldHand(origin) });
  await page.goto(path);
  await waitForHydration(page);
};

/** The PNRs of the bookings that are shown, in their order. */
export const locatorsOn = (page: Page): Promise<readonly string[]> =>
  page.locator('main bdi[translate=no]:visible').allInnerTexts();
