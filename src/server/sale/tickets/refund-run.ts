import type { Kysely, Transaction } from 'kysely';
import { openTicketLife } from '#domain/booking/open-ticket.ts';
import { returnedOf } from '#domain/booking/returned-ticket.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { type EndingAlarms, endAlarmsOf } from '#server/sale/alarms/end-alarms.ts';
import { cancelOption } from '#server/sale/bookings/change-option.ts';
import { recordEvent as recordOnBooking } from '#server/sale/bookings/record-event.ts';
import { endedLetter, refundedLetters } from './action-letters.ts';
import { type BookingRows, lockedBooking, type TicketRow } from './booking-rows.ts';
import { endOrders, locatorsChangingTo, lockedOpenOrders } from './end-orders.ts';
import { giveForExtras } from './give-for-extras.ts';
import { giveForTickets } from './give-for-tickets.ts';
import { openPartOf, openShareOf } from './open-part.ts';
import type { Paying } from './pay-out.ts';
import { recordEvent } from './record-event.ts';

type Within = Transaction<Tables>;

/** A train on a day, with the coaches it would have had. */
export type Cancelled = { readonly runId: number; readonly coaches: readonly number[] };

export type Refunding = Paying & EndingAlarms;

export type RunRefunded = {
  readonly bookings: number;
  readonly tickets: number;
  readonly amount: Kurus;
  /** What waited for its money and ended with the train: reservations, sales and orders. */
  readonly ended: number;
};

const noneRefunded: RunRefunded = { bookings: 0, tickets: 0, amount: 0, ended: 0 };
const as = { status: 'institution-refund', action: 'institution-refund' } as const;

const recordEnded = (within: Within, locator: string, now: number): Promise<void> =>
  recordOnBooking(within, { locator, action: 'ended-by-railway', by: 'house', userId: null }, now);

const closeCoaches = async (db: Kysely<Tables>, { runId, coaches }: Cancelled): Promise<void> => {
  if (coaches.length === 0) return;
  await db
    .insertInto('closed_coach')
    .values(coaches.map((coach) => ({ run_id: runId, coach })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** A place is locked by whoever is selling it: once none of the run is, every ticket of it can be seen. */
const waitForSales = (db: Kysely<Tables>, runId: number): Promise<unknown> =>
  inTransaction(db, (within) =>
    within
      .selectFrom('seat_hold')
      .select('id')
      .where('run_id', '=', runId)
      .orderBy('coach')
      .orderBy('unit')
      .orderBy('id')
      .forKeyShare()
      .execute(),
  );

/** Whoever has paid for it, means to, or would change to it. */
const locatorsOn = async (db: Kysely<Tables>, runId: number): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('ticket')
    .select('locator')
    .distinct()
    .where('run_id', '=', runId)
    .where('status', 'in', ['valid', 'unissued'])
    .execute();
  const all = [...rows.map(({ locator }) => locator), ...(await locatorsChangingTo(db, runId))];
  return [...new Set(all)].toSorted();
};

/** Who cannot take one train of a way does not go the rest of it either. A train that never ran makes no ticket past. */
const onBrokenWays = ({ tickets }: BookingRows, runId: number, now: number): readonly TicketRow[] => {
  const valid = tickets.filter(({ status }) => status === 'valid');
  const broken = valid.filter(({ run_id }) => run_id === runId);
  return valid.filter((row) =>
    broken.some(
      ({ passenger, direction, departure }) =>
        passenger === row.passenger &&
        direction === row.direction &&
        (row.arrival > now || row.departure >= departure),
    ),
  );
};

/** A reservation, or a sale nobody has paid, ends whole: it cannot be paid for in part. */
const endUnpaid = async (
  within: Within,
  { booking, tickets }: BookingRows,
  runId: number,
  { clock, mail }: Refunding,
): Promise<boolean> => {
  const isOn = tickets.some(({ run_id, status }) => run_id === runId && status === 'unissued');
  if (!isOn || !(await cancelOption(within, booking.locator, clock.now())).ok) return false;
  await recordEnded(within, booking.locator, clock.now());
  await mail.post(endedLetter(booking, 'booking'), within);
  return true;
};

/** Open tickets that paid hold anew for as long as any: those they replace may have ended meanwhile. */
const wholeOpenPart = async (within: Within, { booking, tickets }: BookingRows, now: number) => {
  const openPart = await openPartOf(within, booking.locator, tickets, now);
  return { ...openPart, expiresAt: now + openTicketLife };
};

const refundTickets = async (
  within: Within,
  rows: BookingRows,
  broken: readonly TicketRow[],
  orders: number,
  app: Refunding,
): Promise<Kurus> => {
  const now = app.clock.now();
  const { locator } = rows.booking;
  const openPart = await wholeOpenPart(within, rows, now);
  const plans = broken.map((row) => ({
    row,
    deduction: null,
    ...returnedOf(row.amount, 0, openShareOf(openPart, row.number)),
  }));
  const { byTicket, given } = await giveForTickets(within, rows, { plans, openPart, as }, app);
  const tickets = broken.map(({ number }) => number);
  const extras = await giveForExtras(within, tickets, app);
  await recordEvent(within, { locator, action: 'refunded-by-railway', tickets, session: 'house' }, now);
  const passengers = await within
    .selectFrom('passenger')
    .selectAll()
    .where('locator', '=', locator)
    .execute();
  const readers = { ...rows, passengers, tickets: broken };
  for (const letter of refundedLetters(readers, { tickets, given, extras, orders })) {
    await app.mail.post(letter, within);
  }
  return plans.reduce(
    (sum, { row, inOpenTicket }) => sum + inOpenTicket + (byTicket.get(row.number)?.moneyAmount ?? 0),
    extras,
  );
};

const settleBooking = async (
  within: Within,
  locator: string,
  runId: number,
  app: Refunding,
): Promise<RunRefunded> => {
  const now = app.clock.now();
  const open = await lockedOpenOrders(within, locator);
  const rows = await lockedBooking(within, locator);
  if (rows === null) return noneRefunded;
  if (await endUnpaid(within, rows, runId, app)) return { ...noneRefunded, ended: 1 };
  const broken = onBrokenWays(rows, runId, now);
  const tickets = broken.map(({ number }) => number);
  const ended = await endOrders(within, open, { runId, tickets }, now);
  if (broken.length > 0) {
    const amount = await refundTickets(within, rows, broken, ended, app);
    return { bookings: 1, tickets: tickets.length, amount, ended };
  }
  if (ended > 0) {
    await recordEnded(within, locator, now);
    await app.mail.post(endedLetter(rows.booking, 'change'), within);
  }
  return { ...noneRefunded, ended };
};

/**
 * Of a train that does not run no place is sold any more, every ticket comes back whole with what was bought for it, and
 * what waits for its money ends; whoever waits for a place is told. Each booking is one action: what was begun and broke off is gone on with, and nothing is
 * given twice.
 */
export const refundRun = async (cancelled: Cancelled, app: Refunding): Promise<RunRefunded> => {
  const { runId } = cancelled;
  await closeCoaches(app.db, cancelled);
  await waitForSales(app.db, runId);
  let all = noneRefunded;
  for (const locator of await locatorsOn(app.db, runId)) {
    const one = await inTransaction(app.db, (within) => settleBooking(within, locator, runId, app));
    all = {
      bookings: all.bookings + one.bookings,
      tickets: all.tickets + one.tickets,
      amount: all.amount + one.amount,
      ended: all.ended + one.ended,
    };
  }
  await endAlarmsOf(runId, app);
  return all;
};
