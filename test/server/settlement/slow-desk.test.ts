import { afterAll, expect, onTestFinished, test } from 'vitest';
import { granted } from '#domain/values/answer.ts';
import type { Desk } from '#server/sale/settlement/desk.ts';
import { openPayments } from '#server/sale/settlement/open-payments.ts';
import { findRow } from '#server/sale/settlement/settlement-row.ts';
import { payerAt, second } from '../../support/sold/payer.ts';
import { openTill } from '../../support/sold/till.ts';

/** More than the connections of one process. */
const many = 25;

const till = await openTill();
const payer = payerAt(till);
afterAll(() => till.end());

/** Something that others wait for. */
const once = () => {
  const settles: (() => void)[] = [];
  const over = new Promise<void>((settle) => {
    settles.push(settle);
  });
  const happens = () => {
    for (const settle of settles) settle();
  };
  return { over, happens };
};

test('[S-22] a payment whose desk is slow is looked at by many at once, and nobody else waits for it', async () => {
  payer.ordinaryDay();
  const begun = once();
  const end = once();
  onTestFinished(end.happens);
  const slow: Desk = {
    ...till.desk,
    issue: async () => {
      begun.happens();
      await end.over;
      return granted(null);
    },
  };
  const payments = openPayments({ ...till, deskFor: () => slow });
  const paymentState = await payer.begun();
  await payer.approve(paymentState);
  const first = payments.proceed(paymentState.payment);
  await begun.over;
  const concurrent = Array.from({ length: many }, () => payments.proceed(paymentState.payment));
  const other = await till.db.selectFrom('booking').select('locator').execute();
  const stand = (await Promise.all(concurrent)).map((each) => each?.status);
  till.pass(16 * second);
  const takingOver = Array.from({ length: many }, () => payments.proceed(paymentState.payment));
  const later = (await Promise.all(takingOver)).map((each) => each?.status);
  end.happens();
  expect([other, stand, later, (await first)?.status]).toEqual([
    [],
    stand.map(() => 'settling'),
    later.map(() => 'settling'),
    'ticketed',
  ]);
});

test('[S-22] a step for which others were in the way in the store is taken later, however often that was; nothing goes back', async () => {
  payer.ordinaryDay();
  const inTheWay = Array.from({ length: 6 }, () =>
    Object.assign(new Error('A lock is kept.'), { code: '55P03' }),
  );
  const desk: Desk = {
    ...till.desk,
    issue: async (...asked) => {
      const fault = inTheWay.pop();
      if (fault !== undefined) throw fault;
      return till.desk.issue(...asked);
    },
  };
  const payments = openPayments({ ...till, deskFor: () => desk });
  const paymentState = await payer.begun();
  await payer.approve(paymentState);
  const statuses: unknown[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    statuses.push((await payments.proceed(paymentState.payment))?.status);
    till.pass(2 * second);
  }
  expect(statuses).toEqual([...Array.from({ length: 6 }, () => 'settling'), 'ticketed', 'ticketed']);
});

test('whoever comes back while another process tells the passenger hears of it when the letter is laid out', async () => {
  payer.ordinaryDay();
  const begun = once();
  const end = once();
  onTestFinished(end.happens);
  const letters: string[] = [];
  const slow: Desk = {
    ...till.desk,
    notify: async (_, __, payment) => {
      begun.happens();
      await end.over;
      letters.push(payment);
    },
  };
  const paymentState = await payer.begun();
  const { payment } = paymentState;
  await payer.approve(paymentState);
  const other = openPayments({ ...till, deskFor: () => slow }).proceed(payment);
  await begun.over;
  const whenAnswered = till.payments.proceed(payment).then((found) => [found?.status, [...letters]]);
  // Far more than whoever waits for nobody asks of the store.
  for (let asked = 0; asked < 100; asked += 1) await findRow(till.db, payment);
  end.happens();
  expect([await whenAnswered, (await other)?.status]).toEqual([['ticketed', [payment]], 'ticketed']);
});
