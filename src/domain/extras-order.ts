import { mayDoWithTicket } from './booking-deeds.ts';
import { heldTicketsOf } from './held-tickets.ts';
import type { Kurus } from './kurus.ts';
import type { Reservation } from './reservation.ts';
import type { TicketOrder } from './ticket-order.ts';
import type { TicketStatus } from './ticket-status.ts';

/** An extra service for a ticket, by its number in the list of special requests. */
export type WantedExtra = { readonly ticket: string; readonly extra: number };

export type PricedExtra = WantedExtra & { readonly price: Kurus };

/** Extra services that are ordered and wait for their money. */
export type ExtrasOrder = { readonly order: TicketOrder; readonly extras: readonly PricedExtra[] };

type Served = { readonly status: TicketStatus; readonly departure: number };

/** Services are had with a ticket that holds, until its train leaves. */
export const maySellExtras = ({ status, departure }: Served, now: number): boolean =>
  mayDoWithTicket('buy-extra-services', status) && departure > now;

/** Whether each of them stands on its ticket. */
export const areHad = (extras: readonly WantedExtra[], booking: Reservation): boolean => {
  const tickets = heldTicketsOf(booking).map(({ ticket }) => ticket);
  return extras.every(({ ticket, extra }) =>
    tickets.some(({ number, extras: had }) => number === ticket && had.some(({ id }) => id === extra)),
  );
};
