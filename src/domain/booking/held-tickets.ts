import type { BookedPassenger, BookedTicket, Reservation } from './reservation.ts';

/** A ticket with whoever travels on it. */
export type HeldTicket = { readonly passenger: BookedPassenger; readonly ticket: BookedTicket };

/** All tickets of a booking, passenger by passenger. */
export const heldTicketsOf = ({ passengers }: Pick<Reservation, 'passengers'>): readonly HeldTicket[] =>
  passengers.flatMap((passenger) => passenger.tickets.flat().map((ticket) => ({ passenger, ticket })));

/** Part of a train's run that is travelled on one booking, and all who travel on it. */
export type HeldRide = { readonly ride: BookedTicket; readonly held: readonly HeldTicket[] };

/** What is travelled, in the order of time, with the tickets of each part. */
export const ridesOf = (booking: Pick<Reservation, 'passengers'>): readonly HeldRide[] => {
  const rides = new Map<string, { readonly ride: BookedTicket; readonly held: HeldTicket[] }>();
  for (const each of heldTicketsOf(booking)) {
    const { runId, departure, from, to } = each.ticket;
    const key = `${runId} ${departure} ${from.id} ${to.id}`;
    const known = rides.get(key);
    if (known === undefined) rides.set(key, { ride: each.ticket, held: [each] });
    else known.held.push(each);
  }
  return [...rides.values()].toSorted((one, other) => one.ride.departure - other.ride.departure);
};
