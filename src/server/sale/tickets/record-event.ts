import type { Transaction } from 'kysely';
import type { BookingEventAction } from '#domain/booking/booking-events.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { Tables } from '#server/platform/store/tables.ts';

const byWhom = (session: TicketEvent['session']): Tables['booking_event']['by'] => {
  if (session === 'house') return session;
  return session === null ? 'guest' : session.role;
};

export type TicketEvent = {
  readonly locator: string;
  readonly action: BookingEventAction;
  readonly tickets: readonly string[];
  /** Whoever did it: the railway itself, or somebody who may be logged in. */
  readonly session: Session | 'house' | null;
};

/** Writes into the booking's own history what became of its tickets, and that the booking has changed. */
export const recordEvent = async (
  within: Transaction<Tables>,
  { locator, action, tickets, session }: TicketEvent,
  at: number,
): Promise<void> => {
  await within
    .insertInto('booking_event')
    .values(
      tickets.map((ticket) => ({
        id: crypto.randomUUID(),
        locator,
        at,
        deed: action,
        by: byWhom(session),
        user_id: session === 'house' ? null : (session?.userId ?? null),
        ticket,
        detail: '',
      })),
    )
    .execute();
  await within
    .updateTable('booking')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .where('locator', '=', locator)
    .execute();
};
