import { readBookingForSupport } from '#contract/operations/support.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';

/** What support asks of the shop. */
export const supportCallsBy = ({ call }: Gateway) => ({
  readBooking: ({ locator }: { readonly locator: string }, signal: AbortSignal) =>
    call(readBookingForSupport, { locator }, signal),
});
