import { simulateSale as call } from '#contract/bookings/rail-booking.ts';
import { mayDoWithBooking } from '#domain/booking/booking-actions.ts';
import { bookingStatusAt } from '#domain/booking/booking-status.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { operation } from '#server/sale/context/operation.ts';
import { ownBooking } from './find-booking.ts';

/** What turning a reservation into tickets would cost. Nothing is changed. */
export const simulateSale = operation(call, async (asked, app) => {
  const own = await ownBooking(asked.body.locator, asked, app);
  if (!own.ok) return own;
  const { booking, prices } = own.value;
  const status = bookingStatusAt(booking.status, booking.deadline, app.clock.now());
  if (!mayDoWithBooking('convert-to-sale', booking.kind, status)) return refused('not-in-this-status');
  return granted({
    locator: booking.locator,
    totalPrice: booking.amount,
    currency: 'TRY',
    optionDate: booking.deadline,
    prices: prices.map(({ rule, amount }) => ({ type: rule, priceAmount: amount, priceCurrency: 'TRY' })),
  });
});
