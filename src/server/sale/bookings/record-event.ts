import type { Kysely } from 'kysely';
import type { BookingEventAction } from '#domain/booking/booking-events.ts';
import type { Tables } from '#server/platform/store/tables.ts';

type Event = {
  readonly locator: string;
  readonly action: BookingEventAction;
  readonly by: Tables['booking_event']['by'];
  readonly userId: number | null;
  /** No name, number or address of a person. */
  readonly detail?: string;
};

export const eventRow = (
  { locator, action, by, userId, detail = '' }: Event,
  now: number,
): Tables['booking_event'] => ({
  id: crypto.randomUUID(),
  locator,
  at: now,
  deed: action,
  by,
  user_id: userId,
  ticket: null,
  detail,
});

/** Writes down what happened to a booking. */
export const recordEvent = async (db: Kysely<Tables>, event: Event, now: number): Promise<void> => {
  await db.insertInto('booking_event').values(eventRow(event, now)).execute();
};

/** Whether this was written down already. */
export const isEventRecorded = async (
  db: Kysely<Tables>,
  { locator, action, detail = '' }: Pick<Event, 'locator' | 'action' | 'detail'>,
): Promise<boolean> => {
  const event = await db
    .selectFrom('booking_event')
    .select('id')
    .where('locator', '=', locator)
    .where('deed', '=', action)
    .where('detail', '=', detail)
    .executeTakeFirst();
  return event !== undefined;
};
