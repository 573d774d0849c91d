import { cancelReservation, createPnr } from '#contract/rail-booking.ts';
import { type Answer, granted, refused } from '#domain/answer.ts';
import type { CreateRefusal } from '#domain/booking-refusal.ts';
import type { BookingMode } from '#domain/flow-mode.ts';
import type { HeldSeat } from '#domain/held-seat.ts';
import type { Language } from '#domain/language.ts';
import type { ContactDraft, PassengerDraft } from '#domain/passenger-draft.ts';
import { passengerWishesOf } from '#domain/passenger-wish-of.ts';
import type { Reservation } from '#domain/reservation.ts';
import type { Gateway } from './gateway.ts';
import { ownBooking } from './own-booking.ts';

type Wish = {
  readonly key: string;
  readonly mode: BookingMode;
  readonly passengers: readonly PassengerDraft[];
  readonly contact: ContactDraft;
  readonly seats: readonly HeldSeat[];
};
type Looked = Answer<
  { readonly booking: Reservation; readonly at: number },
  'booking-not-found' | 'more-proof-needed' | 'too-many-tries'
>;

/** What a booking asks of the server. The reader's language is the one its letters are written in. */
export const bookingCallsBy = (gateway: Gateway, language: Language, now: () => number) => ({
  createBooking: (
    { key, mode, passengers, contact, seats }: Wish,
    signal: AbortSignal,
  ): Promise<Answer<Reservation, CreateRefusal>> => {
    const kind = mode === 'reservation' ? 'reservation' : 'sale';
    const wishes = passengerWishesOf(passengers, contact, seats);
    return gateway.call(createPnr, { key, kind, language, holdId: null, passengers: wishes }, signal);
  },

  loadBooking: async (locator: string, signal: AbortSignal): Promise<Looked> => {
    const answer = await ownBooking(gateway, locator, signal);
    return answer.ok ? granted({ booking: answer.value, at: now() }) : answer;
  },

  /** A booking that is over already has nothing left to give back. */
  releaseBooking: async (locator: string, signal: AbortSignal): Promise<Answer<null, 'payment-underway'>> => {
    const answer = await gateway.call(cancelReservation, { locator }, signal);
    return !answer.ok && answer.refusal === 'payment-underway'
      ? refused('payment-underway', answer.said)
      : granted(null);
  },
});

export type BookingCalls = ReturnType<typeof bookingCallsBy>;
