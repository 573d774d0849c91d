import type { Kurus } from '#domain/values/kurus.ts';
import { heldTicketsOf } from './held-tickets.ts';
import type { Reservation } from './reservation.ts';
import { type ChoosableTicket, choosableAt, type SoldTicket } from './ticket-choice.ts';

/** What tickets may be dealt for: money, or open tickets. */
export const dealtActions = ['return', 'convert-to-open-ticket'] as const;

export type DealtAction = (typeof dealtActions)[number];

/** An open ticket that is given. Its end is known where only open tickets are given. */
type DealtOpenTicket = {
  readonly amount: Kurus;
  readonly number: string | null;
  readonly expiresAt: number | null;
};

/** What becomes of one ticket. Numbers are there once it is done. */
export type DealtTicket = {
  readonly ticket: string;
  readonly amount: Kurus;
  readonly deducted: Kurus;
  readonly inMoney: Kurus;
  readonly means: 'card' | 'cash-coupon' | 'none';
  readonly openTickets: readonly DealtOpenTicket[];
  /** What open tickets had paid that have ended. */
  readonly lost: Kurus;
  readonly coupon: string | null;
};

/** What is given for tickets. */
export type Deal = {
  readonly action: DealtAction;
  readonly tickets: readonly DealtTicket[];
  readonly total: Kurus;
};

/** The tickets of a booking, as they were sold. */
export const soldTicketsOf = (booking: Reservation): readonly SoldTicket[] =>
  heldTicketsOf(booking).flatMap(({ ticket: { number, status, changes, family, departure, amount } }) =>
    number === null ? [] : [{ number, status, changes, family, departure, amount }],
  );

export const choosableTicketsOf = (booking: Reservation, now: number): readonly ChoosableTicket[] =>
  soldTicketsOf(booking).map(choosableAt(now));
