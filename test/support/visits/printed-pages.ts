import type { Page } from 'playwright';

/** How many sheets a browser prints of a page. */
export const sheetsOf = async (page: Page): Promise<number> => {
  const file = await page.pdf({ format: 'A4' });
  return file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
};
