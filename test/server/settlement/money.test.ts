import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { refused } from '#domain/values/answer.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { advanceDuePayments } from '#server/sale/settlement/payment-worker.ts';
import { stuckPayments } from '#server/sale/settlement/stuck-payments.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { amount, minute, payerAt, second } from '../../support/sold/payer.ts';
import { openTill } from '../../support/sold/till.ts';

const till = await openTill();
const payer = payerAt(till);
afterAll(() => till.end());
beforeEach(() => payer.ordinaryDay());

const part = (payment: string, kurus: number, key: string) => ({ payment, amount: kurus, key });
const within = <Result>(action: Parameters<typeof inTransaction<Result>>[1]) =>
  inTransaction(till.db, action);

describe('the money of a payment', () => {
  test('is with the tickets, in the books as at the bank', async () => {
    const before = await booksOf(till.db);
    const paymentState = await payer.paid();
    const after = await booksOf(till.db);
    expect(paymentState.status).toBe('ticketed');
    expect(await payer.atBank(paymentState)).toEqual({ state: 'captured', captured: amount, returned: 0 });
    expect([after.captured - before.captured, after.ticketed - before.ticketed, after.difference]).toEqual([
      amount,
      amount,
      0,
    ]);
  });

  test('goes back when the places are gone', async () => {
    till.desk.answerIssue(refused('no-longer-held'));
    const paymentState = await payer.paid();
    expect([paymentState.status, till.desk.refusedPayments.includes(paymentState.payment)]).toEqual([
      'refunded',
      true,
    ]);
    expect(await payer.atBank(paymentState)).toEqual({ state: 'closed', captured: amount, returned: amount });
    expect((await booksOf(till.db)).difference).toBe(0);
  });

  test('goes back in parts, each once, and never more than is left: how much it was is said', async () => {
    const { payments } = till;
    const paymentState = await payer.paid();
    const { payment } = paymentState;
    const before = await booksOf(till.db);
    const upTo = (kurus: number, key: string) =>
      within((tx) => payments.refundUpTo(tx, part(payment, kurus, key)));
    expect([await upTo(40_000, 'one'), await upTo(40_000, 'one'), await upTo(-1, 'none')]).toEqual([
      40_000, 40_000, 0,
    ]);
    const coupon = await within((tx) => payments.turnIntoCouponUpTo(tx, part(payment, 50_000, 'coupon')));
    expect([coupon, await upTo(60_000, 'two'), await upTo(60_000, 'two'), await upTo(1, 'three')]).toEqual([
      50_000, 3_000, 3_000, 0,
    ]);
    const after = await booksOf(till.db);
    expect([after.refunded - before.refunded, after.coupon - before.coupon, after.difference]).toEqual([
      43_000, 50_000, 0,
    ]);
    await advanceDuePayments(till);
    expect((await payer.atBank(paymentState))?.returned).toBe(43_000);
  });

  test('is not given back twice by two at once', async () => {
    const { payment } = await payer.paid();
    const answers = await Promise.all(
      ['one', 'other'].map((key) => within((tx) => till.payments.refundUpTo(tx, part(payment, amount, key)))),
    );
    expect(answers.toSorted((one, other) => one - other)).toEqual([0, amount]);
  });

  test('that goes back is found among all that went back by an index of what is due', async () => {
    const { rows } = await sql<{ definition: string }>`
      select indexdef as definition from pg_indexes where indexname = 'settlement_refund_due'`.execute(
      till.db,
    );
    expect(rows.map(({ definition }) => definition.replace(/^.* USING /, ''))).toEqual([
      'btree (ask_at) WHERE (done_at IS NULL)',
    ]);
  });

  test('a bank that is silent hears of a part later, once', async () => {
    await advanceDuePayments(till);
    const paymentState = await payer.paid();
    await within((tx) => till.payments.refundUpTo(tx, part(paymentState.payment, 50_000, 'ticket-1')));
    till.silenceBank(2);
    await advanceDuePayments(till);
    expect((await payer.atBank(paymentState))?.returned).toBe(0);
    till.pass(minute);
    const now = till.clock.now();
    expect(await stuckPayments(till.db, now)).toEqual([
      {
        payment: paymentState.payment,
        locator: 'AB12CD',
        amount: 50_000,
        state: 'giving-back-a-part',
        port: 'refund',
        tries: 1,
        movedAt: now - minute,
      },
    ]);
    for (let round = 0; round < 4; round += 1) {
      till.pass(15 * second);
      await advanceDuePayments(till);
    }
    expect((await payer.atBank(paymentState))?.returned).toBe(50_000);
    expect(await stuckPayments(till.db, till.clock.now())).toEqual([]);
  });

  test('however long the bank was silent, it hears of a part half a minute after it is back', async () => {
    const paymentState = await payer.paid();
    await within((tx) => till.payments.refundUpTo(tx, part(paymentState.payment, 50_000, 'ticket-1')));
    till.silenceBank(10_000);
    for (let passed = 0; passed < 10 * minute; passed += 5 * second) {
      await advanceDuePayments(till);
      till.pass(5 * second);
    }
    till.silenceBank(0);
    till.pass(32 * second);
    await advanceDuePayments(till);
    expect((await payer.atBank(paymentState))?.returned).toBe(50_000);
  });
});
