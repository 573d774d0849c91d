import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import {
  findDiscountPackages,
  findOpenTickets,
  findRefundCoupons,
  findReservations,
  findSubscriptions,
} from '#contract/tickets/histories.ts';
import { languages } from '#domain/values/language.ts';
import en from '#locales/en.json' with { type: 'json' };
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { failures } from '../support/browser/failing-call.ts';
import { failsThenGoesOn } from '../support/browser/fails-then-goes-on.ts';
import { openAsMember } from '../support/browser/member-pages.ts';
import type { Asked } from '../support/browser/purchase-calls.ts';
import { shopOfThisFile } from '../support/browser/shop.ts';
import { visitorsOfThisFile } from '../support/browser/visitor.ts';
import { seedHistory } from '../support/shop/seed-history.ts';
import { worldHand } from '../support/shop/world.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const wordsOf = { tr, en, fa };

/** Whoever is signed out is told to log in: the other tests of these pages read that. */
const met = failures.filter((failure) => failure !== 'sign-in needed');

const listIn = (page: Page, section: string) => page.locator(`section[aria-labelledby="${section}"]`);

const list = (call: string, path: string, section: string): Asked => ({
  call,
  ask: ({ page }) => page.goto(path),
  message: 'history.not-reached.text',
  again: ({ page, words }) =>
    listIn(page, section)
      .getByRole('button', { name: words['history.ask-again'], exact: true })
      .press('Enter'),
  goesOn: ({ page }) => listIn(page, section).getByRole('article').first().waitFor(),
});

const both = '/acik-biletlerim-ve-iade-kuponlarim';

const lists: readonly Asked[] = [
  list(findReservations.name, '/biletlerim-rezervasyonlarim', 'bookings'),
  list(findOpenTickets.name, both, 'open-tickets'),
  list(findRefundCoupons.name, both, 'coupons'),
  list(findSubscriptions.name, '/abonmanliklarim', 'subscriptions'),
  list(findDiscountPackages.name, '/abonmanliklarim', 'packages'),
];

test.each(languages)(
  '[E-01] %s: each list of a member may fail: what happened is read, and it is asked for again',
  { timeout: 400_000 },
  async (language) => {
    const { page } = await visitor({ language });
    const { origin } = shop();
    if (language === languages[0]) await seedHistory(shop().databaseUrl, 1001);
    const world = worldHand(origin);
    await world.turn({ do: 'let-pass', name: null });
    await world.forgetAllBut([]);
    await page.clock.install();
    await openAsMember(page, shop(), '/sifre-guncelleme');
    for (const asked of lists)
      await failsThenGoesOn({ page, origin, world, words: wordsOf[language] }, asked, met);
    expect(lists).toHaveLength(5);
  },
);
