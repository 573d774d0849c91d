import { abandonChange as call } from '#contract/tickets.ts';
import { granted, refused } from '#domain/answer.ts';
import { isMoneyUnderWay } from '#server/bookings/is-money-under-way.ts';
import { operation } from '#server/http/operation.ts';
import { inTransaction } from '#server/store/transaction.ts';
import { bookingToActOn } from './acting.ts';
import { letChangeGo, lockedOrder } from './change-order.ts';

/** An order of another booking is none of this one; what is done or let go already stays so. */
export const abandonChange = operation(call, async ({ body, ...acting }, { db, payments, clock }) => {
  const booking = await bookingToActOn(body.pnr, acting, { db, clock });
  if (booking === null) return refused('proof-needed');
  const own = await db
    .selectFrom('ticket_order')
    .select('id')
    .where('id', '=', body.orderNumber)
    .where('locator', '=', booking.locator)
    .where('purpose', '=', 'change')
    .executeTakeFirst();
  if (own === undefined) return granted(null);
  if (await isMoneyUnderWay(own.id, ['change'], { db, payments })) return refused('payment-underway');
  await inTransaction(db, async (within) => {
    const order = await lockedOrder(within, own.id);
    if (order?.status === 'open') await letChangeGo(within, own.id, clock.now());
  });
  return granted(null);
});
