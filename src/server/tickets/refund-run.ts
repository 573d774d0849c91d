import type { Kysely, Transaction } from 'kysely';
import type { Kurus } from '#domain/kurus.ts';
import { returnedOf } from '#domain/returned-ticket.ts';
import { ticketStatusAt } from '#domain/ticket-status.ts';
import type { House } from '#server/house.ts';
import type { Tables } from '#server/store/tables.ts';
import { inTransaction } from '#server/store/transaction.ts';
import { type BookingRows, lockedBooking, type TicketRow } from './booking-rows.ts';
import { refundedLetter } from './deed-letters.ts';
import { giveForTickets } from './give-for-tickets.ts';
import { openPartOf } from './open-part.ts';
import type { Paying } from './pay-out.ts';
import { tellEvent } from './tell-event.ts';

type Within = Transaction<Tables>;

/** A train on a day, with the coaches it would have had. */
export type Cancelled = { readonly runId: number; readonly coaches: readonly number[] };

export type Refunding = Paying & Pick<House, 'db' | 'mail'>;

export type RunRefunded = { readonly bookings: number; readonly tickets: number; readonly amount: Kurus };

const nothing: RunRefunded = { bookings: 0, tickets: 0, amount: 0 };
const as = { status: 'institution-refund', deed: 'institution-refund' } as const;

const closeCoaches = async (db: Kysely<Tables>, { runId, coaches }: Cancelled): Promise<void> => {
  if (coaches.length === 0) return;
  await db
    .insertInto('closed_coach')
    .values(coaches.map((coach) => ({ run_id: runId, coach })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const locatorsOn = async (db: Kysely<Tables>, runId: number): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('ticket')
    .select('locator')
    .distinct()
    .where('run_id', '=', runId)
    .where('status', '=', 'valid')
    .orderBy('locator')
    .execute();
  return rows.map(({ locator }) => locator);
};

/** Who cannot take one train of a way does not go the rest of it either. */
const onBrokenWays = ({ tickets }: BookingRows, runId: number, now: number): readonly TicketRow[] => {
  const standing = tickets.filter(({ status, arrival }) => ticketStatusAt(status, arrival, now) === 'valid');
  const broken = standing.filter(({ run_id }) => run_id === runId);
  return standing.filter((row) =>
    broken.some(({ passenger, direction }) => passenger === row.passenger && direction === row.direction),
  );
};

const refundBooking = async (
  within: Within,
  locator: string,
  runId: number,
  house: Refunding,
): Promise<RunRefunded> => {
  const now = house.clock.now();
  const rows = await lockedBooking(within, locator);
  const broken = rows === null ? [] : onBrokenWays(rows, runId, now);
  if (rows === null || broken.length === 0) return nothing;
  const openPart = await openPartOf(within, locator, rows.tickets);
  const plans = broken.map((row) => ({
    row,
    deduction: null,
    ...returnedOf(row.amount, 0, openPart.of.get(row.number) ?? 0),
  }));
  const given = await giveForTickets(within, rows, { plans, openPart, as }, house);
  const amount = plans.reduce(
    (sum, { row, inOpenTicket }) => sum + inOpenTicket + (given.get(row.number)?.moneyAmount ?? 0),
    0,
  );
  const tickets = broken.map(({ number }) => number);
  await tellEvent(within, { locator, deed: 'refunded-by-railway', tickets, session: 'house' }, now);
  await house.mail.post(refundedLetter(rows.booking, tickets, amount), within);
  return { bookings: 1, tickets: tickets.length, amount };
};

/**
 * Of a train that does not run no place is sold any more, and every ticket comes back whole. Each booking is one deed: what
 * was begun and broke off is gone on with, and nothing is given twice.
 */
export const refundRun = async (cancelled: Cancelled, house: Refunding): Promise<RunRefunded> => {
  const { runId } = cancelled;
  await closeCoaches(house.db, cancelled);
  let all = nothing;
  for (const locator of await locatorsOn(house.db, runId)) {
    const one = await inTransaction(house.db, (within) => refundBooking(within, locator, runId, house));
    all = {
      bookings: all.bookings + one.bookings,
      tickets: all.tickets + one.tickets,
      amount: all.amount + one.amount,
    };
  }
  return all;
};
