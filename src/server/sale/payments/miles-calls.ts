import type { z } from 'zod/mini';
import { payWithMiles, queryMiles } from '#contract/payments/promotions.ts';
import { milesFor, worthOfMiles } from '#domain/fare/miles.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { type Turns, wideNet } from '#server/people/access/counted-for.ts';
import { inTurn } from '#server/people/access/take-turn.ts';
import type { Operation, OperationRequest } from '#server/platform/http/operation.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { operation } from '#server/sale/context/operation.ts';
import { beginPurchase } from './begin-purchase.ts';
import { refusalOfPayment } from './refusal-of-payment.ts';

const pointsOf = async ({ db }: AppContext, owner: number): Promise<number | null> => {
  const account = await db
    .selectFrom('miles_account')
    .select('points')
    .where('owner', '=', owner)
    .executeTakeFirst();
  return account?.points ?? null;
};

/** A payment that comes to nothing is kept in the books all the same. */
const turns: Turns = { name: 'pay-with-miles', most: 30, within: minute, browsers: wideNet };

const payBy = async (asked: OperationRequest<z.output<typeof payWithMiles.body>>, app: AppContext) => {
  const { body, session } = asked;
  if (session === null) return refused('sign-in-needed');
  if ((await pointsOf(app, session.userId)) === null) return refused('miles-unknown');
  const purchase = { purpose: body.purpose ?? 'sale', subject: body.locator };
  const means = { kind: 'miles' as const, token: String(session.userId) };
  const beginning = { ...purchase, attempt: body.attempt, amount: body.amount, means };
  const begun = await beginPurchase(beginning, asked, app);
  if (!begun.ok) return begun;
  const paymentState = (await app.payments.proceed(begun.value.payment)) ?? begun.value;
  if (paymentState.status !== 'ticketed') return refusalOfPayment(paymentState);
  const { payment, locator, amount } = paymentState;
  return granted({ payment, locator, milesPoint: milesFor(amount) });
};

export const milesCalls: readonly Operation<AppContext>[] = [
  operation(queryMiles, async ({ session }, app) => {
    if (session === null) return refused('sign-in-needed');
    const points = await pointsOf(app, session.userId);
    if (points === null) return refused('miles-unknown');
    return granted({ milesPoint: points, milesAmount: worthOfMiles(points), currency: 'TRY' });
  }),
  operation(payWithMiles, (asked, app) => inTurn(asked, turns, app, () => payBy(asked, app))),
];
