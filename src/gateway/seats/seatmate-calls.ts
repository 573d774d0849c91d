import { agreeToSeatmate, askSeatmate } from '#contract/seatmates.ts';
import { refused } from '#domain/answer.ts';
import { mayBeCode } from '#domain/mailed-code.ts';
import type { SeatmateWish } from '#domain/seatmate.ts';
import type { Gateway } from './gateway.ts';

/** How a seatmate is asked, and agrees. A wish that is sent again with its key asks once. */
export const seatmateCallsBy = ({ call }: Gateway) => ({
  ask: (wish: SeatmateWish, key: string, signal: AbortSignal) =>
    call(askSeatmate, { ...wish, idempotencyKey: key }, signal),
  agree: async (code: string, signal: AbortSignal) =>
    mayBeCode(code) ? call(agreeToSeatmate, { code }, signal) : refused('seatmate-link-over'),
});

export type SeatmateCalls = ReturnType<typeof seatmateCallsBy>;
