import type { Kysely } from 'kysely';
import type { Deduction } from '#domain/booking/deductions.ts';
import { balanceOf, type ChangeBalance } from '#domain/booking/ticket-change.ts';
import { type ChoiceRefusal, judgedChoice } from '#domain/booking/ticket-choice.ts';
import type { Priced } from '#domain/fare/price.ts';
import { tariffOfCode } from '#domain/fare/tariffs.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Network } from '#server/railway/network/railway.ts';
import { type PlannedLeg, plannedLeg } from '#server/sale/bookings/planned-leg.ts';
import { pricedLeg } from '#server/sale/bookings/priced-leg.ts';
import { type BookingRows, soldTicketAt, type TicketRow } from './booking-rows.ts';
import { openPartOf } from './open-part.ts';

/** A ticket, and the place that is held instead of it. */
export type WantedChange = {
  readonly ticketNumber: string;
  readonly allocationId: string;
  readonly trainCarId: number;
  readonly seatNumber: string;
  readonly fromStationId: number;
  readonly toStationId: number;
};

export type ChangeOfTicket = {
  readonly row: TicketRow;
  readonly holdId: string;
  readonly leg: PlannedLeg;
  readonly priced: Priced;
  readonly deduction: Deduction;
};

export type PlannedChange = { readonly tickets: readonly ChangeOfTicket[]; readonly balance: ChangeBalance };

export type ChangeRefusal = ChoiceRefusal | 'place-not-held' | 'price-unknown';

const roundTrips = async (db: Kysely<Tables>, locator: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('price_line')
    .innerJoin('ticket', 'ticket.number', 'price_line.ticket')
    .select('price_line.ticket')
    .where('ticket.locator', '=', locator)
    .where('price_line.rule', '=', 'round-trip')
    .execute();
  return new Set(rows.map(({ ticket }) => ticket));
};

/** There and back stays there and back while the ends stay the same. */
const tripOf = (row: TicketRow, wanted: WantedChange, isRoundTrip: boolean) =>
  isRoundTrip && row.from_station === wanted.fromStationId && row.to_station === wanted.toStationId
    ? ('round-trip' as const)
    : ('one-way' as const);

const changeOf = (
  row: TicketRow,
  wanted: WantedChange,
  deduction: Deduction,
  { network, isRoundTrip }: { readonly network: Network; readonly isRoundTrip: boolean },
): Answer<ChangeOfTicket, ChangeRefusal> => {
  const tariff = network.terms.tariffs.find(({ code }) => code === row.tariff) ?? tariffOfCode(row.tariff);
  if (row.hold_id === null || tariff === null || tariff.occupies === 'lap') {
    return refused('ticket-not-changeable');
  }
  const holdId = wanted.allocationId;
  const wish = {
    holdId,
    coachId: wanted.trainCarId,
    seat: wanted.seatNumber,
    fromStation: wanted.fromStationId,
    toStation: wanted.toStationId,
    family: row.fare_family,
  };
  const leg = plannedLeg(wish, network);
  if (leg === null) return refused('place-not-held');
  const priced = pricedLeg(leg, tariff, tripOf(row, wanted, isRoundTrip), network);
  return priced === null ? refused('price-unknown') : granted({ row, holdId, leg, priced, deduction });
};

/** What a change would make of the tickets and cost, if it were done now. */
export const plannedChange = async (
  db: Kysely<Tables>,
  { booking, tickets }: BookingRows,
  wanted: readonly WantedChange[],
  network: Network,
  now: number,
): Promise<Answer<PlannedChange, ChangeRefusal>> => {
  const numbers = wanted.map(({ ticketNumber }) => ticketNumber);
  const judged = judgedChoice('change', tickets.map(soldTicketAt(now)), numbers, now);
  if (!judged.ok) return judged;
  const isTwice = new Set(numbers).size < numbers.length;
  const isHeldTwice = new Set(wanted.map(({ allocationId }) => allocationId)).size < wanted.length;
  if (isTwice || isHeldTwice) return refused('place-not-held');
  const both = await roundTrips(db, booking.locator);
  const openPart = await openPartOf(db, booking.locator, tickets, now);
  const changes: ChangeOfTicket[] = [];
  for (const deduction of judged.value) {
    const row = tickets.find(({ number }) => number === deduction.ticket);
    const wish = wanted.find(({ ticketNumber }) => ticketNumber === deduction.ticket);
    if (row === undefined || wish === undefined) return refused('ticket-unknown');
    const change = changeOf(row, wish, deduction, { network, isRoundTrip: both.has(row.number) });
    if (!change.ok) return change;
    changes.push(change.value);
  }
  const balance = balanceOf(
    changes.map(({ row, priced, deduction }) => ({
      before: row.amount,
      after: priced.amount,
      fee: deduction.amount,
      openPart: openPart.of.get(row.number) ?? 0,
    })),
    openPart.expiresAt,
  );
  return granted({ tickets: changes, balance });
};
