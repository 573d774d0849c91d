import { EventEmitter, once } from 'node:events';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Bank } from '#server/counterparts/bank/bank.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { advanceDuePayments, startPaymentWorker } from '#server/sale/settlement/payment-worker.ts';
import { happen } from '#server/sale/settlement/take-step.ts';
import { amount, payerAt, second } from '../../support/sold/payer.ts';
import { openTill } from '../../support/sold/till.ts';

const till = await openTill();
const payer = payerAt(till);
afterAll(() => till.end());
beforeEach(() => {
  payer.ordinaryDay();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new Promise<never>(() => undefined);

/** A round of the settlement in which the bank leaves one question open until nobody waits for it any more. */
const roundWith = async (bank: (asked: () => void) => Partial<Bank>): Promise<void> => {
  const asked = new EventEmitter();
  const isAsked = once(asked, 'asked');
  const round = advanceDuePayments({ ...till, bank: { ...till.bank, ...bank(() => asked.emit('asked')) } });
  await isAsked;
  vi.advanceTimersByTime(15 * second);
  await round;
};

const returned = async () => {
  const paymentState = await payer.begun();
  await payer.approve(paymentState);
  await happen(till, paymentState.payment, { kind: 'sent', event: { type: 'return.came' } });
  return paymentState;
};

const giveBackPart = async () => {
  payer.owe();
  const { payment } = await payer.paid();
  const part = { payment, amount: amount / 3, key: 'a ticket' };
  await inTransaction(till.db, (within) => till.payments.refundUpTo(within, part));
  return payment;
};

const isSent = async (payment: string) => {
  const { done_at } = await till.db
    .selectFrom('settlement_refund')
    .select('done_at')
    .where('payment', '=', payment)
    .executeTakeFirstOrThrow();
  return done_at !== null;
};

test('[S-22] a question the bank never answers keeps up no other payment and no refund, and is asked again', async () => {
  const part = await giveBackPart();
  payer.owe();
  const silent = await returned();
  const key = await payer.keyOf(silent);
  await roundWith((asked) => ({
    ask: (of) => {
      if (of !== key) return till.bank.ask(of);
      asked();
      return never;
    },
  }));
  const after = [await isSent(part), await payer.statusOf(silent)];
  till.pass(2 * second);
  await advanceDuePayments(till);
  expect([after, await payer.statusOf(silent)]).toEqual([[true, 'settling'], 'ticketed']);
});

test('[S-22] a refund the bank never answers is sent again later, once', async () => {
  const part = await giveBackPart();
  await roundWith((asked) => ({
    refund: () => {
      asked();
      return never;
    },
  }));
  const after = await isSent(part);
  till.pass(2 * second);
  await advanceDuePayments(till);
  const row = await till.db
    .selectFrom('settlement')
    .innerJoin('bank_payment', 'bank_payment.key', 'settlement.key')
    .select('returned')
    .where('settlement.id', '=', part)
    .executeTakeFirst();
  expect([after, await isSent(part), row?.returned]).toEqual([false, true, amount / 3]);
});

test('[S-22] a bank that is silent while a payment waits for its passenger is looked at again', async () => {
  const paymentState = await payer.begun();
  await payer.approve(paymentState);
  till.pass(20 * second);
  await roundWith((asked) => ({
    ask: () => {
      asked();
      return never;
    },
  }));
  const after = await payer.statusOf(paymentState);
  till.pass(2 * second);
  await advanceDuePayments(till);
  expect([after, await payer.statusOf(paymentState)]).toEqual(['paying', 'ticketed']);
});

test('[S-22] a worker that is stopped ends what it has begun to ask, and begins nothing more', async () => {
  vi.useRealTimers();
  const [most, inHand] = [12, 8];
  for (let nth = 0; nth < most; nth += 1) {
    payer.owe();
    await returned();
  }
  const heard = new EventEmitter();
  const mayAnswer = new EventEmitter();
  const answers = once(mayAnswer, 'now');
  let asked = 0;
  const bank: Bank = {
    ...till.bank,
    ask: async (key) => {
      asked += 1;
      if (asked === inHand) heard.emit('all asked');
      await answers;
      return till.bank.ask(key);
    },
  };
  const areAsked = once(heard, 'all asked');
  const worker = startPaymentWorker({ ...till, bank });
  await areAsked;
  const stopped = worker.stop();
  mayAnswer.emit('now');
  await stopped;
  expect(asked).toBe(inHand);
  await advanceDuePayments(till);
});
