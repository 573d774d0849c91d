import { cancelReservation as call } from '#contract/bookings/rail-booking.ts';
import { refused } from '#domain/values/answer.ts';
import { operation } from '#server/sale/context/operation.ts';
import { actOnOption } from './act-on-option.ts';
import { cancelOption } from './change-option.ts';
import { ownBooking } from './find-booking.ts';
import { isMoneyUnderWay } from './is-money-under-way.ts';

const purposes = ['sale', 'reservation-to-sale'] as const;

/** Gives the places of a reservation back, or of a sale nobody has paid. */
export const cancelReservation = operation(call, async (asked, app) => {
  const own = await ownBooking(asked.body.locator, asked, app);
  if (!own.ok) return own;
  const { locator, status } = own.value.booking;
  if (status === 'active' && (await isMoneyUnderWay(locator, purposes, app)))
    return refused('payment-underway');
  return actOnOption(call.name, 'cancelled', asked, app, cancelOption);
});
