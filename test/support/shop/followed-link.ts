import type { BrowserClient } from '../browser-client.ts';
import type { TestShop } from '../open-test-shop.ts';

export const openLink = '/crs/rail-booking/open-booking-link';

/** The code in the newest link that was mailed about a booking; empty without one. */
export const newestCodeFor = async ({ open }: TestShop, locator: string): Promise<string> => {
  const letters = await open.app.db
    .selectFrom('letter')
    .select(['subject', 'text'])
    .orderBy('posted_at', 'desc')
    .execute();
  const codes = letters
    .filter(({ subject }) => subject.includes(locator))
    .map(({ text }) => /kod=([\w-]+)/.exec(text)?.[1] ?? '');
  return codes.find((code) => code !== '') ?? '';
};

export const follow = (browser: Pick<BrowserClient, 'post'>, code: string) =>
  browser.post(openLink, { code });

/** Follows the link in the letter of a reservation, as its reader does: it stands for its whole time from now on. */
export const followLetter = async (shop: TestShop, browser: BrowserClient, locator: string) =>
  follow(browser, await newestCodeFor(shop, locator));
