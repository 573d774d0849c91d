import { expect, test } from 'vitest';
import { getReservation, openBookingLink, sendBookingLink } from '#contract/bookings/rail-booking.ts';
import { languages } from '#domain/values/language.ts';
import en from '#locales/en.json' with { type: 'json' };
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { bookFor } from '../support/browser/book-in-browser.ts';
import { failures } from '../support/browser/failing-call.ts';
import { failsThenGoesOn } from '../support/browser/fails-then-goes-on.ts';
import { mailedLink } from '../support/browser/mailed-link.ts';
import { type Asked, presses } from '../support/browser/purchase-calls.ts';
import { shopOfThisFile } from '../support/browser/shop.ts';
import { visitorsOfThisFile } from '../support/browser/visitor.ts';
import { worldHand } from '../support/shop/world.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const wordsOf = { tr, en, fa };

const lookup = (locator: string): readonly Asked[] => [
  {
    call: getReservation.name,
    come: async ({ page, words }) => {
      await page.goto('/bilet-arama');
      await page.getByLabel(words['lookup.locator']).fill(locator);
      await page.getByLabel(words['lookup.who']).fill('yolcu');
    },
    ask: presses('lookup.search'),
    message: 'lookup.refused.not-reached',
    again: presses('lookup.search'),
    goesOn: ({ page }) => page.getByRole('article').waitFor(),
    kept: (page) => page.locator('#pnr'),
  },
  {
    call: sendBookingLink.name,
    ask: presses('lookup.link.send'),
    message: 'lookup.refused.not-reached',
    again: presses('lookup.link.send'),
    goesOn: ({ page, words }) => page.getByText(words['lookup.link.sent.text'], { exact: true }).waitFor(),
  },
  {
    call: openBookingLink.name,
    come: async ({ page }) => {
      await page.goto(await mailedLink(page, 'deneme@example.com'));
    },
    ask: presses('lookup.open.open'),
    message: 'lookup.refused.not-reached',
    again: presses('lookup.open.open'),
    goesOn: ({ page }) => page.getByRole('heading', { name: 'DENEME YOLCU' }).waitFor(),
  },
];

test.each(languages)(
  '[E-06] %s: each call of a lookup may fail: what happened is read, nothing typed is lost, and it goes on',
  { timeout: 300_000 },
  async (language) => {
    const { origin } = shop();
    const buyer = await visitor({ language });
    const { locator } = await bookFor(buyer.page, origin);
    const { page } = await visitor({ language });
    const world = worldHand(origin);
    await world.turn({ do: 'let-pass', name: null });
    await world.forgetAllBut([]);
    // Ten links in a quarter of an hour are mailed for one address.
    await world.pass(16 * 60_000);
    await page.clock.install();
    const asked = lookup(locator);
    for (const each of asked)
      await failsThenGoesOn({ page, origin, world, words: wordsOf[language] }, each, failures);
    expect(asked).toHaveLength(3);
  },
);
