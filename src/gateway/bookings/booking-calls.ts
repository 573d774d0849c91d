import { abandonOrder } from '#contract/orders.ts';
import { cancelReservation, createPnr } from '#contract/rail-booking.ts';
import { type Answer, granted, refused } from '#domain/answer.ts';
import type { CreateRefusal } from '#domain/booking-refusal.ts';
import type { BookingMode } from '#domain/flow-mode.ts';
import type { HeldSeat } from '#domain/held-seat.ts';
import type { Language } from '#domain/language.ts';
import type { ContactDraft, PassengerDraft } from '#domain/passenger-draft.ts';
import { passengerWishesOf } from '#domain/passenger-wish-of.ts';
import type { Reservation } from '#domain/reservation.ts';
import type { TicketOrder } from '#domain/ticket-order.ts';
import type { Gateway } from './gateway.ts';
import { ownBooking } from './own-booking.ts';

type Wish = {
  readonly key: string;
  readonly mode: BookingMode;
  readonly passengers: readonly PassengerDraft[];
  readonly contact: ContactDraft;
  readonly seats: readonly HeldSeat[];
};
type Made = { readonly locator: string; readonly order: TicketOrder | null };
type Looked = Answer<
  { readonly booking: Reservation; readonly at: number; readonly payTime: 'over' | 'running' },
  'booking-not-found' | 'more-proof-needed' | 'too-many-tries'
>;

/** Money that came in time is settled by then: after it, an order that is not carried out never is. */
const settlingTime = 60_000;

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

  loadBooking: async ({ locator, order }: Made, signal: AbortSignal): Promise<Looked> => {
    const answer = await ownBooking(gateway, locator, signal);
    if (!answer.ok) return answer;
    const at = now();
    const isOver = order !== null && at > order.payBy + settlingTime;
    return granted({ booking: answer.value, at, payTime: isOver ? 'over' : 'running' });
  },

  /** A booking that is over already has nothing left to give back. */
  releaseBooking: async (
    { locator, order }: Made,
    signal: AbortSignal,
  ): Promise<Answer<null, 'payment-underway'>> => {
    const answer =
      order === null
        ? await gateway.call(cancelReservation, { locator }, signal)
        : await gateway.call(abandonOrder, { pnr: locator, orderNumber: order.order }, signal);
    return !answer.ok && answer.refusal === 'payment-underway'
      ? refused('payment-underway', answer.said)
      : granted(null);
  },
});

export type BookingCalls = ReturnType<typeof bookingCallsBy>;
