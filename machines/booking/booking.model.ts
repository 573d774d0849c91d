import type { Answer } from '#domain/answer.ts';
import type { ChosenJourney } from '#domain/chosen-journey.ts';
import type { BookingMode } from '#domain/flow-mode.ts';
import type { HeldSeat } from '#domain/held-seat.ts';
import type { Journey } from '#domain/journey.ts';
import type { OwnAddress } from '#domain/own-address.ts';
import type { PartyRefusal } from '#domain/party-rules.ts';
import type { ContactDraft, PassengerDraft } from '#domain/passenger-draft.ts';
import type { Reservation } from '#domain/reservation.ts';
import type { Direction, TripWish } from '#domain/trip-wish.ts';
import type { Payment } from '#machines/payment/payment.model.ts';
import type { SeatHold } from '#machines/seat-hold/seat-hold.model.ts';

export type SearchRefusal =
  | 'day-not-on-sale'
  | 'no-train-found'
  | 'station-unknown'
  | 'stations-alike'
  | 'too-many-tries';

/** For every direction the journeys of its day, and the lowest price of each day around it. */
export type FoundJourneys = {
  readonly outward: readonly Journey[];
  readonly back: readonly Journey[];
};
export type SearchAnswer = Answer<FoundJourneys, SearchRefusal>;

/** What the server says of the people; they are corrected while the seats stay held. */
export type PeopleRefusal =
  | PartyRefusal
  | 'compartment-not-whole'
  | 'contact-needed'
  | 'couchette-not-closed'
  | 'dependent-elsewhere'
  | 'email-wrong'
  | 'gender-mismatch'
  | 'identity-needed'
  | 'identity-not-verified'
  | 'identity-unreachable'
  | 'name-wrong'
  | 'price-unknown'
  | 'seat-count-wrong'
  | 'tariff-unknown'
  | 'ticket-letter-needed'
  | 'too-late-to-reserve';

/** The seats are gone: they are chosen again. */
export type SeatsGoneRefusal = 'hold-differs' | 'place-of-another' | 'selection-time-expired';

export type CreateRefusal =
  | PeopleRefusal
  | SeatsGoneRefusal
  | 'key-in-use'
  | 'key-used-otherwise'
  | 'too-many-tries';

export type CreateAnswer = Answer<Reservation, CreateRefusal>;
export type BookingAnswer = Answer<Reservation, 'booking-not-found' | 'more-proof-needed' | 'too-many-tries'>;

export type Booking = {
  context: {
    /** Control: the four exclude each other. */
    readonly mode: BookingMode;
    /** Control: how the flow was entered. */
    readonly arrival: 'booking' | 'plain' | 'wish';
    /** Control. */
    readonly way: 'one-way' | 'round-trip';
    readonly payer: 'guest' | 'member';
    readonly wish: TripWish | null;
    readonly found: FoundJourneys | null;
    readonly outward: ChosenJourney | null;
    readonly back: ChosenJourney | null;
    readonly passengers: readonly PassengerDraft[];
    readonly contact: ContactDraft;
    /** What the party's seats are held with. */
    readonly party: string;
    readonly seats: readonly HeldSeat[];
    /** A change of gender or tariff that would cost the seats, until it is confirmed. */
    readonly change: { readonly passenger: number; readonly draft: PassengerDraft } | null;
    /** Made before the booking is asked for: asked twice it is one booking. */
    readonly key: string;
    readonly booking: Reservation | null;
    /** The end of the hold or, once there is a booking, of the time to pay it; epoch milliseconds; 0 for none. */
    readonly deadline: number;
    readonly payment: string | null;
    /** Where the reader wanted to go from the payment. */
    readonly leavingFor: OwnAddress | null;
    readonly refusal: CreateRefusal | SearchRefusal | 'not-reached' | null;
    readonly said: string | null;
    readonly askedAt: number;
  };
  input: {
    readonly mode: BookingMode;
    readonly payer: 'guest' | 'member';
    readonly wish: TripWish | null;
    /** A reservation that is to be paid, or a booking whose outcome is asked for. */
    readonly booking: Reservation | null;
    /** What a restart kept of what was typed. */
    readonly passengers: readonly PassengerDraft[];
    readonly contact: ContactDraft;
    readonly party: string;
    readonly now: number;
  };
  events:
    | { type: 'trip.wished'; wish: TripWish; at: number }
    | { type: 'day.chosen'; direction: Direction; day: string; at: number }
    /** Of the direction that is being chosen: first there, then back. */
    | { type: 'journey.chosen'; chosen: ChosenJourney; at: number }
    /** Back to the choice of the way there. */
    | { type: 'journey.changed' }
    | { type: 'mode.chosen'; mode: 'reservation' | 'sale' }
    | {
        type: 'passengers.told';
        passengers: readonly PassengerDraft[];
        contact: ContactDraft;
        at: number;
      }
    /** Names, numbers and the like: whatever no seat depends on. */
    | {
        type: 'passengers.corrected';
        passengers: readonly PassengerDraft[];
        contact: ContactDraft;
      }
    /** Gender or tariff of somebody whose seats are held, or a pet that is left at home. */
    | { type: 'passenger.changed'; passenger: number; draft: PassengerDraft }
    | { type: 'loss.confirmed'; at: number }
    | { type: 'loss.declined' }
    | { type: 'expiry.seen'; at: number }
    | { type: 'leaving.confirmed'; at: number }
    | { type: 'leaving.declined' }
    | { type: 'outcome.asked'; at: number }
    /** A new trip is begun, from wherever the last one ended. */
    | { type: 'trip.begun' }
    | { type: 'address.asked'; address: OwnAddress };
  emitted: { type: 'failed'; error: unknown };
  children: {
    findJourneys: 'findJourneys';
    createBooking: 'createBooking';
    releaseBooking: 'releaseBooking';
    loadBooking: 'loadBooking';
    seatHold: 'seatHold';
    payment: 'payment';
    bookingEnd: 'bookingEnd';
    nextLook: 'nextLook';
    waitingEnd: 'waitingEnd';
  };
  tags: 'busy';
  meta: {
    readonly screen: 'home' | 'journey-list' | 'payment' | 'payment-result' | 'seat-map';
  };
};

export type SeatsOutput = SeatHold['output'];
export type PaymentOutput = Payment['output'];

export const patience = 12_000;
/** How soon a booking whose ticket is being issued is looked at again. */
export const lookAgainAfter = 3_000;

export const noContact: ContactDraft = { email: '', phoneCountry: 'TR', phone: '' };

/** What a restart keeps, when the chart has changed since. */
export const kept = ({ wish, passengers, contact, booking }: Booking['context']) => ({
  wish,
  passengers,
  contact,
  locator: booking?.locator ?? null,
});
