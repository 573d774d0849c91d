import type { Kurus } from '#domain/values/kurus.ts';
import { heldTicketsOf } from './held-tickets.ts';
import type { Reservation } from './reservation.ts';
import type { TicketOrder } from './ticket-order.ts';

/** An extra service for a ticket, by its number in the list of special requests. */
export type WantedExtra = { readonly ticket: string; readonly extra: number };

export type PricedExtra = WantedExtra & { readonly price: Kurus };

/** Extra services that are ordered and wait for their money. */
export type ExtrasOrder = { readonly order: TicketOrder; readonly extras: readonly PricedExtra[] };

/** Whether each of them stands on its ticket. */
export const areHad = (extras: readonly WantedExtra[], booking: Reservation): boolean => {
  const tickets = heldTicketsOf(booking).map(({ ticket }) => ticket);
  return extras.every(({ ticket, extra }) =>
    tickets.some(({ number, extras: had }) => number === ticket && had.some(({ id }) => id === extra)),
  );
};
