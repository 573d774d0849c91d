import { tariffOfCode } from '#domain/fare/tariffs.ts';
import type { Journey } from '#domain/journey/journey.ts';
import type { TripWish } from '#domain/journey/trip-wish.ts';
import { blankPassenger } from '#domain/passenger/passenger-blank.ts';
import type { PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import type { HeldSeat } from '#domain/seat/held-seat.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { turkish } from '#domain/values/customer-number.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import { mayDoWithTicket } from './booking-actions.ts';
import { heldTicketsOf } from './held-tickets.ts';
import { type BookedPassenger, type BookedTicket, type Reservation, unknownBooking } from './reservation.ts';
import { againstChoice, type ChoiceRefusal, type ChoosableTicket } from './ticket-choice.ts';

/** Tickets of a booking that are to be exchanged for others. */
export type TicketChange = { readonly booking: Reservation; readonly tickets: readonly string[] };

/** No ticket at all: no port is asked for it. */
export const noChange: TicketChange = { booking: unknownBooking(''), tickets: [] };

/** A ticket with the place that is held instead of it. */
export type ChangedTicket = { readonly ticket: string; readonly seat: HeldSeat };

/** What a change makes of the tickets: what each was worth, what it is worth then, and what is taken for it. */
export type ChangeQuote = {
  readonly tickets: readonly {
    readonly ticket: string;
    readonly before: Kurus;
    readonly after: Kurus;
    readonly fee: Kurus;
  }[];
  readonly due: Kurus;
  readonly inMoney: Kurus;
  readonly inOpenTicket: Kurus;
  /** What open tickets had paid that have ended. */
  readonly lost: Kurus;
};

/** A change as it was confirmed: the new places, and what they come to. */
export type ConfirmedChange = { readonly changes: readonly ChangedTicket[]; readonly quote: ChangeQuote };

/** What came back by a change that cost nothing. */
export type ChangeReceipt = ChangeQuote & {
  readonly means: 'card' | 'cash-coupon' | 'none';
  readonly openTicket: string | null;
  readonly coupon: string | null;
};

type Changing = {
  readonly passenger: BookedPassenger;
  readonly legs: readonly BookedTicket[];
  /** Of the same way, those that still hold and are not among them. */
  readonly others: number;
};

const hasOwnPlace = ({ tariff }: BookedPassenger): boolean =>
  tariffOfCode(tariff?.code ?? '')?.occupies !== 'lap';

/** What is chosen of a booking; a child on a lap goes where its passenger goes. */
export const ticketChangeOf = (booking: Reservation, chosen: readonly string[]): TicketChange => {
  const onLap = new Set(
    heldTicketsOf(booking).flatMap(({ passenger, ticket: { number } }) =>
      number === null || hasOwnPlace(passenger) ? [] : [number],
    ),
  );
  return { booking, tickets: chosen.filter((number) => !onLap.has(number)) };
};

/** Who is seated anew, each with the chosen tickets of one way, leg by leg. */
const changingOf = ({ booking, tickets }: TicketChange): readonly Changing[] =>
  booking.passengers.flatMap((passenger) =>
    passenger.tickets.flatMap((way) => {
      const valid = way.filter(({ status }) => mayDoWithTicket('change', status));
      const legs = valid.filter(({ number }) => number !== null && tickets.includes(number));
      if (legs.length === 0) return [];
      const inOrder = legs.toSorted((one, other) => one.departure - other.departure);
      return [{ passenger, legs: inOrder, others: valid.length - legs.length }];
    }),
  );

export type ChangeChoiceRefusal = ChoiceRefusal | 'change-one-way' | 'change-whole-way';

const trainsOf = ({ legs }: Changing): string => legs.map(({ runId }) => runId).join();

/** Why these tickets cannot be exchanged in one go; null when they can. One way is looked for at a time, and whole. */
export const againstChange = (
  change: TicketChange,
  tickets: readonly ChoosableTicket[],
): ChangeChoiceRefusal | null => {
  const refusal = againstChoice('change', tickets, change.tickets);
  if (refusal !== null) return refusal;
  const all = changingOf(change);
  if (new Set(all.map(trainsOf)).size > 1) return 'change-one-way';
  return all.some(({ others }) => others > 0) ? 'change-whole-way' : null;
};

const isCitizen = ({ countryId }: BookedPassenger): boolean => countryId === turkish;

const draftOf = (passenger: BookedPassenger): PassengerDraft => ({
  ...blankPassenger,
  firstName: passenger.firstName,
  lastName: passenger.lastName,
  gender: passenger.gender ?? blankPassenger.gender,
  tariff: passenger.tariff?.code ?? blankPassenger.tariff,
  nationality: isCitizen(passenger) ? 'turkish' : 'foreign',
  countryId: passenger.countryId ?? blankPassenger.countryId,
  hasWheelchair: passenger.hasWheelchair === true ? 'yes' : 'no',
});

/** Who is seated anew, as far as a seat depends on them. */
export const changedParty = (change: TicketChange): readonly PassengerDraft[] =>
  changingOf(change).map(({ passenger }) => draftOf(passenger));

/** Whether a journey can stand in for the tickets: a ticket is exchanged for one ticket. */
export const canReplaceTickets =
  (change: TicketChange) =>
  ({ legs }: Pick<Journey, 'legs'>): boolean =>
    changingOf(change).every((each) => each.legs.length === legs.length);

/** Tickets are exchanged one way, for those who have them. */
export const asChange = (change: TicketChange, wish: TripWish): TripWish => ({
  ...wish,
  back: null,
  passengers: changingOf(change).length,
  lapChildren: 0,
});

/** The trip the tickets are for, from which another is looked for. */
export const tripOfChange = (change: TicketChange): TripWish | null => {
  const [first] = changingOf(change);
  const [start] = first?.legs ?? [];
  const end = first?.legs.at(-1);
  if (start === undefined || end === undefined) return null;
  const outward = travelDayOf(dayNumberAt(start.departure));
  return asChange(change, {
    from: start.from.id,
    to: end.to.id,
    outward,
    back: null,
    passengers: 1,
    lapChildren: 0,
  });
};

/** Each ticket with its new place. */
export const changedTicketsOf = (
  change: TicketChange,
  seats: readonly HeldSeat[],
): readonly ChangedTicket[] =>
  changingOf(change).flatMap(({ legs }, passenger) =>
    legs.flatMap(({ number }, leg) => {
      const seat = seats.find((each) => each.passenger === passenger && each.leg === leg);
      return number === null || seat === undefined ? [] : [{ ticket: number, seat }];
    }),
  );

/** A booking without the tickets that were exchanged for others. */
export const withoutChanged = (booking: Reservation): Reservation => ({
  ...booking,
  passengers: booking.passengers.map((passenger) => ({
    ...passenger,
    tickets: passenger.tickets.map((way) => way.filter(({ status }) => status !== 'changed')),
  })),
});

/** Whether the booking has other tickets instead by now. */
export const isChanged = ({ tickets }: TicketChange, booking: Reservation): boolean =>
  heldTicketsOf(booking).every(
    ({ ticket }) => ticket.number === null || !tickets.includes(ticket.number) || ticket.status === 'changed',
  );
