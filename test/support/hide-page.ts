import type { Page } from 'playwright';
import tr from '#locales/tr.json' with { type: 'json' };
import { waitForHydration } from './browser/wait-for-hydration.ts';

/** A browser without a window has nobody who could look away. */
export const hidePage = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** The flows have begun once one of them has been asked for. */
export const openLogin = async (page: Page): Promise<void> => {
  await waitForHydration(page);
  await page.getByRole('button', { name: tr['login.open'] }).first().click();
  await page.locator('[data-flow="login"][data-state^="entering"]').waitFor();
};
