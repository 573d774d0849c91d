import type { Kysely } from 'kysely';
import { mayDoWithTicket } from '#domain/booking/booking-actions.ts';
import type { TicketPrint } from '#domain/booking/ticket-print.ts';
import { ticketStatusAt } from '#domain/booking/ticket-status.ts';
import { tariffOfCode } from '#domain/fare/tariffs.ts';
import { type Language, languages } from '#domain/values/language.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { tariffName } from '#server/railway/network/tariff-name.ts';
import { describeTicket, noExtras } from '#server/sale/bookings/describe-ticket.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';

type Row = Tables['ticket'];

export const languageIn = (asked: string | null | undefined, spoken: Language): Language =>
  languages.find((language) => language === asked?.toLowerCase()) ?? spoken;

/** Tickets that may be printed at this hour. */
export const isPrintable =
  (now: number) =>
  (row: Row): boolean =>
    mayDoWithTicket('print', ticketStatusAt(row.status, row.arrival, now));

const tariffText = (code: string, language: Language): string => {
  const tariff = tariffOfCode(code);
  return tariff === null ? code : tariffName(tariff.code, language);
};

const namesOf = async (db: Kysely<Tables>, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> => {
  const passengers = await db
    .selectFrom('passenger')
    .select(['locator', 'ordinal', 'first_name', 'last_name'])
    .where('locator', 'in', [...new Set(rows.map(({ locator }) => locator))])
    .execute();
  return new Map(
    passengers.map(({ locator, ordinal, first_name, last_name }) => [
      `${locator} ${ordinal}`,
      `${first_name} ${last_name}`,
    ]),
  );
};

/** What is printed of tickets, in the order they are given. */
export const printsOf = async (
  rows: readonly Row[],
  language: Language,
  { db, clock, railway }: Pick<AppContext, 'clock' | 'db' | 'railway'>,
): Promise<readonly TicketPrint[]> => {
  if (rows.length === 0) return [];
  const now = clock.now();
  const names = await namesOf(db, rows);
  return rows.map((row) => {
    const { coach, from, to, family, trainName, ...described } = describeTicket(
      row,
      noExtras,
      railway.network(),
      {
        mayAct: false,
        now,
      },
    );
    return {
      locator: row.locator,
      ticketNumber: row.number,
      passenger: names.get(`${row.locator} ${row.passenger}`) ?? '',
      trainType: described.trainType,
      trainNumber: described.trainNumber,
      trainName,
      trainDay: described.trainDay,
      from,
      to,
      departure: row.departure,
      arrival: row.arrival,
      coach: coach?.name ?? null,
      seat: row.seat,
      cabinClass: row.cabin_class,
      fareFamily: family,
      tariff: tariffText(row.tariff, language),
      price: row.amount,
      purchasedAt: row.issued_at ?? now,
      status: described.status,
    };
  });
};
