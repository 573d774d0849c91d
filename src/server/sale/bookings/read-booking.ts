import type { Kysely, Transaction } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tables } from '#server/platform/store/tables.ts';

/** A booking with all its rows. */
export type BookingRows = {
  readonly booking: Tables['booking'];
  readonly passengers: readonly Tables['passenger'][];
  readonly privates: readonly Tables['passenger_private'][];
  readonly tickets: readonly Tables['ticket'][];
  readonly prices: readonly Tables['price_line'][];
  readonly services: readonly Tables['ticket_service'][];
  readonly events: readonly Tables['booking_event'][];
};

/** In one question, whether there is such a booking or not. */
export const readBooking = async (db: Kysely<Tables>, locator: string): Promise<BookingRows | null> => {
  const found = await db
    .selectFrom('booking')
    .selectAll('booking')
    .select((of) => [
      jsonArrayFrom(
        of
          .selectFrom('passenger')
          .selectAll('passenger')
          .whereRef('passenger.locator', '=', 'booking.locator')
          .orderBy('ordinal'),
      ).as('passengers'),
      jsonArrayFrom(
        of
          .selectFrom('passenger_private')
          .selectAll('passenger_private')
          .whereRef('passenger_private.locator', '=', 'booking.locator'),
      ).as('privates'),
      jsonArrayFrom(
        of
          .selectFrom('ticket')
          .selectAll('ticket')
          .whereRef('ticket.locator', '=', 'booking.locator')
          .orderBy('passenger')
          .orderBy('direction')
          .orderBy('leg'),
      ).as('tickets'),
      jsonArrayFrom(
        of
          .selectFrom('price_line')
          .innerJoin('ticket', 'ticket.number', 'price_line.ticket')
          .selectAll('price_line')
          .whereRef('ticket.locator', '=', 'booking.locator')
          .orderBy('price_line.ticket')
          .orderBy('price_line.line'),
      ).as('prices'),
      jsonArrayFrom(
        of
          .selectFrom('ticket_service')
          .innerJoin('ticket', 'ticket.number', 'ticket_service.ticket')
          .selectAll('ticket_service')
          .whereRef('ticket.locator', '=', 'booking.locator')
          .orderBy('ticket_service.ticket')
          .orderBy('service'),
      ).as('services'),
      jsonArrayFrom(
        of
          .selectFrom('booking_event')
          .selectAll('booking_event')
          .whereRef('booking_event.locator', '=', 'booking.locator')
          .orderBy('at'),
      ).as('events'),
    ])
    .where('booking.locator', '=', locator)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { passengers, privates, tickets, prices, services, events, ...booking } = found;
  return { booking, passengers, privates, tickets, prices, services, events };
};

/** The row of a booking, which nobody else changes as long as the transaction lasts. */
export const lockedBooking = (
  within: Transaction<Tables>,
  locator: string,
): Promise<Tables['booking'] | undefined> =>
  within.selectFrom('booking').selectAll().where('locator', '=', locator).forUpdate().executeTakeFirst();
