import { heldTicketsOf } from './held-tickets.ts';
import type { BookedTicket, BookingEvent, Reservation } from './reservation.ts';

type Named = Pick<BookedTicket, 'masterTicket' | 'number'>;

/** A ticket, the one it was exchanged for, and so on back to the first. */
const lineOf = (
  { number, masterTicket }: Named,
  all: readonly Named[],
  before: readonly string[] = [],
): readonly string[] => {
  const line = number === null ? before : [...before, number];
  if (masterTicket === null || line.includes(masterTicket)) return line;
  const master = all.find((each) => each.number === masterTicket);
  return lineOf(master ?? { number: masterTicket, masterTicket: null }, all, line);
};

const isSame = (one: BookingEvent, other: BookingEvent): boolean =>
  one.at === other.at && one.action === other.action;

/** What befell a ticket, as it was and as it is, or the whole of its booking; the first thing first. */
export const eventsOfTicket = (
  ticket: Named,
  { events, passengers }: Pick<Reservation, 'events' | 'passengers'>,
): readonly BookingEvent[] => {
  const line = lineOf(
    ticket,
    heldTicketsOf({ passengers }).map((held) => held.ticket),
  );
  return events
    .filter((event) => event.ticket === null || line.includes(event.ticket))
    .toSorted((one, other) => one.at - other.at)
    .filter((event, place, all) => all.findIndex((each) => isSame(each, event)) === place);
};
