import { lookAtBooking } from '#contract/operations/support.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';

/** What support asks of the shop. */
export const supportCallsBy = ({ call }: Gateway) => ({
  lookAt: ({ locator }: { readonly locator: string }, signal: AbortSignal) =>
    call(lookAtBooking, { locator }, signal),
});
