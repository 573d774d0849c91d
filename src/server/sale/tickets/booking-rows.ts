import type { Kysely, Transaction } from 'kysely';
import type { SoldTicket } from '#domain/booking/ticket-choice.ts';
import { ticketStatusAt } from '#domain/booking/ticket-status.ts';
import type { Tables } from '#server/platform/store/tables.ts';

export type BookingRow = Tables['booking'];
export type TicketRow = Tables['ticket'];

/** A booking with all its tickets, as it was read. */
export type BookingRows = { readonly booking: BookingRow; readonly tickets: readonly TicketRow[] };

export const ticketsOf = (db: Kysely<Tables>, locator: string): Promise<TicketRow[]> =>
  db.selectFrom('ticket').selectAll().where('locator', '=', locator).orderBy('number').execute();

/** Whoever holds the row changes the booking; the others wait and read anew. */
export const lockedBooking = async (
  within: Transaction<Tables>,
  locator: string,
): Promise<BookingRows | null> => {
  const booking = await within
    .selectFrom('booking')
    .where('locator', '=', locator)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  return booking === undefined ? null : { booking, tickets: await ticketsOf(within, locator) };
};

export const soldTicketAt =
  (now: number) =>
  (row: TicketRow): SoldTicket => ({
    number: row.number,
    status: ticketStatusAt(row.status, row.arrival, now),
    family: row.fare_family,
    departure: row.departure,
    amount: row.amount,
    changes: row.changes,
  });
