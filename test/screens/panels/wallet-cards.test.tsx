import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import { mayPay, type WalletCard, type WalletCardState, walletCardStates } from '#domain/fare/wallet-card.ts';
import { minute } from '#domain/values/durations.ts';
import { masterpassMachine } from '#machines/masterpass/masterpass.machine.ts';
import { begun, type Masterpass } from '#machines/masterpass/masterpass.model.ts';
import { stateWords } from '#panels/payment/wallet/card-words.ts';
import { Wallet } from '#panels/payment/wallet/wallet.tsx';
import { cardOrigin } from '../../support/views/enter-card.ts';
import { wordsOf } from '../drawn.tsx';
import { readIn } from '../read-in.tsx';

const { say } = wordsOf('tr');
const input: Masterpass['input'] = { locator: 'K7Q2ZT', bought: 'sale', amount: 117_000, payBy: 600_000 };

const cardIn = (state: WalletCardState): WalletCard => ({
  id: 'card-1',
  alias: 'Maaş kartım',
  lastFour: '0018',
  isDefault: false,
  state,
  type: 'credit',
});

type State = Parameters<typeof masterpassMachine.resolveState>[0]['value'];

/** A wallet that stands where it is told to. */
const walletAt = (value: State, known: Partial<Masterpass['context']>) => {
  const snapshot = masterpassMachine.resolveState({ value, context: { ...begun(input), ...known } });
  const wallet = createActor(masterpassMachine, { snapshot, input }).start();
  onTestFinished(() => {
    wallet.stop();
  });
  return { wallet, sentences: readIn(<Wallet wallet={wallet} cardOrigin={cardOrigin} />) };
};

const browsing = { open: 'browsing' } as const;

test.each([
  ['without a card', [], true],
  ['with one', [cardIn('active')], false],
])('a wallet %s says whether there is none', (_, cards, isEmpty) => {
  expect(walletAt(browsing, { cards }).sentences().includes('wallet.none')).toBe(isEmpty);
});

test.each(walletCardStates)('a card that is %s pays or says why it cannot', (state) => {
  const sentences = walletAt(browsing, { cards: [cardIn(state)] }).sentences();
  const pay = 'payment.pay:wallet.card.not-ready';
  expect([sentences.includes(pay), sentences.includes(stateWords[state])]).toEqual(
    mayPay({ state }) ? [false, false] : [true, true],
  );
});

test('a code that has not six digits is not sent, and what it lacks is said where it is typed', async () => {
  const { wallet, sentences } = walletAt(
    { open: { proving: { entering: 'fresh' } } },
    { cards: [cardIn('active')] },
  );
  await page.getByLabelText(say('wallet.code'), { exact: true }).fill('12345');
  await page.getByRole('button', { name: say('payment.pay', { amount: '₺1.170,00' }) }).click();
  expect(wallet.getSnapshot().matches({ open: { proving: 'entering' } })).toBe(true);
  expect(sentences()).toContain('wallet.code.wrong');
  await expect.element(page.getByLabelText(say('wallet.code'), { exact: true })).toHaveFocus();
});

test.each([
  ['no', false],
  ['yes', true],
] as const)('what was said of a new card is there again when the code is left: %s', (isDefault, isChosen) => {
  const sentences = walletAt({ open: 'adding' }, { alias: 'Maaş kartım', isDefault }).sentences();
  expect([
    sentences.includes('wallet.alias:is-filled'),
    sentences.includes('wallet.add.default:is-chosen'),
  ]).toEqual([true, isChosen]);
});

test('a code says until when it can be entered, not when another one can be asked for', () => {
  const now = Date.UTC(2026, 11, 2, 18, 30);
  const verification = { id: 'v-1', expiresAt: now + 3 * minute, resendAt: now + minute };
  walletAt({ open: { proving: { entering: 'fresh' } } }, { cards: [cardIn('active')], verification });
  const hint = document.getElementById('wallet-code')?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(hint)?.textContent).toContain('Son kullanma: 21:33');
});
