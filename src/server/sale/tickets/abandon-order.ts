import { abandonOrder as call } from '#contract/bookings/orders.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { isMoneyUnderWay } from '#server/sale/bookings/is-money-under-way.ts';
import { operation } from '#server/sale/context/operation.ts';
import { bookingToActOn } from './acting.ts';
import { letOrderGo } from './change-order.ts';
import { lockedOrder } from './ticket-orders.ts';

/** An order of another booking is none of this one; what is done or let go already stays so. */
export const abandonOrder = operation(call, async ({ body, ...acting }, { db, payments, clock }) => {
  const booking = await bookingToActOn(body.pnr, acting, { db, clock });
  if (booking === null) return refused('proof-needed');
  const own = await db
    .selectFrom('ticket_order')
    .select(['id', 'purpose'])
    .where('id', '=', body.orderNumber)
    .where('locator', '=', booking.locator)
    .executeTakeFirst();
  if (own === undefined) return granted(null);
  if (await isMoneyUnderWay(own.id, [own.purpose], { db, payments })) return refused('payment-underway');
  await inTransaction(db, async (within) => {
    const order = await lockedOrder(within, own.id);
    if (order?.status === 'open') await letOrderGo(within, own.id, clock.now());
  });
  return granted(null);
});
