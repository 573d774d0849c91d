import type { Transaction } from 'kysely';
import type { Deduction } from '#domain/booking/deductions.ts';
import type { Returned } from '#domain/booking/returned-ticket.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Given } from '#server/sale/bookings/given-text.ts';
import type { BookingRows, TicketRow } from './booking-rows.ts';
import { freePlaces } from './free-places.ts';
import { issueOpenTicket } from './issue-open-ticket.ts';
import { keepDeductions } from './keep-deductions.ts';
import type { OpenPart } from './open-part.ts';
import { type Paying, payOut } from './pay-out.ts';

type Within = Transaction<Tables>;

/** What is given for a ticket; without a deduction where the railway itself takes it back. */
export type Plan = { readonly row: TicketRow; readonly deduction: Deduction | null } & Returned;

export type GivenForTicket = {
  readonly moneyAmount: Kurus;
  readonly paymentType: 'CARD' | 'CASH_COUPON' | 'NONE';
  readonly openTicketNumber: string | null;
  readonly couponNumber: string | null;
};

/** What was given for each ticket, and all of it by its means. */
export type GivenForTickets = {
  readonly byTicket: ReadonlyMap<string, GivenForTicket>;
  readonly given: Given;
};

/** What the tickets are from then on, and the name of the action by which each is given for once. */
type As =
  | { readonly status: 'returned'; readonly action: 'return' }
  | { readonly status: 'institution-refund'; readonly action: 'institution-refund' };

type Giving = { readonly plans: readonly Plan[]; readonly openPart: OpenPart; readonly as: As };

const giveOpenTicketBack = async (
  within: Within,
  { booking }: BookingRows,
  { row, inOpenTicket }: Plan,
  { expiresAt }: OpenPart,
  now: number,
): Promise<Tables['open_ticket'] | null> => {
  if (inOpenTicket === 0 || expiresAt === null) return null;
  return issueOpenTicket(within, { booking, ticket: row, amount: inOpenTicket, expiresAt }, now);
};

const keepReturn = async (
  within: Within,
  { row, deduction }: Plan,
  { status, action }: As,
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
  if (deduction !== null) await keepDeductions(within, `${action}/${row.number}`, [deduction]);
};

/** A booking of which nothing holds any more is what its last tickets are: returned, or refunded by the railway. */
const closeBooking = async (within: Within, locator: string, { action }: As): Promise<void> => {
  const left = await within
    .selectFrom('ticket')
    .select('number')
    .where('locator', '=', locator)
    .where('status', 'in', ['valid', 'used', 'unissued'])
    .executeTakeFirst();
  if (left === undefined) {
    const status = action === 'return' ? 'returned' : 'refunded';
    await within.updateTable('booking').set({ status }).where('locator', '=', locator).execute();
  }
};

/** Gives for each ticket what is planned, frees its place, and says what was given. */
export const giveForTickets = async (
  within: Within,
  rows: BookingRows,
  { plans, openPart, as }: Giving,
  app: Paying,
): Promise<GivenForTickets> => {
  const now = app.clock.now();
  const byTicket = new Map<string, GivenForTicket>();
  const coupons: Given['coupons'][number][] = [];
  const openTickets: Given['openTickets'][number][] = [];
  let all = 0;
  let lost = 0;
  for (const plan of plans) {
    const { row, inMoney } = plan;
    const paying = { ...rows, rows: [row], amount: inMoney, key: `${as.action}/${row.number}` };
    const { amount: moneyAmount, inCoupon, ...money } = await payOut(within, paying, app);
    const open = await giveOpenTicketBack(within, rows, plan, openPart, now);
    await keepReturn(within, plan, as, moneyAmount, now);
    byTicket.set(row.number, { ...money, moneyAmount, openTicketNumber: open?.number ?? null });
    all += moneyAmount - inCoupon;
    lost += plan.lost;
    if (money.couponNumber !== null) coupons.push({ number: money.couponNumber, amount: inCoupon });
    if (open !== null) {
      openTickets.push({ number: open.number, amount: open.amount, expiresAt: open.expires_at });
    }
  }
  const returned = plans.map(({ row }) => row);
  await freePlaces(within, rows.booking.locator, returned, now);
  await closeBooking(within, rows.booking.locator, as);
  return { byTicket, given: { inMoney: all, coupons, openTickets, lost } };
};
