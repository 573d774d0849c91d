import { abandonRental as call } from '#contract/rentals/rental.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { isMoneyUnderWay } from '#server/sale/bookings/is-money-under-way.ts';
import { operation } from '#server/sale/context/operation.ts';
import { letRentalGo } from './let-rental-go.ts';
import { lockedRental, rentalToActOn } from './rental-rows.ts';

/** What is paid or let go already stays so. */
export const abandonRental = operation(call, async ({ body, ...acting }, app) => {
  const own = await rentalToActOn(body.reservationNumber, acting, app);
  if (own === null) return refused('proof-needed');
  if (await isMoneyUnderWay(own.number, ['rental'], app)) return refused('payment-underway');
  await inTransaction(app.db, async (within) => {
    const order = await lockedRental(within, own.number);
    if (order?.status === 'open') await letRentalGo(within, own.number, app);
  });
  return granted(null);
});
