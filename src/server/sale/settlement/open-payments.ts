import { setTimeout as pause } from 'node:timers/promises';
import { granted } from '#domain/values/answer.ts';
import { beginPayment } from './begin-payment.ts';
import { refundUpTo, turnIntoCouponUpTo } from './give-back.ts';
import type { Payments, Standing } from './payments.ts';
import { promote } from './promote.ts';
import { findRow, findRowByKey } from './settlement-row.ts';
import { standingIn } from './standing-of.ts';
import { type Driving, drive, happen } from './take-step.ts';

const lookEvery = 50;
const waitFor = 2_000;

export const openPayments = (driving: Driving): Payments => {
  const { db, clock } = driving;

  const find = async (payment: string): Promise<Standing | null> => {
    const row = await findRow(db, payment);
    return row === undefined ? null : standingIn(row);
  };

  /** Another caller may be driving the same payment: its end is waited for, not driven twice. */
  const settled = async (payment: string): Promise<Standing | null> => {
    const until = performance.now() + waitFor;
    for (;;) {
      const turn = await drive(driving, payment);
      const standing = await find(payment);
      const isOver = turn === 'silent' || performance.now() > until;
      if (standing?.stands !== 'settling' || isOver) return standing;
      await pause(lookEvery);
    }
  };

  return {
    promote: (purchase, code) => promote(purchase, code, driving),
    begin: async (asked) => {
      const begun = await beginPayment(asked, driving);
      if (!begun.ok) return begun;
      const standing = await settled(begun.value);
      if (standing === null) throw new Error('A payment that was begun is gone.');
      return granted(standing);
    },
    proceed: async (payment) => {
      await happen(driving, payment, { kind: 'said', event: { type: 'return.came' } });
      return settled(payment);
    },
    find,
    findByKey: async (key) => {
      const row = await findRowByKey(db, key);
      return row === undefined ? null : standingIn(row);
    },
    abandon: async (payment) => {
      await happen(driving, payment, { kind: 'said', event: { type: 'payment.abandoned' } });
      return settled(payment);
    },
    refundUpTo: (within, part) => refundUpTo(within, part, clock.now()),
    turnIntoCouponUpTo: (within, part) => turnIntoCouponUpTo(within, part, clock.now()),
  };
};
