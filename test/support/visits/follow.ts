import type { Page } from 'playwright';

/** Follows a link that stands anywhere on a page. */
export const follow = (page: Page, href: string): Promise<void> =>
  page.evaluate((path) => {
    const link = document.createElement('a');
    link.href = path;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
