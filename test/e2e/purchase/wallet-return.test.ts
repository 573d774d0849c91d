import { expect, test } from 'vitest';
import { keepFlow } from '#contract/operations/keeping.ts';
import { askPayment } from '#contract/payments/payments.ts';
import { axeProblems } from '../../support/browser/axe.ts';
import { bookFor } from '../../support/browser/book-in-browser.ts';
import { drawnReaders } from '../../support/browser/readers.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { worldHand } from '../../support/shop/world.ts';
import { answerAndLoseWay, onBankPage, payBy } from '../../support/visits/card-buyer.ts';
import { headingsShown, noteHeadings } from '../../support/visits/headings-shown.ts';
import { keptStateOf } from '../../support/visits/kept-state.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const answers = [
  { answer: 'approves', flow: 'booking', state: 'ended.issued', to: '/odeme-sonuc/' },
  { answer: 'declines', flow: 'payment', state: 'choosing.enteringCard', to: '/odeme' },
] as const;

const button = { approves: 'bank.approve', declines: 'bank.decline' } as const;
const goodCard = '5400610000010018';
const callback = '/masterpass/callbackUrl';

test.each(drawnReaders().flatMap((reader) => answers.map((answer) => ({ ...reader, ...answer }))))(
  '[R-31] in $language, back from a bank that $answer: nothing but the waiting is shown until the shop knows, then $flow stands',
  async ({ language, words, answer, flow, state, to }) => {
    const { origin } = shop();
    const { page } = await visitor({ language });
    const world = worldHand(origin);
    await bookFor(page, origin);
    await page.goto('/odeme');
    await payBy(page, goodCard, words);
    await onBankPage(page);
    await answerAndLoseWay(page, words[button[answer]]);
    await noteHeadings(page);
    await world.hold([askPayment.name]);
    await page.goto(callback);
    await world.heldAmong([askPayment.name]);
    expect(new URL(page.url()).pathname).toBe(callback);
    expect(await page.getByRole('heading', { name: words['wallet.return.heading'] }).isVisible()).toBe(true);
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    expect(await axeProblems(page)).toEqual([]);
    await world.open(askPayment.name);
    await waitForState(page, flow, state);
    await page.waitForURL(({ pathname }) => pathname.startsWith(to));
    const [first] = await headingsShown(page);
    expect(first).toBe(words['wallet.return.heading']);
  },
);

test('[R-31] a page leaves for the bank once it is written down that it does', async () => {
  const { origin } = shop();
  const { page } = await visitor();
  const world = worldHand(origin);
  await bookFor(page, origin);
  await page.goto('/odeme');
  await waitForState(page, 'payment', 'choosing.enteringCard');
  await world.hold([keepFlow.name]);
  await payBy(page, goodCard);
  await waitForState(page, 'payment', /^proving/);
  await world.heldAmong([keepFlow.name]);
  await world.open(keepFlow.name);
  await onBankPage(page);
  expect(await keptStateOf({ page, origin }, 'payment')).toMatch(/^proving/);
});
