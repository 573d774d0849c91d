import { expect, test } from 'vitest';
import { queryMiles } from '#contract/payments/promotions.ts';
import { walletCards } from '#contract/payments/wallet.ts';
import { languages } from '#domain/values/language.ts';
import type { MessageId } from '#i18n/message-id.ts';
import en from '#locales/en.json' with { type: 'json' };
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { bookFor } from '../support/browser/book-in-browser.ts';
import { failures } from '../support/browser/failing-call.ts';
import { failsThenGoesOn } from '../support/browser/fails-then-goes-on.ts';
import { comeAsMember } from '../support/browser/one-booking.ts';
import { type Asked, presses } from '../support/browser/purchase-calls.ts';
import { shopOfThisFile } from '../support/browser/shop.ts';
import { visitorsOfThisFile } from '../support/browser/visitor.ts';
import { waitForState } from '../support/browser/wait-for-state.ts';
import { worldHand } from '../support/shop/world.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const wordsOf = { tr, en, fa };

/** Whoever is signed out on the way is told another sentence: the walks of the wallet and of the payment read it. */
const met = failures.filter((failure) => failure !== 'sign-in needed');

const chooses =
  (id: MessageId): Asked['ask'] =>
  ({ page, words }) =>
    page.locator('#content').getByRole('radio', { name: words[id] }).press('Space');

const paying: readonly Asked[] = [
  {
    call: queryMiles.name,
    come: async ({ page }) => {
      await page.goto('/odeme');
      await waitForState(page, 'payment', 'choosing.enteringCard');
    },
    ask: chooses('payment.method.miles'),
    message: 'payment.refused.not-reached',
    again: presses('payment.miles.again'),
    goesOn: ({ page, words }) =>
      page.getByText(words['payment.miles.have'].split(/\{\w+\}/)[1]?.trim() ?? '').waitFor(),
  },
  {
    call: walletCards.name,
    come: ({ page, words }) => page.getByLabel(words['terms.accept']).check(),
    ask: chooses('payment.method.wallet'),
    message: 'payment.refused.not-reached',
    again: presses('wallet.read'),
    goesOn: ({ page, words }) => page.getByText(words['wallet.none']).waitFor(),
  },
];

test.each(languages)(
  '[E-12] %s: what only a member asks while paying may fail: what happened is read, and it goes on',
  { timeout: 300_000 },
  async (language) => {
    const { page } = await visitor({ language });
    const { origin } = shop();
    const world = worldHand(origin);
    await world.turn({ do: 'let-pass', name: null });
    await world.forgetAllBut([]);
    const reading = { page, origin, world, words: wordsOf[language] };
    await comeAsMember(reading);
    await bookFor(page, origin);
    await page.clock.install();
    for (const asked of paying) await failsThenGoesOn(reading, asked, met);
    expect(paying).toHaveLength(2);
  },
);
