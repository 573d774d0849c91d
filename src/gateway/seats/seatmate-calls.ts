import { agreeToSeatmate, askSeatmate } from '#contract/seats/seatmates.ts';
import type { SeatmateWish } from '#domain/booking/seatmate.ts';
import { mayBeCode } from '#domain/shop/mailed-code.ts';
import { refused } from '#domain/values/answer.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';

/** How a seatmate is asked, and agrees. A wish that is sent again with its key asks once. */
export const seatmateCallsBy = ({ call }: Gateway) => ({
  ask: ({ key, ...wish }: SeatmateWish & { readonly key: string }, signal: AbortSignal) =>
    call(askSeatmate, { ...wish, idempotencyKey: key }, signal),
  agree: async ({ code }: { readonly code: string }, signal: AbortSignal) =>
    mayBeCode(code) ? call(agreeToSeatmate, { code }, signal) : refused('seatmate-link-over'),
});
