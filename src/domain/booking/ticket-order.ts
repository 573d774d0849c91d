import type { Kurus } from '#domain/values/kurus.ts';
import type { ConfirmedChange } from './change-of-tickets.ts';

/** What is laid down for tickets that stand, and waits for its money. */
export type TicketOrder = {
  readonly order: string;
  readonly amount: Kurus;
  readonly payBy: number;
  /** What is to become of the tickets, where they are exchanged. */
  readonly change?: ConfirmedChange;
};
