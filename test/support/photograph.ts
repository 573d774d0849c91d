import type { Page } from 'playwright';

/** Keeps a picture of the whole page in `.reports/pictures`, for eyes and not for a verdict. */
export const photograph = async (page: Page, name: string): Promise<string> => {
  const path = `.reports/pictures/${name}.png`;
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path, fullPage: true });
  return path;
};
