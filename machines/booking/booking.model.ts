import type { CreateRefusal, SearchRefusal } from '#domain/booking/booking-refusal.ts';
import {
  asChange,
  type ChangeReceipt,
  canReplaceTickets,
  changedParty,
  type TicketChange,
} from '#domain/booking/change-of-tickets.ts';
import type { PricedExtra } from '#domain/booking/extras-order.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { TicketOrder } from '#domain/booking/ticket-order.ts';
import { purposeOf } from '#domain/fare/payment-purpose.ts';
import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import type { DaysAround } from '#domain/journey/day-offer.ts';
import type { Journey } from '#domain/journey/journey.ts';
import * as trip from '#domain/journey/trip-choice.ts';
import type { Direction, TripWish } from '#domain/journey/trip-wish.ts';
import {
  anotherParty,
  type PassengerChange,
  partyAfter,
  seatsAfter,
} from '#domain/passenger/party-change.ts';
import type { ContactDraft, PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import type { HeldSeat } from '#domain/seat/held-seat.ts';
import type { OwnAddress } from '#domain/shop/own-address.ts';
import type { Answer } from '#domain/values/answer.ts';
import { noRefusal, type RefusalHeard } from '#machines/kit/flow/refusal-heard.ts';
import type { Payment } from '#machines/payment/payment.model.ts';
import type { SeatHold } from '#machines/seat-hold/seat-hold.model.ts';
import { type Arrival, arrivalOf, type Beginning, modeOf } from './booking.arrival.part.ts';

/** For every direction the journeys of its day. */
export type FoundJourneys = { readonly [Way in Direction]: readonly Journey[] };
export type SearchAnswer = Answer<FoundJourneys, SearchRefusal>;
export type CreateAnswer = Answer<Reservation, CreateRefusal>;
/** A booking as it stood at an instant of the server's clock, and whether a change of it could still be paid for then. */
export type SeenBooking = {
  readonly booking: Reservation;
  readonly at: number;
  readonly payTime: 'over' | 'running';
};
export type BookingAnswer = Answer<SeenBooking, 'booking-not-found' | 'more-proof-needed' | 'too-many-tries'>;
/** Money may be on its way: what becomes of it is asked, and nothing is given back. */
export type ReleaseAnswer = Answer<null, 'payment-underway'>;

type RefusalOf<Result> = Result extends { readonly refusal: infer Refusal } ? Refusal : never;

export type BookingRefusal = RefusalOf<BookingAnswer | CreateAnswer | ReleaseAnswer | SearchAnswer>;
export type SeatsOutput = SeatHold['output'];
export type PaymentOutput = Payment['output'];
export type Payer = 'guest' | 'member';

export type Booking = {
  /** Of the choice are control: mode, way, choice. */
  context: trip.TripChoice &
    RefusalHeard<BookingRefusal | 'not-reached'> & {
      /** Control until the flow is under way: how it was entered. */
      readonly arrival: Arrival;
      readonly payer: Payer;
      /** Not kept beyond a reload: asked for again. */
      readonly found: FoundJourneys | null;
      readonly passengers: readonly PassengerDraft[];
      readonly contact: ContactDraft;
      /** What the party's seats are held with. */
      readonly party: string;
      /** What was held when the party last went on from its seats. */
      readonly seats: readonly HeldSeat[];
      /** What would cost seats, until it is confirmed. */
      readonly change: PassengerChange | null;
      /** What was wished for while seats are held, until it is meant. */
      readonly instead: Instead | null;
      /** Follows from what is held: asked twice it is one booking. */
      readonly key: string;
      readonly booking: Reservation | null;
      /** The tickets that are exchanged, in the mode of a change. */
      readonly changing: TicketChange | null;
      /** What is bought for tickets that stand, in the mode of extra services. */
      readonly extras: readonly PricedExtra[];
      /** What is laid down for tickets that stand, and waits for its money. */
      readonly order: TicketOrder | null;
      /** What came back by a change that cost nothing. */
      readonly receipt: ChangeReceipt | null;
      readonly payment: string | null;
      /** Control: where the reader wanted to go from the payment. */
      readonly leavingFor: OwnAddress['name'] | null;
      readonly askedAt: number;
    };
  input: Beginning & {
    readonly payer: Payer;
    /** What a restart kept of what was typed. */
    readonly passengers: readonly PassengerDraft[];
    readonly contact: ContactDraft;
    readonly party: string;
    readonly now: number;
  };
  events:
    | { type: 'trip.wished'; wish: TripWish; at: number }
    /** The list is read again: nobody answered, or it was not kept. */
    | { type: 'list.asked' }
    | { type: 'day.chosen'; direction: Direction; day: string; at: number }
    /** Of the direction that is being chosen: first there, then back. */
    | { type: 'journey.chosen'; chosen: ChosenJourney; at: number }
    /** What was wished for instead of the held seats is meant, or is not. */
    | { type: 'trip.confirmed'; at: number }
    | { type: 'trip.declined' }
    /** Back to the choice of the way there. */
    | ({ type: 'journey.changed' } & WithHeld)
    | { type: 'mode.chosen'; mode: 'reservation' | 'sale' }
    | ({ type: 'passengers.entered'; at: number } & EnteredPeople)
    /** Names, numbers and the like: whatever no seat depends on. */
    | ({ type: 'passengers.corrected' } & EnteredPeople)
    /** Gender or tariff of somebody, or a pet that is left at home, while seats are chosen. */
    | ({ type: 'passenger.changed' } & PassengerChange)
    | { type: 'loss.confirmed'; at: number }
    | { type: 'loss.declined' }
    | { type: 'expiry.seen'; at: number }
    | { type: 'leaving.confirmed' }
    | { type: 'leaving.declined' }
    | { type: 'outcome.asked' }
    | { type: 'payer.known'; payer: Payer }
    | ({ type: 'address.asked'; address: OwnAddress } & WithHeld);
  emitted:
    | { type: 'failed'; error: unknown }
    /** The time for paying is over; the reader is led home. */
    | { type: 'time-ended' };
  children: {
    findJourneys: 'findJourneys';
    findOffers: 'findOffers';
    seatHold: 'seatHold';
    ticketChange: 'ticketChange';
    returnSeats: 'returnSeats';
    createBooking: 'createBooking';
    payment: 'payment';
    releaseBooking: 'releaseBooking';
    loadBooking: 'loadBooking';
    nextLook: 'nextLook';
  };
  tags: 'busy';
  meta: {
    readonly screen: 'home' | 'journey-list' | 'payment' | 'payment-result' | 'seat-map';
  };
};

/** Another trip, or another train, instead of the one whose seats are held. */
export type Instead = { readonly wish: TripWish } | { readonly chosen: ChosenJourney };
/** Whether seats are held that another trip would cost. */
type WithHeld = { readonly held: boolean };

export type EnteredPeople = {
  readonly passengers: readonly PassengerDraft[];
  readonly contact: ContactDraft;
};

export const timeout = 12_000;
/** How soon a booking whose ticket is being issued is looked at again. */
export const recheckAfter = 3_000;

export const noContact: ContactDraft = { email: '', phoneCountry: 'TR', phone: '' };

/** What a restart keeps, when the chart has changed since. */
export const kept = ({ mode, wish, passengers, contact, booking }: Booking['context']) =>
  mode === 'change' || mode === 'extra-services'
    ? { wish: null, passengers: [], contact: noContact, locator: null }
    : { wish, passengers, contact, locator: booking?.locator ?? null };

type Context = Booking['context'];
type Change = Partial<Context>;
type WithContext = { readonly context: Context };
type Now = { readonly at: number };

const noPayment = { booking: null, extras: [], order: null, receipt: null, payment: null } as const;

const noBooking = { seats: [], change: null, instead: null, key: '', ...noPayment } as const;

export const begun = (input: Booking['input']): Context => ({
  ...trip.tripWished(input.wish),
  ...noRefusal,
  ...noBooking,
  arrival: arrivalOf(input),
  ...input.ordered,
  mode: modeOf(input),
  changing: input.changing ?? null,
  payer: input.payer,
  found: null,
  passengers: input.changing === undefined ? input.passengers : changedParty(input.changing),
  contact: input.contact,
  party: input.party,
  booking: input.booking,
  leavingFor: null,
  askedAt: input.now,
});

/** How the party is reached is asked once; everything else begins anew. */
export const newTrip = ({ context }: WithContext): Context => {
  const { payer, contact, party, askedAt: now } = context;
  const nobody = { wish: null, booking: null, passengers: [] };
  return begun({ ...nobody, mode: 'sale', payer, contact, party: anotherParty(party), now });
};

/** Nothing of the choice matters once there is a booking nobody gives back. */
export const tripClosed = ({ context }: WithContext): Change => ({
  ...trip.tripWished(null),
  ...trip.asSale(context),
});

/** Whoever goes home lets the tickets be as they are. */
export const tripSetAside = ({ context }: WithContext): Change =>
  context.changing === null
    ? trip.setAside(context)
    : { ...trip.tripWished(null), mode: 'sale', changing: null, passengers: [], ...noBooking };

export const wished = (
  { context: { changing } }: WithContext,
  { wish, at }: Now & { readonly wish: TripWish },
): Change => ({
  ...trip.tripWished(changing === null ? wish : asChange(changing, wish)),
  ...noRefusal,
  askedAt: at,
});

export const dayWished = (
  { context }: WithContext,
  { direction, day, at }: Now & { readonly direction: Direction; readonly day: string },
): Change => ({ ...trip.onAnotherDay(context, direction, day), ...noRefusal, askedAt: at });

/** Of a change only what can stand in for the tickets is listed. */
const foundFor = (changing: TicketChange | null, found: FoundJourneys): FoundJourneys =>
  changing === null ? found : { ...found, outward: found.outward.filter(canReplaceTickets(changing)) };

export const listed = ({ context }: WithContext, answer: SearchAnswer): Change =>
  answer.ok
    ? { found: foundFor(context.changing, answer.value), choice: trip.listed(context), ...noRefusal }
    : {};

export const offered = ({ context }: WithContext, offers: DaysAround): Change => ({
  offers: { ...context.offers, [trip.directionOf(context)]: offers },
});

export const peopleEntered = (_: WithContext, { passengers, contact }: EnteredPeople): Change => ({
  passengers,
  contact,
  ...noRefusal,
});

export const changeWished = (_: WithContext, { passenger, draft, held }: PassengerChange): Change => ({
  change: { passenger, draft, held },
});

export const changeMade = ({ context: { passengers, change } }: WithContext): Change =>
  change === null
    ? {}
    : {
        passengers: partyAfter(passengers, change),
        seats: seatsAfter(change.held, change),
        change: null,
      };

/** One hold belongs to one booking at most: it names what is asked for. */
export const seatsConfirmed = (_: WithContext, output: SeatsOutput): Change =>
  output.kind === 'confirmed'
    ? { seats: output.seats, key: `booking ${output.seats[0]?.holdId ?? ''}`, instead: null, ...noRefusal }
    : {};

export const seatsForgotten = (): Change => ({ seats: [], instead: null, key: '', ...noRefusal });

export const bookingMade = (_: WithContext, answer: CreateAnswer): Change =>
  answer.ok ? { booking: answer.value, seats: [], ...noRefusal } : {};

export const bookingSeen = (_: WithContext, answer: BookingAnswer): Change =>
  answer.ok ? { booking: answer.value.booking, askedAt: answer.value.at, ...noRefusal } : {};

export const bookingForgotten = (): Change => ({ ...noBooking, ...noRefusal });

export const paymentSeen = (_: WithContext, output: PaymentOutput): Change => ({
  payment: output.kind === 'paid' || output.kind === 'underway' ? output.payment : null,
});

/** What the payment is begun with. */
export const dueOf = ({
  context: { booking, order, mode, payer, askedAt },
}: WithContext): Payment['input'] => {
  const amount = order?.amount ?? booking?.amount ?? 0;
  return {
    payer,
    locator: order?.order ?? booking?.locator ?? '',
    bought: purposeOf(mode),
    price: { code: null, price: amount, discount: 0, due: amount },
    payBy: order?.payBy ?? booking?.deadline ?? 0,
    now: askedAt,
  };
};
