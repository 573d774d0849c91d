import type { Page } from 'playwright';
import { onTestFinished } from 'vitest';

/** From the next page on, and until the test is over, every page begins with this. It runs in the page. */
export const beginWith = async (page: Page, script: () => void): Promise<void> => {
  const begun = await page.addInitScript(script);
  onTestFinished(() => begun.dispose());
};
