import type { BookedPassenger, BookedTicket, Reservation } from '#domain/reservation.ts';

export type TicketRow = { readonly passenger: BookedPassenger; readonly ticket: BookedTicket };

/** Every ticket of a booking that has a number, with whose it is. */
export const ticketRowsOf = ({ passengers }: Reservation): readonly TicketRow[] =>
  passengers.flatMap((passenger) =>
    passenger.tickets.flat().flatMap((ticket) => (ticket.number === null ? [] : [{ passenger, ticket }])),
  );
