import type { Page } from 'playwright';
import { expect } from 'vitest';
import { soon } from '../soon.ts';

/** Waits until a page that shows another step has brought its reader to the heading: a key pressed before may go there. */
export const atHeading = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), soon).toBe('H1');
};
