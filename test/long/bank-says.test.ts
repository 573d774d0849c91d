import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { type Decline, firstStepDeclines, secondStepDeclines } from '#domain/fare/payment-decline.ts';
import type { Language } from '#domain/values/language.ts';
import en from '#locales/en.json' with { type: 'json' };
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { refusalWords } from '#panels/payment/refusal-words.ts';
import { testCards } from '#server/counterparts/bank/test-cards.ts';
import { soon } from '#test/support/soon.ts';
import { bookFor } from '../support/browser/book-in-browser.ts';
import { flowState } from '../support/browser/flow-state.ts';
import { shopOfThisFile } from '../support/browser/shop.ts';
import { inTongues } from '../support/browser/tongues.ts';
import { visitorsOfThisFile } from '../support/browser/visitor.ts';
import { worldHand } from '../support/shop/world.ts';
import { onBankPage, payBy } from '../support/visits/card-buyer.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const sentences = { tr, en, fa };

const numberOf = (why: Decline): string => testCards.find(({ name }) => name === why)?.number ?? '';

/** After this the shop has forgotten how often an address has paid. */
const longerThanCounted = 61_000;

const comeToPay = async (language: Language): Promise<Page> => {
  await worldHand(shop().origin).pass(longerThanCounted);
  const { page } = await visitor({ language });
  await bookFor(page, shop().origin);
  await page.goto('/odeme');
  await expect.poll(() => flowState(page, 'payment'), soon).toBe('choosing.enteringCard');
  return page;
};

const approve = async (page: Page, words: typeof tr) => {
  await onBankPage(page);
  await page.getByRole('button', { name: words['bank.approve'], exact: true }).click();
};

/** What the page says is wrong, as one reads it. */
const declineText = (page: Page, why: Decline, words: typeof tr) =>
  page.getByRole('alert').getByText(words[refusalWords[why]], { exact: true });

/** After these nothing can be paid on this booking. */
const endings: readonly Decline[] = ['wagon-closed', 'wagon-shut', 'option-time-expired'];
const isPayable = (why: Decline): boolean => !endings.includes(why) && why !== 'time-ended';

test.each(inTongues(firstStepDeclines.filter(isPayable)))(
  '[E-10] %s: whatever the bank says to the card, the reader reads why and tries another one',
  async (language, _, causes) => {
    const words = sentences[language];
    const page = await comeToPay(language);
    for (const why of causes) {
      await payBy(page, numberOf(why), words);
      await declineText(page, why, words).waitFor();
      await expect.poll(() => flowState(page, 'payment'), soon).toBe('choosing.enteringCard');
    }
    expect(causes.length).toBeGreaterThan(0);
  },
);

test.each(inTongues(secondStepDeclines.filter(isPayable)))(
  '[E-11] [E-12] %s: whatever the bank says to the proof, the reader reads why and tries another card',
  async (language, _, causes) => {
    const words = sentences[language];
    const page = await comeToPay(language);
    for (const why of causes) {
      await payBy(page, numberOf(why), words);
      await approve(page, words);
      await declineText(page, why, words).waitFor();
      await expect.poll(() => flowState(page, 'payment'), soon).toBe('choosing.enteringCard');
    }
    expect(causes.length).toBeGreaterThan(0);
  },
);

test.each(inTongues(endings))(
  '[E-10] [E-11] %s: where nothing can be paid any more, the reader reads why and what is left to do',
  async (language, _, causes) => {
    const words = sentences[language];
    for (const why of causes) {
      const page = await comeToPay(language);
      await payBy(page, numberOf(why), words);
      if (why !== 'option-time-expired') await approve(page, words);
      await declineText(page, why, words).waitFor();
      expect(await page.getByRole('button', { name: words['payment.stopped.again'] }).isVisible()).toBe(true);
    }
    expect(causes.length).toBeGreaterThan(0);
  },
);

test('[E-12] [S-10] when the bank says the time is over, the reader comes home and reads it there', async () => {
  const page = await comeToPay('tr');
  await payBy(page, numberOf('time-ended'));
  await approve(page, tr);
  await page.getByText(tr['alert.payment-time-ended.text'], { exact: true }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname, soon).toBe('/');
});
