import { mayDoWithTicket } from './booking-deeds.ts';
import type { TicketStatus } from './ticket-status.ts';

/** A ticket as its extras are judged. */
export type ServedTicket = {
  readonly status: TicketStatus;
  /** Epoch milliseconds. */
  readonly departure: number;
  /** The ids of the extras it has. */
  readonly had: readonly number[];
};

export type ExtraBar = 'departed' | 'had' | 'status';

/** Why no extra at all may be bought for a ticket; null while one may. */
export const againstExtras = (
  { status, departure }: Pick<ServedTicket, 'status' | 'departure'>,
  now: number,
): Exclude<ExtraBar, 'had'> | null => {
  if (!mayDoWithTicket('buy-extra-services', status)) return 'status';
  return departure <= now ? 'departed' : null;
};

/** Why an extra may not be bought for a ticket: each is bought once, before the train departs. */
export const againstExtra = (ticket: ServedTicket, extra: number, now: number): ExtraBar | null =>
  againstExtras(ticket, now) ?? (ticket.had.includes(extra) ? 'had' : null);
