import { setTimeout as pause } from 'node:timers/promises';
import { granted } from '#domain/values/answer.ts';
import { beginPayment } from './begin-payment.ts';
import { paymentStateIn } from './payment-state.ts';
import type { PaymentState, Payments } from './payments.ts';
import { promote } from './promote.ts';
import { refundUpTo, turnIntoCouponUpTo } from './refunds.ts';
import { findRow, findRowByKey } from './settlement-row.ts';
import { drive, happen, type SettlementDeps } from './take-step.ts';

const checkEvery = 50;
const waitFor = 2_000;

export const openPayments = (driving: SettlementDeps): Payments => {
  const { db, clock } = driving;

  const find = async (payment: string): Promise<PaymentState | null> => {
    const row = await findRow(db, payment);
    return row === undefined ? null : paymentStateIn(row);
  };

  /** Another caller may be driving the same payment: its end is waited for, not driven twice. */
  const settled = async (payment: string): Promise<PaymentState | null> => {
    const until = performance.now() + waitFor;
    for (;;) {
      const turn = await drive(driving, payment);
      const paymentState = await find(payment);
      const isOver = turn === 'silent' || performance.now() > until;
      if (paymentState?.status !== 'settling' || isOver) return paymentState;
      await pause(checkEvery);
    }
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
