import type { Decline } from '#domain/fare/payment-decline.ts';

/** At which step of a payment the bank says no. */
export type DeclineStep = 'opening' | 'proof' | 'capture';

export type TestCard = {
  readonly name: string;
  readonly number: string;
  readonly type: 'credit' | 'debit';
  /** Null where the card pays. */
  readonly declines: { readonly at: DeclineStep; readonly why: Decline } | null;
};

const pays = (name: string, number: string, type: TestCard['type']): TestCard => ({
  name,
  number,
  type,
  declines: null,
});

const says = (why: Decline, at: DeclineStep, number: string): TestCard => ({
  name: why,
  number,
  type: 'credit',
  declines: { at, why },
});

/** Cards of the simulated bank: one for each thing a bank may say. Any other number that could be a card pays. */
export const testCards: readonly TestCard[] = [
  pays('credit-card', '5400610000010018', 'credit'),
  pays('debit-card', '5400610000010380', 'debit'),
  says('option-time-expired', 'opening', '5400610000010752'),
  says('payment-type-unknown', 'opening', '5400610000011123'),
  says('open-ticket-unknown', 'opening', '5400610000011495'),
  says('amount-wrong', 'opening', '5400610000011867'),
  says('card-not-found', 'opening', '5400610000012238'),
  says('one-card-only', 'opening', '5400610000012600'),
  says('card-invalid', 'opening', '5400610000012972'),
  says('card-to-be-checked', 'opening', '5400610000013343'),
  says('wagon-closed', 'capture', '5400610000013715'),
  says('wagon-shut', 'capture', '5400610000014085'),
  says('operation-failed', 'capture', '5400610000014457'),
  says('daily-limit', 'proof', '5400610000014820'),
  says('holder-wrong', 'proof', '5400610000015199'),
  says('number-wrong', 'proof', '5400610000015561'),
  says('expiry-wrong', 'proof', '5400610000015934'),
  says('security-code-wrong', 'proof', '5400610000016304'),
  says('payment-failed', 'proof', '5400610000016676'),
  says('time-ended', 'proof', '5400610000017047'),
];

/** What the bank keeps of a number it does not know. */
export const otherCard: TestCard = pays('other-card', '', 'credit');

export const testCardOf = (number: string): TestCard =>
  testCards.find((card) => card.number === number) ?? otherCard;

export const testCardNamed = (name: string): TestCard =>
  testCards.find((card) => card.name === name) ?? otherCard;
