import { getReservation, openBookingLink, sendBookingLink } from '#contract/rail-booking.ts';
import { refused } from '#domain/answer.ts';
import { type LookupTyped, lookupOf } from '#domain/booking-lookup.ts';
import { mayBeCode } from '#domain/mailed-code.ts';
import type { Gateway } from './gateway.ts';

/** How a booking is found, and proved to be the reader's. */
export const lookupCallsBy = ({ call }: Gateway) => ({
  find: (typed: LookupTyped, signal: AbortSignal) => call(getReservation, lookupOf(typed), signal),
  sendLink: (typed: LookupTyped, signal: AbortSignal) => call(sendBookingLink, lookupOf(typed), signal),
  openLink: async (code: string, signal: AbortSignal) =>
    mayBeCode(code) ? call(openBookingLink, { code }, signal) : refused('link-used-or-old'),
});

export type LookupCalls = ReturnType<typeof lookupCallsBy>;
