import { mayDoWithTicket } from './booking-actions.ts';
import type { TicketStatus } from './ticket-status.ts';

/** A ticket as its extras are judged. */
export type ServedTicket = {
  readonly status: TicketStatus;
  /** Epoch milliseconds. */
  readonly departure: number;
  /** The ids of the extras it has. */
  readonly had: readonly number[];
  /** The ids of the extras that are sold in its class. */
  readonly sold: readonly number[];
};

export type ExtraBar = 'class' | 'departed' | 'had' | 'status';

/** Why no extra at all may be bought for a ticket; null while one may. */
export const againstExtras = (
  { status, departure }: Pick<ServedTicket, 'status' | 'departure'>,
  now: number,
): Exclude<ExtraBar, 'class' | 'had'> | null => {
  if (!mayDoWithTicket('buy-extra-services', status)) return 'status';
  return departure <= now ? 'departed' : null;
};

/** Why an extra may not be bought for a ticket: each is bought once, before the train departs, in a class that sells it. */
export const againstExtra = (ticket: ServedTicket, extra: number, now: number): ExtraBar | null => {
  const bar = againstExtras(ticket, now);
  if (bar !== null) return bar;
  if (ticket.had.includes(extra)) return 'had';
  return ticket.sold.includes(extra) ? null : 'class';
};
