import { getReservation, openBookingLink, sendBookingLink } from '#contract/bookings/rail-booking.ts';
import { type LookupInput, lookupOf } from '#domain/booking/booking-lookup.ts';
import { mayBeCode } from '#domain/shop/mailed-code.ts';
import { refused } from '#domain/values/answer.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';

/** How a booking is found, and proved to be the reader's. */
export const lookupCallsBy = ({ call }: Gateway) => ({
  find: (input: LookupInput, signal: AbortSignal) => call(getReservation, lookupOf(input), signal),
  sendLink: (input: LookupInput, signal: AbortSignal) => call(sendBookingLink, lookupOf(input), signal),
  openLink: async ({ code }: { readonly code: string }, signal: AbortSignal) =>
    mayBeCode(code) ? call(openBookingLink, { code }, signal) : refused('link-used-or-old'),
});
