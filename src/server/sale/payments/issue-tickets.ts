import type { z } from 'zod/mini';
import { issueTickets as call } from '#contract/bookings/rail-booking.ts';
import { granted } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { parseLocator } from '#domain/values/locator.ts';
import { cardCookie } from '#server/people/access/card-cookie.ts';
import { wideNet } from '#server/people/access/counted-for.ts';
import { inTurn } from '#server/people/access/take-turn.ts';
import type { OperationRequest } from '#server/platform/http/operation.ts';
import { keyIn } from '#server/platform/once/answer-once.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { operation } from '#server/sale/context/operation.ts';
import { beginPurchase } from './begin-purchase.ts';
import { refusalOfPayment } from './refusal-of-payment.ts';

const turns = { name: 'issue-tickets', most: 30, within: minute, browsers: wideNet, wrong: ['nothing-due'] };

const purposes = { sale: 'sale', reservation: 'reservation-to-sale' } as const;

/** Begins the payment of a booking of either kind; said again with the same key it is the same payment. */
const begin = async (asked: OperationRequest<z.output<typeof call.body>>, app: AppContext) => {
  const { body, cookies, headers } = asked;
  const locator = parseLocator(body.locator).slice(0, 40);
  const booking = await app.db
    .selectFrom('booking')
    .select('kind')
    .where('locator', '=', locator)
    .executeTakeFirst();
  const token = body.cardToken ?? cookies[cardCookie] ?? '';
  const beginning = {
    purpose: purposes[booking?.kind ?? 'sale'],
    subject: locator,
    attempt: keyIn(headers, body.idempotencyKey) ?? token,
    amount: body.totalPrice,
    means: { kind: 'card' as const, token },
  };
  const begun = await beginPurchase(beginning, asked, app);
  if (!begun.ok) return begun;
  const { payment, status, challenge, payBy } = begun.value;
  if (status !== 'paying' && status !== 'ticketed') return refusalOfPayment(begun.value);
  return granted({
    locator,
    enrollReference: payment,
    ticketed: status === 'ticketed',
    payBy,
    paymentAuthRequest: challenge,
  });
};

export const issueTickets = operation(call, (asked, app) =>
  inTurn(asked, turns, app, () => begin(asked, app)),
);
