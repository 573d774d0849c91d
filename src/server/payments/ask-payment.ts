import { askPayment as call } from '#contract/payments.ts';
import { granted, refused } from '#domain/answer.ts';
import { operation } from '#server/http/operation.ts';
import { callerSubjectOf } from '#server/tries/caller-subject.ts';
import { hasCardNumber } from './card-number-in.ts';
import { refusalOfPayment } from './refusal-of-payment.ts';

const minute = 60_000;
const questionsAMinute = 120;

/** Asks the bank and settles what can be settled. */
export const askPayment = operation(call, async ({ body, callerAddress }, { payments, allow }) => {
  if (hasCardNumber(body)) return refused('card-number-sent');
  if (!allow(`ask-payment ${callerSubjectOf(callerAddress)}`, questionsAMinute, minute)) {
    return refused('too-many-tries');
  }
  const standing = await payments.proceed(body.enrollReference);
  if (standing === null) return refused('payment-unknown');
  if (standing.stands !== 'ticketed') return refusalOfPayment(standing);
  const { bankReference, locator, amount } = standing;
  return granted({ bankReference, locator, amount });
});
