import { askPayment as call } from '#contract/payments/payments.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { type Turns, wideNet } from '#server/people/access/counted-for.ts';
import { refusalOfTurn } from '#server/people/access/take-turn.ts';
import { operation } from '#server/sale/context/operation.ts';
import { isOwnPurchase } from './is-own-purchase.ts';
import { refusalOfPayment } from './refusal-of-payment.ts';

const turns: Turns = { name: 'ask-payment', most: 120, within: minute, browsers: wideNet };

const notShown = { bankReference: null, locator: '', amount: 0 } as const;

/**
 * Asks the bank and settles what can be settled. Whoever paid for what is not theirs learns that it is paid; what was
 * bought, and for how much, is told to its owner.
 */
export const askPayment = operation(call, async (asked, app) => {
  const { body } = asked;
  const refusal = refusalOfTurn(asked, turns, app);
  if (refusal !== null) return refusal;
  const paymentState = await app.payments.proceed(body.enrollReference);
  if (paymentState === null) return refused('payment-unknown');
  if (paymentState.status !== 'ticketed') return refusalOfPayment(paymentState);
  if (!(await isOwnPurchase(paymentState, asked, app))) return granted(notShown);
  const { bankReference, locator, amount } = paymentState;
  return granted({ bankReference, locator, amount });
});
