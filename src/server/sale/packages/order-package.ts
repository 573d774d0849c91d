import type { Transaction } from 'kysely';
import { calculatePackage as calculate, orderPackage as order } from '#contract/tickets/packages.ts';
import { paymentTime } from '#domain/booking/reservation-option.ts';
import { lastDayOf, type PackageProduct } from '#domain/catalogue/package-product.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import type { Language } from '#domain/values/language.ts';
import { channelNamed } from '#domain/values/sales-channel.ts';
import { narrowNet, type Turns } from '#server/people/access/counted-for.ts';
import { refusalOfTurn } from '#server/people/access/take-turn.ts';
import { answerToMember } from '#server/people/accounts/active-account.ts';
import { keyIn } from '#server/platform/once/answer-once.ts';
import { answerWithin } from '#server/platform/once/answer-within.ts';
import { hashOf, newSecret } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { newLocator } from '#server/sale/bookings/new-locator.ts';
import { operation } from '#server/sale/context/operation.ts';
import { productFor, type Wish } from './product-for.ts';

const channelIn = (headers: Pick<Headers, 'get'>) => channelNamed(headers.get('sales-channel'));

const quoteOf = ({ startDate }: Wish, product: PackageProduct) => ({
  subscriptionId: product.id,
  startDate,
  endDate: lastDayOf(product, startDate),
  remainingCount: product.holds,
  totalAmount: product.price,
  currency: 'TRY' as const,
});

export const calculatePackage = operation(calculate, async ({ body, headers, session }, app) => {
  if (session === null) return refused('sign-in-needed');
  const product = await productFor(body, { ...session, channel: channelIn(headers) }, app);
  return product.ok ? granted(quoteOf(body, product.value)) : product;
});

type Laying = { readonly id: string; readonly userId: number; readonly language: Language };

const saveOrder = async (
  within: Transaction<Tables>,
  wish: Wish,
  product: PackageProduct,
  { id, userId, language }: Laying,
  now: number,
) => {
  const { first_name: first, last_name: last } = await within
    .selectFrom('user_account')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const deadline = now + paymentTime;
  await within
    .insertInto('package_order')
    .values({
      id,
      user_id: userId,
      product: product.id,
      as_ordered: JSON.stringify(product),
      locator: newLocator(),
      passenger: `${first} ${last}`,
      from_station: wish.fromStationId,
      to_station: wish.toStationId,
      starts: wish.startDate,
      amount: product.price,
      language,
      status: 'open',
      made_at: now,
      deadline,
      payment: null,
    })
    .execute();
  return granted({ ...quoteOf(wish, product), orderNumber: id, orderDeadline: deadline });
};

const turns: Turns = { name: 'order-package', most: 30, within: minute, browsers: narrowNet };

/** What is ordered is paid as any purchase is, by the number of its order. An order that nobody pays for is kept as well. */
export const orderPackage = operation(order, async (asked, app) => {
  const { body, headers, session, language } = asked;
  if (session === null) return refused('sign-in-needed');
  const over = refusalOfTurn(asked, turns, app);
  if (over !== null) return over;
  const product = await productFor(body, { ...session, channel: channelIn(headers) }, app);
  if (!product.ok) return product;
  if (product.value.price !== body.totalAmount) return refused('amount-differs');
  const { userId } = session;
  const key = keyIn(headers, body.idempotencyKey);
  const id = key === null ? newSecret() : hashOf(`package ${userId} ${key}`);
  const { idempotencyKey: _, ...wish } = body;
  const call = { name: 'order-package', key, owner: String(userId), body: wish };
  const now = app.clock.now();
  return answerToMember(app.db, userId, (within) =>
    answerWithin(within, call, order.granted, now, () =>
      saveOrder(within, body, product.value, { id, userId, language }, now),
    ),
  );
});
