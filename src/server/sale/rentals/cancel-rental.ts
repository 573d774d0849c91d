import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import { cancelRental as cancelCall, rentalRefundAmount as refundCall } from '#contract/rentals/rental.ts';
import { rentalOffer } from '#contract/rentals/rental-wire.ts';
import {
  type RentalCancelReason,
  type RentalRefund,
  refundOfRental,
} from '#domain/rental/rental-reservation.ts';
import { granted, refused } from '#domain/values/answer.ts';
import type { SupplierReply } from '#server/counterparts/rental/rental-supplier.ts';
import type { Operation } from '#server/platform/http/operation.ts';
import { keyIn } from '#server/platform/once/answer-once.ts';
import { answerWithin } from '#server/platform/once/answer-within.ts';
import { answerInTransaction } from '#server/platform/store/answer-in-transaction.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { operation } from '#server/sale/context/operation.ts';
import { rentalCancelledLetter } from './rental-letters.ts';
import { lockedRental, paidFor, type RentalRow, rentalToActOn } from './rental-rows.ts';

/** Null where it can no longer be cancelled. What is told and what is done is this one sum. */
const refundNow = (row: RentalRow, paid: number, now: number): RentalRefund | null => {
  const { dailyFee } = z.decode(rentalOffer, JSON.parse(row.offer));
  return row.status === 'booked' ? refundOfRental({ pickUpAt: row.pick_up_at, dailyFee, paid }, now) : null;
};

type Cancelling = {
  readonly reason: RentalCancelReason;
  readonly quotedRefund: number;
  /** When it was asked for. */
  readonly now: number;
  /** What the company said; null where it was not asked. */
  readonly taken: SupplierReply<'rental-not-cancelled' | 'rental-unreachable'> | null;
};

/** The company may be slow, and is asked before a row is kept for it; what it need not hear of, it is not asked. */
const askCompany = async (
  row: RentalRow,
  quotedRefund: number,
  now: number,
  { db, rentalSupplier }: AppContext,
): Promise<Cancelling['taken']> => {
  const refund = refundNow(row, await paidFor(db, row), now);
  return refund?.refund === quotedRefund ? rentalSupplier.cancel(row.number) : null;
};

const cancelNow = async (
  within: Transaction<Tables>,
  row: RentalRow,
  { reason, quotedRefund, now, taken }: Cancelling,
  { mail, payments }: AppContext,
) => {
  const { number, payment } = row;
  const refund = refundNow(row, await paidFor(within, row), now);
  if (refund === null || payment === null) return refused('rental-not-cancellable');
  if (refund.refund !== quotedRefund) return refused('amount-differs');
  const cancelled = taken === null ? refused('rental-unreachable') : await taken(within);
  if (!cancelled.ok) return cancelled;
  const amount = await payments.refundUpTo(within, {
    payment,
    amount: refund.refund,
    key: `rental ${number}`,
  });
  await within
    .updateTable('rental_order')
    .set({ status: 'cancelled', cancelled_at: now, cancel_reason: reason, refunded: amount })
    .where('number', '=', number)
    .execute();
  await mail.post(rentalCancelledLetter(row, amount), within);
  return granted({ reservationNumber: number, reason, refundAmount: amount, currency: 'TRY' as const });
};

export const rentalCancelCalls: readonly Operation<AppContext>[] = [
  operation(refundCall, async ({ body, ...acting }, app) => {
    const row = await rentalToActOn(body.reservationNumber, acting, app);
    if (row === null) return refused('proof-needed');
    const refund = refundNow(row, await paidFor(app.db, row), app.clock.now());
    if (refund === null) return refused('rental-not-cancellable');
    const { deduction, refund: refundAmount } = refund;
    return granted({ reservationNumber: row.number, deduction, refundAmount, currency: 'TRY' as const });
  }),
  operation(cancelCall, async ({ body, headers, ...acting }, app) => {
    const own = await rentalToActOn(body.reservationNumber, acting, app);
    if (own === null) return refused('proof-needed');
    const { number } = own;
    const { reason, toldRefund: quotedRefund } = body;
    const key = keyIn(headers, body.idempotencyKey);
    const call = { name: cancelCall.name, key, owner: number, body: { reason, toldRefund: quotedRefund } };
    const now = app.clock.now();
    const taken = await askCompany(own, quotedRefund, now, app);
    return answerInTransaction(app.db, async (within) => {
      const row = await lockedRental(within, number);
      if (row === undefined) return refused('proof-needed');
      return answerWithin(within, call, cancelCall.granted, now, () =>
        cancelNow(within, row, { reason, quotedRefund, now, taken }, app),
      );
    });
  }),
];
