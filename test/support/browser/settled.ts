import type { Page } from 'playwright';
import type { OpenRoute } from './open-routes.ts';
import { waitForHydration } from './wait-for-hydration.ts';

/** Waits until a page that was come to lives, whoever is led on from it is where they are led, and nothing more is on its way. */
export const settled = async (page: Page, { name, rests }: OpenRoute): Promise<void> => {
  await waitForHydration(page);
  if (rests !== null) await page.waitForURL((url) => url.pathname === rests);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The sheet of components shows a waiting that never ends.
  if (name !== 'component-sheet')
    await page.waitForFunction(() => document.querySelector('#content output svg') === null);
};
