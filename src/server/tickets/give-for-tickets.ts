import type { Transaction } from 'kysely';
import type { Deduction } from '#domain/deductions.ts';
import type { Kurus } from '#domain/kurus.ts';
import type { Returned } from '#domain/returned-ticket.ts';
import { issueOpenTicket } from '#server/open-tickets/issue-open-ticket.ts';
import type { Tables } from '#server/store/tables.ts';
import type { BookingRows, TicketRow } from './booking-rows.ts';
import { freePlaces } from './free-places.ts';
import { keepDeductions } from './keep-deductions.ts';
import type { OpenPart } from './open-part.ts';
import { type Paying, payOut } from './pay-out.ts';

type Within = Transaction<Tables>;

/** What is given for a ticket; without a deduction where the railway itself takes it back. */
export type Plan = { readonly row: TicketRow; readonly deduction: Deduction | null } & Returned;

export type Told = {
  readonly moneyAmount: Kurus;
  readonly paymentType: 'CARD' | 'CASH_COUPON' | 'NONE';
  readonly openTicketNumber: string | null;
  readonly couponNumber: string | null;
};

/** What the tickets are from then on, and the name of the deed by which each is given for once. */
type As =
  | { readonly status: 'returned'; readonly deed: 'return' }
  | { readonly status: 'institution-refund'; readonly deed: 'institution-refund' };

type Giving = { readonly plans: readonly Plan[]; readonly openPart: OpenPart; readonly as: As };

const giveOpenTicketBack = async (
  within: Within,
  { booking }: BookingRows,
  { row, inOpenTicket }: Plan,
  { expiresAt }: OpenPart,
  now: number,
): Promise<string | null> => {
  if (inOpenTicket === 0 || expiresAt === null) return null;
  const issuing = { booking, ticket: row, amount: inOpenTicket, expiresAt };
  return (await issueOpenTicket(within, issuing, now)).number;
};

const keepReturn = async (
  within: Within,
  { row, deduction }: Plan,
  { status, deed }: As,
  amount: Kurus,
  now: number,
): Promise<void> => {
  await within
    .insertInto('ticket_refund')
    .values({
      ticket: row.number,
      locator: row.locator,
      payment: row.payment ?? '',
      deduction: deduction?.amount ?? 0,
      amount,
      made_at: now,
    })
    .execute();
  await within.updateTable('ticket').set({ status }).where('number', '=', row.number).execute();
  if (deduction !== null) await keepDeductions(within, `${deed}/${row.number}`, [deduction]);
};

/** A booking of which nothing holds any more is returned itself. */
const closeBooking = async (within: Within, locator: string): Promise<void> => {
  const left = await within
    .selectFrom('ticket')
    .select('number')
    .where('locator', '=', locator)
    .where('status', 'in', ['valid', 'used', 'unissued'])
    .executeTakeFirst();
  if (left === undefined) {
    await within.updateTable('booking').set({ status: 'returned' }).where('locator', '=', locator).execute();
  }
};

/** Gives for each ticket what is planned, frees its place, and says what was given. */
export const giveForTickets = async (
  within: Within,
  rows: BookingRows,
  { plans, openPart, as }: Giving,
  house: Paying,
): Promise<ReadonlyMap<string, Told>> => {
  const now = house.clock.now();
  const told = new Map<string, Told>();
  for (const plan of plans) {
    const { row, inMoney } = plan;
    const paying = { ...rows, rows: [row], amount: inMoney, key: `${as.deed}/${row.number}` };
    const { amount: moneyAmount, ...money } = await payOut(within, paying, house);
    const openTicketNumber = await giveOpenTicketBack(within, rows, plan, openPart, now);
    await keepReturn(within, plan, as, moneyAmount, now);
    told.set(row.number, { ...money, moneyAmount, openTicketNumber });
  }
  const returned = plans.map(({ row }) => row);
  await freePlaces(within, rows.booking.locator, returned, now);
  await closeBooking(within, rows.booking.locator);
  return told;
};
