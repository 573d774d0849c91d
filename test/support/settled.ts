import type { Page } from 'playwright';
import { awake } from './awake.ts';
import type { StandingPlace } from './standing-places.ts';

/** Waits until a page that was come to lives, and whoever is led on from it is where they are led. */
export const settled = async (page: Page, { rests }: StandingPlace): Promise<void> => {
  await awake(page);
  if (rests !== null) await page.waitForURL((url) => url.pathname === rests);
  await page.getByRole('heading', { level: 1 }).waitFor();
};
