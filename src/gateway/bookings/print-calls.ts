import { showBoardingPass } from '#contract/bookings/boarding.ts';
import { getReservation } from '#contract/bookings/rail-booking.ts';
import type { BoardingPass } from '#domain/booking/boarding-pass.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';

/** What is read of tickets that stand; null for those that are not there for this reader. */
export const printCallsBy = ({ call }: Gateway) => ({
  boardingPass: async (
    code: string,
    signal: AbortSignal,
  ): Promise<BoardingPass | 'too-many-tries' | null> => {
    const path = showBoardingPass.path.replace('{code}', encodeURIComponent(code));
    const answer = await call({ ...showBoardingPass, path }, undefined, signal);
    if (answer.ok) return answer.value;
    return answer.refusal === 'too-many-tries' ? 'too-many-tries' : null;
  },

  booking: async (locator: string, signal: AbortSignal): Promise<Reservation | null> => {
    const answer = await call(getReservation, { locator, surname: '', email: null }, signal);
    return answer.ok ? answer.value : null;
  },
});
