import { type RawBuilder, sql } from 'kysely';
import { day } from '#domain/values/durations.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { RetentionRule } from './retention-rule.ts';

const unpaidFor = 7 * day;

/**
 * Bookings of guests in which no payment ever began, by card or by open tickets: no books, and nobody who finds them in a
 * list.
 */
const neverPaid = (olderThan: number) => sql`select locator from booking
  where user_id is null and status in ('active', 'cancelled', 'invalid') and deadline < ${olderThan}
    and created_at < ${olderThan}
    and not exists (select 1 from settlement where settlement.locator = booking.locator)
    and not exists (select 1 from open_ticket_use where open_ticket_use.locator = booking.locator)`;

const ofNeverPaid = (
  table: keyof Tables,
  due: (olderThan: number) => RawBuilder<boolean> = (olderThan) =>
    sql<boolean>`locator in (${neverPaid(olderThan)})`,
): RetentionRule => ({
  table,
  fields: null,
  keeps: unpaidFor,
  since: 'the end of a guest’s booking that nobody began to pay for',
  due,
});

const priceNeverPaid = ofNeverPaid(
  'price_line',
  (olderThan) =>
    sql<boolean>`ticket in (select number from ticket where locator in (${neverPaid(olderThan)}))`,
);

/** Its PNR may be drawn again: whatever opened it, was to pay for it or was told of it must not be found with another. */
const foundByPnr = ['booking_key', 'open_ticket_choice', 'flow_recording'] as const;

/** What hangs on the booking goes before it. */
export const rulesOfNeverPaid: readonly RetentionRule[] = [
  priceNeverPaid,
  ...foundByPnr.map((table) => ofNeverPaid(table)),
  ...(['booking_event', 'passenger_private', 'passenger', 'ticket', 'booking'] as const).map((table) =>
    ofNeverPaid(table),
  ),
];
