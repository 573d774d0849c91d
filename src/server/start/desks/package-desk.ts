import type { Transaction } from 'kysely';
import { lastDayOf, type PackageProduct, packageProducts } from '#domain/catalogue/package-product.ts';
import { granted, refused } from '#domain/values/answer.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import { isActiveAccount } from '#server/people/accounts/active-account.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { returnedLetter } from '#server/sale/bookings/payment-returned-letter.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { addressOf, soldLetter } from '#server/sale/packages/package-letters.ts';
import type { Desk } from '#server/sale/settlement/desk.ts';
import { findRow } from '#server/sale/settlement/settlement-row.ts';

type Order = Tables['package_order'];

const lockedOrder = (within: Transaction<Tables>, id: string): Promise<Order | undefined> =>
  within.selectFrom('package_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

type Paid = { readonly payment: string; readonly amount: Kurus };

const purchaseOf = (
  order: Order,
  product: PackageProduct,
  { payment, amount }: Paid,
  now: number,
): Tables['package_purchase'] => ({
  locator: order.locator,
  user_id: order.user_id,
  kind: product.kind,
  name: product.name,
  passenger: order.passenger,
  counts: product.counts,
  remaining: product.holds,
  holds: product.holds,
  round_trips: product.roundTrips,
  from_station: order.from_station,
  to_station: order.to_station,
  train_type: product.trainTypes.join(','),
  cabin_classes: JSON.stringify(product.cabinClasses),
  fare_family: product.family,
  is_active: true,
  amount,
  sold_at: now,
  starts: order.starts,
  ends: lastDayOf(product, order.starts),
  payment,
  cancelled_at: null,
});

/** What was ordered is sold, whatever was published since. */
const productOf = ({ product, as_ordered: orderedProduct }: Order): PackageProduct | undefined => {
  if (orderedProduct === null) return packageProducts.find(({ id }) => id === product);
  const ordered = JSON.parse(orderedProduct);
  // An order that was laid down before a package could be good on several kinds names one.
  return { trainTypes: [ordered.trainType], ...ordered };
};

const due: Desk['due'] = async (within, subject, now) => {
  const order = await lockedOrder(within, subject);
  if (order?.status !== 'open' || order.deadline <= now) return null;
  if (!(await isActiveAccount(within, order.user_id))) return null;
  return { amount: order.amount, deadline: order.deadline, locator: order.locator };
};

const issue: Desk['issue'] = async (within, subject, payment, now) => {
  const order = await lockedOrder(within, subject);
  if (order === undefined) return refused('no-longer-held');
  if (order.status !== 'open') {
    return order.payment === payment ? granted(null) : refused('no-longer-held');
  }
  const product = productOf(order);
  if (product === undefined || !(await isActiveAccount(within, order.user_id)))
    return refused('no-longer-held');
  const amount = (await findRow(within, payment))?.amount ?? order.amount;
  await within
    .insertInto('package_purchase')
    .values(purchaseOf(order, product, { payment, amount }, now))
    .execute();
  await within
    .updateTable('package_order')
    .set({ status: 'done', payment })
    .where('id', '=', subject)
    .execute();
  return granted(null);
};

const notifyOn =
  ({ mail }: Pick<AppContext, 'mail'>): Desk['notify'] =>
  async (within, subject, payment) => {
    const order = await lockedOrder(within, subject);
    if (order?.payment !== payment) return;
    const { user_id: userId, locator, language } = order;
    const purchase = await within
      .selectFrom('package_purchase')
      .select(['name', 'starts', 'ends', 'amount'])
      .where('locator', '=', locator)
      .executeTakeFirstOrThrow();
    const to = await addressOf(within, userId);
    await mail.post(soldLetter({ to, language, locator, ...purchase }), within);
  };

/** Whose membership has ended cannot be told any more. */
const returnedOn =
  ({ mail }: Pick<AppContext, 'mail'>): NonNullable<Desk['returned']> =>
  async (within, subject, amount) => {
    const purchase = await within
      .selectFrom('package_order')
      .innerJoin('user_account', 'user_account.id', 'package_order.user_id')
      .select(['email', 'locator', 'package_order.language'])
      .where('package_order.id', '=', subject)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (purchase === undefined) return;
    const { email: to, locator, language } = purchase;
    await mail.post(returnedLetter({ to, language, locator, amount, of: 'package' }), within);
  };

/** Within its time an order may be paid by another card. */
const letGo: Desk['refused'] = async (within, subject, _payment, now) => {
  const order = await lockedOrder(within, subject);
  if (order?.status !== 'open' || order.deadline > now) return;
  await within.updateTable('package_order').set({ status: 'refused' }).where('id', '=', subject).execute();
};

/** Sells subscriptions and discount packages. The subject is the order of one. */
export const packageDesk = (deps: Pick<AppContext, 'mail'>): Desk => ({
  due,
  issue,
  notify: notifyOn(deps),
  refused: letGo,
  returned: returnedOn(deps),
});
