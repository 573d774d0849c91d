import type { BookedPassenger, BookedTicket, Reservation } from '#domain/reservation.ts';

/** A ticket with whoever travels on it. */
export type HeldTicket = { readonly passenger: BookedPassenger; readonly ticket: BookedTicket };

/** All tickets of a booking, passenger by passenger. */
export const ticketsOf = ({ passengers }: Reservation): readonly HeldTicket[] =>
  passengers.flatMap((passenger) =>
    passenger.tickets.flatMap((legs) => legs.map((ticket) => ({ passenger, ticket }))),
  );
