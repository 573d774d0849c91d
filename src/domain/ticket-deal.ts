import { mayDoWithTicket } from './booking-deeds.ts';
import { heldTicketsOf } from './held-tickets.ts';
import type { Kurus } from './kurus.ts';
import type { Reservation } from './reservation.ts';
import type { ChoosableTicket } from './ticket-choice.ts';

/** What tickets may be dealt for: money, or open tickets. */
export const dealtDeeds = ['return', 'convert-to-open-ticket'] as const;

export type DealtDeed = (typeof dealtDeeds)[number];

/** What becomes of one ticket. Numbers are there once it is done. */
export type DealtTicket = {
  readonly ticket: string;
  readonly amount: Kurus;
  readonly deducted: Kurus;
  readonly inMoney: Kurus;
  readonly means: 'card' | 'cash-coupon' | 'none';
  readonly inOpenTicket: Kurus;
  readonly openTicket: string | null;
  readonly coupon: string | null;
};

/** What is given for tickets. `expiresAt` is the end of the open tickets, where only open tickets are given. */
export type Deal = {
  readonly deed: DealtDeed;
  readonly tickets: readonly DealtTicket[];
  readonly total: Kurus;
  readonly expiresAt: number | null;
};

/** The tickets of a booking, as far as their reader can judge them. How often one was changed only the server knows. */
export const choosableTicketsOf = (booking: Reservation): readonly ChoosableTicket[] =>
  heldTicketsOf(booking).flatMap(({ ticket: { number, status } }) =>
    number === null ? [] : [{ number, status, changes: 0 }],
  );

/** Whether anything may still be done with a ticket: only such a one is chosen. */
export const isDealable = ({ status }: Pick<ChoosableTicket, 'status'>): boolean =>
  dealtDeeds.some((deed) => mayDoWithTicket(deed, status));
