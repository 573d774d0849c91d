import type { BookedPassenger, BookedTicket, Reservation } from './reservation.ts';

/** A ticket with whoever travels on it. */
export type HeldTicket = { readonly passenger: BookedPassenger; readonly ticket: BookedTicket };

/** All tickets of a booking, passenger by passenger. */
export const heldTicketsOf = ({ passengers }: Pick<Reservation, 'passengers'>): readonly HeldTicket[] =>
  passengers.flatMap((passenger) => passenger.tickets.flat().map((ticket) => ({ passenger, ticket })));
