import { getReservation } from '#contract/bookings/rail-booking.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Answer } from '#domain/values/answer.ts';
import type { Gateway } from './gateway.ts';

export type OwnBooking = Answer<Reservation, 'booking-not-found' | 'more-proof-needed' | 'too-many-tries'>;

/** The booking of this browser or of whoever is logged in: its PNR is all that is asked for. */
export const ownBooking = async (
  { call }: Gateway,
  locator: string,
  signal: AbortSignal,
): Promise<OwnBooking> => {
  const answer = await call(getReservation, { locator, surname: '', email: null }, signal);
  if (answer.ok) return answer;
  const { refusal } = answer;
  return { ...answer, refusal: refusal === 'booking-not-found-by-email' ? 'booking-not-found' : refusal };
};
