import type { Transaction } from 'kysely';
import { cabinClassOnWire } from '#contract/wire/cabin-class.ts';
import type { Gender } from '#domain/values/gender.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { newLocator } from './new-locator.ts';
import type { Party } from './planned-party.ts';
import { type PlannedTicket, passengerRow, priceRows, privateRow, ticketRow } from './rows-of-booking.ts';

type Within = Transaction<Tables>;

/** All that is written with a booking. */
export type WholeParty = {
  readonly party: Party;
  readonly tickets: readonly PlannedTicket[];
  readonly genderOf: (ordinal: number) => Gender;
  readonly event: Tables['booking_event'];
};

/** The row of a booking; a PNR that is taken already is drawn again. */
export const insertBooking = async (
  within: Within,
  row: Omit<Tables['booking'], 'locator'>,
): Promise<string> => {
  for (;;) {
    const made = await within
      .insertInto('booking')
      .values({ ...row, locator: newLocator() })
      .onConflict((conflict) => conflict.column('locator').doNothing())
      .returning('locator')
      .executeTakeFirst();
    if (made !== undefined) return made.locator;
  }
};

const bookingClassOf = ({ leg }: PlannedTicket): number => cabinClassOnWire[leg.place.cabinClass].booking.id;

/** Everything that hangs on a booking, in one statement, which is one question to the database. `genderOf` says as whom a passenger travels: as they said, else as
 * their place is held. */
export const insertParty = async (
  within: Within,
  locator: string,
  { party, tickets, genderOf, event }: WholeParty,
): Promise<void> => {
  await within
    .with('passengers', (db) =>
      db.insertInto('passenger').values(party.map((passenger) => passengerRow(locator, passenger))),
    )
    .with('privates', (db) =>
      db
        .insertInto('passenger_private')
        .values(party.map((passenger) => privateRow(locator, passenger, genderOf(passenger.ordinal)))),
    )
    .with('tickets', (db) =>
      db
        .insertInto('ticket')
        .values(tickets.map((ticket) => ticketRow(locator, ticket, bookingClassOf(ticket)))),
    )
    .with('prices', (db) => db.insertInto('price_line').values(tickets.flatMap(priceRows)))
    .insertInto('booking_event')
    .values(event)
    .execute();
};
