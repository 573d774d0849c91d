import { getReservation, openBookingLink, sendBookingLink } from '#contract/rail-booking.ts';
import { type LookupTyped, lookupOf } from '#domain/booking-lookup.ts';
import type { Gateway } from './gateway.ts';

/** How a booking is found, and proved to be the reader's. */
export const lookupCallsBy = ({ call }: Gateway) => ({
  find: (typed: LookupTyped, signal: AbortSignal) => call(getReservation, lookupOf(typed), signal),
  sendLink: (typed: LookupTyped, signal: AbortSignal) => call(sendBookingLink, lookupOf(typed), signal),
  openLink: (code: string, signal: AbortSignal) => call(openBookingLink, { code }, signal),
});

export type LookupCalls = ReturnType<typeof lookupCallsBy>;
