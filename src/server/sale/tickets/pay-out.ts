import type { Transaction } from 'kysely';
import type { Kurus } from '#domain/values/kurus.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Payments } from '#server/sale/settlement/payments.ts';
import type { BookingRow, TicketRow } from './booking-rows.ts';
import { issueRefundCoupon } from './issue-open-ticket.ts';

/** What one payment gave for a ticket. */
type Fund = { readonly payment: string | null; readonly amount: Kurus };

const upTo = (funds: readonly Fund[], most: Kurus): readonly Fund[] => {
  let left = most;
  return funds.flatMap(({ payment, amount }) => {
    const taken = Math.min(amount, left);
    left -= taken;
    return taken > 0 ? [{ payment, amount: taken }] : [];
  });
};

/** Whence the worth of a ticket comes: the first sale, and whatever dearer changes added to it. */
const fundsOf = (row: TicketRow, tickets: readonly TicketRow[]): readonly Fund[] => {
  const master = tickets.find(({ number }) => number === row.master_ticket);
  if (master === undefined) return [{ payment: row.payment, amount: row.amount }];
  const before = upTo(fundsOf(master, tickets), row.amount);
  const added = row.amount - master.amount;
  return added > 0 ? [{ payment: row.payment, amount: added }, ...before] : before;
};

export type Taking = {
  /** All tickets of the booking. */
  readonly tickets: readonly TicketRow[];
  /** The tickets of whose worth it is taken. */
  readonly rows: readonly TicketRow[];
  readonly amount: Kurus;
  /** Names the action, so that it is done once. */
  readonly key: string;
};

type Take = (
  within: Transaction<Tables>,
  part: { readonly payment: string; readonly amount: Kurus; readonly key: string },
) => Promise<Kurus>;

export type Taken = {
  /** What the payments gave. */
  readonly given: Kurus;
  /** What no payment stands behind: it can be had in cash alone. */
  readonly unpaid: Kurus;
};

/**
 * Each payment gives for its own part first; what one lacks, the others of the booking give as far as they can. Tickets that
 * were changed together pay for each other, so what stands behind one of them may have paid for another.
 */
export const takenFrom = async (
  within: Transaction<Tables>,
  { tickets, rows, amount, key }: Taking,
  take: Take,
): Promise<Taken> => {
  const parts = upTo(
    rows.flatMap((row) => fundsOf(row, tickets)),
    amount,
  );
  const unpaid = parts.reduce((sum, part) => sum + (part.payment === null ? part.amount : 0), 0);
  let given = 0;
  const payments: string[] = [];
  for (const [index, { payment, amount: part }] of parts.entries()) {
    if (payment === null) continue;
    payments.push(payment);
    given += await take(within, { payment, amount: part, key: `${key}/${index}` });
  }
  const others = tickets.flatMap(({ payment }) => payment ?? []);
  for (const payment of new Set([...payments, ...others])) {
    const lacking = amount - unpaid - given;
    if (lacking > 0) given += await take(within, { payment, amount: lacking, key: `${key}/rest` });
  }
  return { given, unpaid };
};

export type PaidOut = {
  readonly paymentType: 'CARD' | 'CASH_COUPON' | 'NONE';
  readonly couponNumber: string | null;
  /** How much it was: never more than was paid. */
  readonly amount: Kurus;
  /** What of it is the coupon. */
  readonly inCoupon: Kurus;
};

/** Whoever can move money back. */
export type Paying = { readonly payments: Pick<Payments, 'refundUpTo'>; readonly clock: Clock };

/** Back to the cards that paid, as far as they paid; where none did, as a coupon for cash. */
export const payOut = async (
  within: Transaction<Tables>,
  { booking, ...taking }: Taking & { readonly booking: BookingRow },
  { payments, clock }: Paying,
): Promise<PaidOut> => {
  const noPayout = { paymentType: 'NONE' as const, couponNumber: null, amount: 0, inCoupon: 0 };
  const [ticket] = taking.rows;
  if (taking.amount <= 0 || ticket === undefined) return noPayout;
  const { given, unpaid } = await takenFrom(within, taking, payments.refundUpTo);
  if (unpaid === 0) return given === 0 ? noPayout : { ...noPayout, paymentType: 'CARD', amount: given };
  const { number } = await issueRefundCoupon(within, { booking, ticket, amount: unpaid }, clock.now());
  return { paymentType: 'CASH_COUPON', couponNumber: number, amount: given + unpaid, inCoupon: unpaid };
};
