import { coachNameOf } from '#domain/coach/coach-name.ts';
import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import type { JourneyLeg } from '#domain/journey/journey.ts';
import type { NamedStation } from '#domain/journey/named-station.ts';
import type { HeldSeat } from '#domain/seat/held-seat.ts';
import { coachOfId } from '#domain/values/run-id.ts';
import type { ConfirmedChange, TicketChange } from './change-of-tickets.ts';
import { heldTicketsOf } from './held-tickets.ts';
import type { BookedTicket, Reservation } from './reservation.ts';

type Named = (station: number) => string;

/** Those the old tickets name are known without asking. */
const stationOf = (booking: Reservation, nameOf: Named) => {
  const known = heldTicketsOf(booking).flatMap(({ ticket: { from, to } }) => [from, to]);
  return (id: number): NamedStation =>
    known.find((station) => station.id === id) ?? { id, name: nameOf(id), persianName: null };
};

const coachOf = ({ coachId, coachName }: HeldSeat): BookedTicket['coach'] => {
  const index = coachOfId(coachId);
  return { id: coachId, index, name: coachNameOf(index, coachName) };
};

const trainOf = ({ runId, number, name, commercialName, type, departure, arrival }: JourneyLeg) => ({
  runId,
  trainNumber: number,
  trainName: name,
  commercialName,
  trainType: type,
  departure,
  arrival,
});

/** The tickets a change brings, for those who have the old ones. A child on a lap rides along without a place. */
export const newTicketsOf = (
  { booking }: Pick<TicketChange, 'booking'>,
  { changes, quote }: ConfirmedChange,
  { journey, cabinClass, family }: ChosenJourney,
  nameOf: Named,
): Pick<Reservation, 'passengers'> => {
  const named = stationOf(booking, nameOf);
  const newOf = (old: BookedTicket, nth: number): readonly BookedTicket[] => {
    const worth = quote.tickets.find(({ ticket }) => ticket === old.number);
    const seat = changes.find(({ ticket }) => ticket === old.number)?.seat ?? null;
    const leg = journey.legs[seat?.leg ?? nth];
    if (worth === undefined || leg === undefined) return [];
    const place = seat === null ? { coach: null, seat: null } : { coach: coachOf(seat), seat: seat.seat };
    const ends = { from: named(leg.from), to: named(leg.to) };
    return [{ ...old, ...trainOf(leg), ...ends, ...place, cabinClass, family, amount: worth.after }];
  };
  const isExchanged = ({ number }: BookedTicket): boolean =>
    quote.tickets.some(({ ticket }) => ticket === number);
  const passengers = booking.passengers.map((passenger) => ({
    ...passenger,
    tickets: passenger.tickets.map((way) =>
      way
        .filter(isExchanged)
        .toSorted((one, other) => one.departure - other.departure)
        .flatMap(newOf),
    ),
  }));
  return { passengers };
};
