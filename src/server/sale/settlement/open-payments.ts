import { granted } from '#domain/values/answer.ts';
import { beginPayment } from './begin-payment.ts';
import { driveThrough } from './drive-through.ts';
import { paymentStateIn } from './payment-state.ts';
import type { PaymentState, Payments } from './payments.ts';
import { promote } from './promote.ts';
import { refundUpTo, turnIntoCouponUpTo } from './refunds.ts';
import { findRow, findRowByKey } from './settlement-row.ts';
import { happen, type SettlementDeps } from './take-step.ts';

export const openPayments = (driving: SettlementDeps): Payments => {
  const { db, clock } = driving;

  const find = async (payment: string): Promise<PaymentState | null> => {
    const row = await findRow(db, payment);
    return row === undefined ? null : paymentStateIn(row);
  };

  const settled = async (payment: string): Promise<PaymentState | null> => {
    const row = await driveThrough(driving, payment);
    return row === null ? null : paymentStateIn(row);
  };

  return {
    promote: (purchase, code) => promote(purchase, code, driving),
    begin: async (asked) => {
      const begun = await beginPayment(asked, driving);
      if (!begun.ok) return begun;
      const paymentState = await settled(begun.value);
      if (paymentState === null) throw new Error('A payment that was begun is gone.');
      return granted(paymentState);
    },
    proceed: async (payment) => {
      await happen(driving, payment, { kind: 'sent', event: { type: 'return.came' } });
      return settled(payment);
    },
    find,
    findByKey: async (key) => {
      const row = await findRowByKey(db, key);
      return row === undefined ? null : paymentStateIn(row);
    },
    abandon: async (payment) => {
      await happen(driving, payment, { kind: 'sent', event: { type: 'payment.abandoned' } });
      return settled(payment);
    },
    refundUpTo: (within, part) => refundUpTo(within, part, clock.now()),
    turnIntoCouponUpTo: (within, part) => turnIntoCouponUpTo(within, part, clock.now()),
  };
};
