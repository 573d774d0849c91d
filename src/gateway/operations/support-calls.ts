import { lookAtBooking } from '#contract/support.ts';
import type { Gateway } from './gateway.ts';

/** What support asks of the shop. */
export const supportCallsBy = ({ call }: Gateway) => ({
  lookAt: (locator: string, signal: AbortSignal) => call(lookAtBooking, { locator }, signal),
});
