import type { Page } from 'playwright';
import { beginWith } from '../browser/begin-with.ts';

declare global {
  interface Window {
    /** What the headings of the first rank said since the page came, each once, in order. */
    headingsShown?: string[];
  }
}

/** From the next page on every heading of the first rank is noted, however shortly it stands. */
export const noteHeadings = (page: Page): Promise<void> =>
  beginWith(page, () => {
    const shown: string[] = [];
    window.headingsShown = shown;
    const note = () => {
      const heading = document.querySelector('h1')?.textContent ?? '';
      if (heading !== '' && !shown.includes(heading)) shown.push(heading);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  });

export const headingsShown = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.headingsShown ?? []);
