import type { Page } from 'playwright';
import { isLongRun } from '../in-the-long-run.ts';

/** In the long run it keeps a picture of the whole page in `.reports/pictures`, for eyes and not for a verdict. */
export const photograph = async (page: Page, name: string): Promise<void> => {
  if (!isLongRun) return;
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `.reports/pictures/${name}.png`, fullPage: true });
};
