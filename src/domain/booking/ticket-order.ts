import type { Kurus } from '#domain/values/kurus.ts';

/** What is laid down for tickets that stand, and waits for its money. */
export type TicketOrder = { readonly order: string; readonly amount: Kurus; readonly payBy: number };
