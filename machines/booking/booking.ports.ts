import type { TicketOrder } from '#domain/booking/ticket-order.ts';
import type { DaysAround } from '#domain/journey/day-offer.ts';
import type { Direction, TripWish } from '#domain/journey/trip-wish.ts';
import type { ContactDraft, PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import type { HeldSeat } from '#domain/seat/held-seat.ts';
import type { BookingMode } from '#domain/values/flow-mode.ts';
import { type Deadline, deadline } from '#machines/kit/flow/deadline.ts';
import { type Port, unplugged } from '#machines/kit/flow/port.ts';
import type { BookingAnswer, CreateAnswer, ReleaseAnswer, SearchAnswer } from './booking.model.ts';

export type BookingPorts = {
  findJourneys: Port<SearchAnswer, { readonly wish: TripWish }>;
  /** What the days around the one of the list offer. */
  findOffers: Port<DaysAround, { readonly wish: TripWish; readonly direction: Direction }>;
  returnSeats: Port<null, { readonly seats: readonly HeldSeat[] }>;
  /** Makes a booking out of the held seats: a sale that waits for its money, or a reservation. */
  createBooking: Port<
    CreateAnswer,
    {
      readonly key: string;
      readonly mode: BookingMode;
      readonly passengers: readonly PassengerDraft[];
      readonly contact: ContactDraft;
      readonly seats: readonly HeldSeat[];
    }
  >;
  /** A booking nobody will pay gives its places back at once, and so does a change. */
  releaseBooking: Port<ReleaseAnswer, { readonly locator: string; readonly order: TicketOrder | null }>;
  loadBooking: Port<BookingAnswer, { readonly locator: string; readonly order: TicketOrder | null }>;
  nextLook: Deadline;
};

export const bookingPorts: BookingPorts = {
  findJourneys: unplugged(),
  findOffers: unplugged(),
  returnSeats: unplugged(),
  createBooking: unplugged(),
  releaseBooking: unplugged(),
  loadBooking: unplugged(),
  nextLook: deadline,
};
