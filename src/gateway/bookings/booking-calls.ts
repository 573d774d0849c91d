import { abandonOrder } from '#contract/bookings/orders.ts';
import { cancelReservation, createPnr } from '#contract/bookings/rail-booking.ts';
import type { CreateRefusal } from '#domain/booking/booking-refusal.ts';
import { passengerWishesOf } from '#domain/booking/passenger-wish-of.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { TicketOrder } from '#domain/booking/ticket-order.ts';
import type { ContactDraft, PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import type { HeldSeat } from '#domain/seat/held-seat.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import type { BookingMode } from '#domain/values/flow-mode.ts';
import type { Language } from '#domain/values/language.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';
import { ownBooking } from '#gateway/wire/own-booking.ts';

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
const settlingTime = minute;

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
      ? refused('payment-underway', answer.message)
      : granted(null);
  },
});

export type BookingCalls = ReturnType<typeof bookingCallsBy>;
