import type { Page } from 'playwright';

/** Presses what leads to another page, until that page is there whole: without a script nothing else tells of it. */
export const arriving = async (page: Page, press: () => Promise<unknown>): Promise<void> => {
  const arrived = page.waitForEvent('load');
  await press();
  await arrived;
};
