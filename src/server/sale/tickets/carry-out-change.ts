import type { Transaction } from 'kysely';
import { cabinClassOnWire } from '#contract/wire/cabin-class.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import { newSecret } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { newTicketNumber } from '#server/sale/bookings/new-locator.ts';
import type { PlannedLeg } from '#server/sale/bookings/planned-leg.ts';
import { privateLife } from '#server/sale/bookings/rows-of-booking.ts';
import { holdsInSale } from '#server/sale/holds/holds-in-sale.ts';
import { findRow } from '#server/sale/settlement/settlement-row.ts';
import { bookedPassengers, onLapOf } from './booked-passengers.ts';
import type { BookingRows, TicketRow } from './booking-rows.ts';
import { freePlaces } from './free-places.ts';
import { keepDeductions } from './keep-deductions.ts';
import type { ChangeOfTicket, PlannedChange } from './planned-change.ts';
import { recordEvent } from './record-event.ts';
import { shareDiscount } from './share-discount.ts';

type Within = Transaction<Tables>;

const journeyOf = (leg: PlannedLeg) => ({
  run_id: leg.runId,
  train_index: leg.train.index,
  from_station: leg.wish.fromStation,
  from_stop: leg.fromStop,
  departure: leg.departure,
  to_station: leg.wish.toStation,
  to_stop: leg.toStop,
  arrival: leg.arrival,
});

const newRow = (
  { row, leg, holdId, priced }: ChangeOfTicket,
  payment: string | null,
  now: number,
): TicketRow => ({
  ...row,
  number: newTicketNumber(),
  master_ticket: row.number,
  changes: row.changes + 1,
  status: 'valid',
  payment: payment ?? row.payment,
  issued_at: now,
  boarding_code: newSecret(),
  amount: priced.amount,
  hold_id: holdId,
  coach: leg.coach,
  seat: leg.place.number,
  cabin_class: leg.place.cabinClass,
  booking_class_id: cabinClassOnWire[leg.place.cabinClass].booking.id,
  ...journeyOf(leg),
});

/** What was bought beside the journey goes along. */
const replace = async (
  within: Within,
  change: ChangeOfTicket,
  payment: string | null,
  now: number,
): Promise<string> => {
  const row = newRow(change, payment, now);
  await within.insertInto('ticket').values(row).execute();
  await within
    .insertInto('price_line')
    .values(
      change.priced.lines.map((line, place) => ({
        ...line,
        ticket: row.number,
        line: place,
        kind: line.rule,
      })),
    )
    .execute();
  await within
    .updateTable('ticket_service')
    .set({ ticket: row.number })
    .where('ticket', '=', change.row.number)
    .execute();
  await within
    .updateTable('ticket')
    .set({ status: 'changed' })
    .where('number', '=', change.row.number)
    .execute();
  return row.number;
};

/** A child on a lap goes where its passenger goes, on the ticket it has. */
const carryLapChildren = async (
  within: Within,
  { row, leg }: ChangeOfTicket,
  children: readonly number[],
): Promise<void> => {
  if (children.length === 0) return;
  await within
    .updateTable('ticket')
    .set({ ...journeyOf(leg), cabin_class: leg.place.cabinClass })
    .where('locator', '=', row.locator)
    .where('passenger', 'in', children)
    .where('direction', '=', row.direction)
    .where('leg', '=', row.leg)
    .where('status', '=', 'valid')
    .where('hold_id', 'is', null)
    .execute();
};

/** The journey may end later now: what is most private is kept as long beyond it as it was beyond the first. */
const keepPrivate = async (
  within: Within,
  { row: { locator, passenger }, leg }: ChangeOfTicket,
  children: readonly number[],
): Promise<void> => {
  const until = leg.arrival + privateLife;
  await within
    .updateTable('passenger_private')
    .set({ forget_at: until })
    .where('locator', '=', locator)
    .where('ordinal', 'in', [passenger, ...children])
    .where('forget_at', '<', until)
    .execute();
};

const discountOf = async (
  within: Within,
  { balance }: PlannedChange,
  payment: string | null,
): Promise<Kurus> => {
  const row = payment === null ? undefined : await findRow(within, payment);
  return row === undefined ? 0 : balance.due - row.amount;
};

export type CarryingOut = {
  readonly order: string;
  readonly rows: BookingRows;
  readonly planned: PlannedChange;
  readonly payment: string | null;
};

/** The new places are sold and their tickets issued, the old ones let go; null when a new place is held no longer. */
export const carryOutChange = async (
  within: Within,
  { order, rows: { booking }, planned, payment }: CarryingOut,
  now: number,
): Promise<readonly string[] | null> => {
  const { locator } = booking;
  const holdIds = planned.tickets.map(({ holdId }) => holdId);
  const sold = await holdsInSale.sell(within, order, holdIds, now);
  if (!sold.ok) return null;
  const numbers: string[] = [];
  const passengers = await bookedPassengers(within, locator);
  for (const change of planned.tickets) {
    numbers.push(await replace(within, change, payment, now));
    const children = onLapOf(passengers, change.row.passenger);
    await carryLapChildren(within, change, children);
    await keepPrivate(within, change, children);
  }
  const before = planned.tickets.map(({ row }) => row);
  await freePlaces(within, locator, before, now);
  await keepDeductions(
    within,
    `change/${order}`,
    planned.tickets.map(({ deduction }) => deduction),
  );
  const difference = planned.tickets.reduce((sum, { row, priced }) => sum + priced.amount - row.amount, 0);
  await within
    .updateTable('booking')
    .set((row) => ({ amount: row('amount', '+', difference) }))
    .where('locator', '=', locator)
    .execute();
  await shareDiscount(within, locator, numbers, await discountOf(within, planned, payment));
  await within.updateTable('ticket_order').set({ status: 'done', payment }).where('id', '=', order).execute();
  const tickets = before.map(({ number }) => number);
  await recordEvent(within, { locator, action: 'ticket-changed', tickets, session: null }, now);
  return numbers;
};
