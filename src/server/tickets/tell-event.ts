import type { Transaction } from 'kysely';
import type { BookingEventDeed } from '#domain/booking-events.ts';
import type { Session } from '#server/http/session.ts';
import type { Tables } from '#server/store/tables.ts';

const byWhom = (session: Session | null): Tables['booking_event']['by'] =>
  session === null ? 'guest' : session.role;

export type TicketEvent = {
  readonly locator: string;
  readonly deed: BookingEventDeed;
  readonly tickets: readonly string[];
  readonly session: Session | null;
};

/** Writes into the booking's own history what became of its tickets, and that the booking has changed. */
export const tellEvent = async (
  within: Transaction<Tables>,
  { locator, deed, tickets, session }: TicketEvent,
  at: number,
): Promise<void> => {
  await within
    .insertInto('booking_event')
    .values(
      tickets.map((ticket) => ({
        id: crypto.randomUUID(),
        locator,
        at,
        deed,
        by: byWhom(session),
        user_id: session?.userId ?? null,
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
