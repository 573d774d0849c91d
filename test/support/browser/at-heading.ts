import type { Page } from 'playwright';
import { expect } from 'vitest';
import { soon } from '../soon.ts';

/** Waits until a page that shows another step has brought its reader to its heading, or to that of the step: a key pressed before may go there. */
export const atHeading = async (page: Page, of: 'H1' | 'H2' = 'H1'): Promise<void> => {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), soon).toBe(of);
};
