import { issueTickets as call } from '#contract/rail-booking.ts';
import { granted, refused } from '#domain/answer.ts';
import { locatorTyped } from '#domain/locator.ts';
import { operation } from '#server/http/operation.ts';
import { keyIn } from '#server/once/answer-once.ts';
import { cardCookie } from '#server/payments/card-cookie.ts';
import { hasCardNumber } from '#server/payments/card-number-in.ts';
import { refusalOfPayment } from '#server/payments/refusal-of-payment.ts';
import { callerSubjectOf } from '#server/tries/caller-subject.ts';
import { spendLookup } from './lookup-budgets.ts';
import { mayActOn } from './may-act.ts';

const minute = 60_000;
const paymentsAMinute = 30;

const beginRefusals = {
  'nothing-due': 'nothing-due',
  'amount-wrong': 'amount-wrong',
  'being-paid': 'payment-underway',
  'said-otherwise': 'key-used-otherwise',
} as const;

const purposes = { sale: 'sale', reservation: 'reservation-to-sale' } as const;

/**
 * Begins the payment of a booking of either kind; said again with the same key it is the same payment. A PNR that is
 * not there is a guess, and counts as one.
 */
export const issueTickets = operation(call, async (asked, house) => {
  const { body, cookies, headers, callerAddress } = asked;
  const { db, clock, payments, allow } = house;
  if (hasCardNumber(body)) return refused('card-number-sent');
  if (!allow(`issue-tickets ${callerSubjectOf(callerAddress)}`, paymentsAMinute, minute)) {
    return refused('too-many-tries');
  }
  const locator = locatorTyped(body.locator).slice(0, 40);
  const booking = await db
    .selectFrom('booking')
    .select(['locator', 'kind', 'user_id'])
    .where('locator', '=', locator)
    .executeTakeFirst();
  if (booking === undefined) {
    const guess = await spendLookup(db, { callerAddress, locator }, clock.now());
    return refused(guess === null ? 'nothing-due' : 'too-many-tries');
  }
  const token = body.cardToken ?? cookies[cardCookie] ?? '';
  const begun = await payments.begin({
    purpose: purposes[booking.kind],
    subject: booking.locator,
    attempt: keyIn(headers, body.idempotencyKey) ?? token,
    amount: body.totalPrice,
    means: { kind: 'card', token },
    by: (await mayActOn({ booking }, asked, house)) ? 'owner' : 'anyone',
  });
  if (!begun.ok) return refused(beginRefusals[begun.refusal]);
  const { payment, stands, challenge, payBy } = begun.value;
  if (stands !== 'paying' && stands !== 'ticketed') return refusalOfPayment(begun.value);
  return granted({
    locator: booking.locator,
    enrollReference: payment,
    ticketed: stands === 'ticketed',
    payBy,
    paymentAuthRequest: challenge,
  });
});
