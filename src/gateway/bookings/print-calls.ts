import { showBoardingPass } from '#contract/bookings/boarding.ts';
import { getReservation } from '#contract/bookings/rail-booking.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';

/** What is read of tickets that stand. */
export const printCallsBy = ({ call }: Gateway) => ({
  boardingPass: (code: string, signal: AbortSignal) => {
    const path = showBoardingPass.path.replace('{code}', encodeURIComponent(code));
    return call({ ...showBoardingPass, path }, undefined, signal);
  },

  /** Null where it is not there for this reader. */
  booking: async (locator: string, signal: AbortSignal): Promise<Reservation | null> => {
    const answer = await call(getReservation, { locator, surname: '', email: null }, signal);
    return answer.ok ? answer.value : null;
  },
});
