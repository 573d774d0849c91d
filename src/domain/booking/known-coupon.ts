import type { Kurus } from '#domain/values/kurus.ts';
import type { OpenTicketStatus } from './open-ticket.ts';

/** An open ticket as it is told to whoever may know of it. */
export type KnownOpenTicket = {
  readonly number: string;
  readonly locator: string;
  /** The ticket it was made from. */
  readonly ticket: string;
  /** Its first letter alone, for whoever showed no more than a number and a surname. */
  readonly surname: string;
  readonly amount: Kurus;
  readonly status: OpenTicketStatus;
  readonly madeAt: number;
  readonly expiresAt: number;
  readonly usedAt: number | null;
};

/** The right to money back in cash (MCO). */
export type KnownRefundCoupon = {
  readonly number: string;
  readonly locator: string;
  readonly ticket: string | null;
  readonly amount: Kurus;
  readonly status: 'paid' | 'unpaid';
  readonly madeAt: number;
  readonly paidAt: number | null;
};
