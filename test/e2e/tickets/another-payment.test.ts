import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { payingPathOf } from '#domain/shop/paying-address.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { bookFor, madeFor } from '../../support/browser/book-in-browser.ts';
import { lookUp } from '../../support/browser/looked-up.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { onBankPage, payBy } from '../../support/visits/card-buyer.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

/** A link that was in none of the pages, as one that an extension or a later page brings. */
const followPlainLink = (page: Page, locator: string) =>
  page.evaluate((path) => {
    const link = document.createElement('a');
    link.href = path;
    document.body.append(link);
    link.click();
  }, payingPathOf(locator));

/** The address says it already when the shop hears of it, as where the browser's key leads back. */
const standAtFragment = (page: Page, locator: string) =>
  page.evaluate((path) => history.pushState(null, '', `${path}#odeme`), payingPathOf(locator));

const ways: readonly (readonly [string, (page: Page, locator: string) => Promise<void>])[] = [
  [
    'where it was found',
    async (page, locator) => {
      await lookUp(page, locator, tr);
      await page.getByRole('link', { name: tr['lookup.found.pay'], exact: true }).click();
    },
  ],
  ['a link beside the payment of another', followPlainLink],
  ['an address with a fragment, where the page stands already', standAtFragment],
];

test.each(ways)(
  '[R-06] [S-16] a sale is paid, and no other that stands before its payment in this browser, by %s',
  async (_, go) => {
    const { page } = await visitor({ motion: false });
    const { origin } = shop();
    const wanted = await madeFor('sale', page, origin);
    const other = await bookFor(page, origin);
    expect(other.locator).not.toBe(wanted.locator);
    await page.goto('/odeme');
    await waitForState(page, 'payment', 'choosing.enteringCard');
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await go(page, wanted.locator);
    await page.waitForFunction(() => !('isOld' in window));
    await waitForState(page, 'payment', 'choosing.enteringCard');
    expect(page.url()).toBe(origin + payingPathOf(wanted.locator));
    await payBy(page, '5400610000010018');
    await onBankPage(page);
    await page.getByRole('button', { name: tr['bank.approve'], exact: true }).click();
    await waitForState(page, 'booking', 'ended.issued');
    await page.waitForURL((url) => url.pathname === `/odeme-sonuc/${wanted.locator}`);
  },
);
