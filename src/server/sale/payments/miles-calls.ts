import { payWithMiles, queryMiles } from '#contract/payments/promotions.ts';
import { milesFor, worthOfMiles } from '#domain/fare/miles.ts';
import { granted, refused } from '#domain/values/answer.ts';
import type { Operation } from '#server/platform/http/operation.ts';
import type { House } from '#server/sale/context/house.ts';
import { operation } from '#server/sale/context/operation.ts';
import { beginPurchase } from './begin-purchase.ts';
import { refusalOfPayment } from './refusal-of-payment.ts';

const pointsOf = async ({ db }: House, owner: number): Promise<number | null> => {
  const account = await db
    .selectFrom('miles_account')
    .select('points')
    .where('owner', '=', owner)
    .executeTakeFirst();
  return account?.points ?? null;
};

export const milesCalls: readonly Operation<House>[] = [
  operation(queryMiles, async ({ session }, house) => {
    if (session === null) return refused('sign-in-needed');
    const points = await pointsOf(house, session.userId);
    if (points === null) return refused('miles-unknown');
    return granted({ milesPoint: points, milesAmount: worthOfMiles(points), currency: 'TRY' });
  }),
  operation(payWithMiles, async (asked, house) => {
    const { body, session } = asked;
    if (session === null) return refused('sign-in-needed');
    if ((await pointsOf(house, session.userId)) === null) return refused('miles-unknown');
    const purchase = { purpose: body.purpose ?? 'sale', subject: body.locator };
    const means = { kind: 'miles' as const, token: String(session.userId) };
    const beginning = { ...purchase, attempt: body.attempt, amount: body.amount, means };
    const begun = await beginPurchase(beginning, asked, house);
    if (!begun.ok) return begun;
    const standing = (await house.payments.proceed(begun.value.payment)) ?? begun.value;
    if (standing.stands !== 'ticketed') return refusalOfPayment(standing);
    const { payment, locator, amount } = standing;
    return granted({ payment, locator, milesPoint: milesFor(amount) });
  }),
];
