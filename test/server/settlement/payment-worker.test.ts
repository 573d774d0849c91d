import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { refused } from '#domain/values/answer.ts';
import { hour } from '#domain/values/durations.ts';
import { advanceDuePayments } from '#server/sale/settlement/payment-worker.ts';
import type { PaymentState } from '#server/sale/settlement/payments.ts';
import { findRow } from '#server/sale/settlement/settlement-row.ts';
import { stuckPayments } from '#server/sale/settlement/stuck-payments.ts';
import { happen, takeStep } from '#server/sale/settlement/take-step.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { amount, minute, payerAt, second } from '../../support/sold/payer.ts';
import { openTill } from '../../support/sold/till.ts';

const till = await openTill();
const payer = payerAt(till);
afterAll(() => till.end());
beforeEach(() => payer.ordinaryDay());

/** The question was taken up and its asker is heard of no more. */
const die = async ({ payment }: PaymentState) => {
  const row = await findRow(till.db, payment);
  await till.db
    .updateTable('settlement')
    .set({ ask_at: till.clock.now() + 15 * second, tries: 1 })
    .where('id', '=', payment)
    .where('revision', '=', row?.revision ?? -1)
    .execute();
};

const stepsTo = async (paymentState: PaymentState, port: string) => {
  await payer.approve(paymentState);
  await happen(till, paymentState.payment, { kind: 'sent', event: { type: 'return.came' } });
  for (let turns = 0; (await findRow(till.db, paymentState.payment))?.port !== port; turns += 1) {
    if (turns > 10) throw new Error(`The payment never asks ${port}.`);
    await takeStep(till, paymentState.payment);
  }
};

describe('a process that dies', () => {
  test.each(['askBank', 'captureMoney', 'issueTickets', 'notifyPassenger'])(
    'while it asks %s leaves the payment to the others: one ticket, one charge, within a minute',
    async (port) => {
      const paymentState = await payer.begun();
      await stepsTo(paymentState, port);
      if (port === 'captureMoney') await till.bank.capture(await payer.keyOf(paymentState), amount);
      await die(paymentState);
      await advanceDuePayments(till);
      expect((await findRow(till.db, paymentState.payment))?.port).toBe(port);
      till.pass(minute);
      await advanceDuePayments(till);
      expect([await payer.statusOf(paymentState), await payer.atBank(paymentState)]).toEqual([
        'ticketed',
        { state: 'captured', captured: amount, returned: 0 },
      ]);
      expect(till.desk.issued.filter((payment) => payment === paymentState.payment).length).toBe(1);
      expect((await booksOf(till.db)).difference).toBe(0);
    },
  );

  test('control: a bank without keys would charge twice', async () => {
    const paymentState = await payer.begun();
    await stepsTo(paymentState, 'captureMoney');
    const charges: number[] = [];
    const keyless = {
      ...till.bank,
      capture: (key: string, kurus: number) => {
        charges.push(kurus);
        return till.bank.capture(key, kurus);
      },
    };
    await keyless.capture(await payer.keyOf(paymentState), amount);
    await die(paymentState);
    till.pass(minute);
    await advanceDuePayments({ ...till, bank: keyless });
    expect([charges, (await payer.atBank(paymentState))?.captured]).toEqual([[amount, amount], amount]);
  });

  test('many payments and several processes: each is settled once', async () => {
    const statuses = await Promise.all(Array.from({ length: 40 }, () => payer.begun()));
    payer.owe();
    for (const paymentState of statuses) await payer.approve(paymentState);
    till.pass(10 * minute + 1);
    await Promise.all(Array.from({ length: 4 }, () => advanceDuePayments(till)));
    for (let round = 0; round < 4; round += 1) {
      till.pass(15 * second);
      await advanceDuePayments(till);
    }
    expect(new Set(await Promise.all(statuses.map(payer.statusOf)))).toEqual(new Set(['ticketed']));
    const issued = till.desk.issued.filter((payment) => statuses.some((one) => one.payment === payment));
    expect(issued.length).toBe(40);
    expect((await booksOf(till.db)).difference).toBe(0);
  });
});

/** The reconciler as it runs in the shop, for so long. */
const watchFor = async (milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += 5 * second) {
    till.pass(5 * second);
    await advanceDuePayments(till);
  }
};

describe('a passenger who closes the page', () => {
  test('after approving has the ticket within a minute, however long the places are held', async () => {
    till.desk.owe({ amount, deadline: till.clock.now() + 24 * hour, locator: 'AB12CD' });
    const paymentState = await payer.begun();
    await watchFor(2 * minute);
    expect(await payer.statusOf(paymentState)).toBe('paying');
    await payer.approve(paymentState);
    await watchFor(30 * second);
    expect([await payer.statusOf(paymentState), await payer.atBank(paymentState)]).toEqual([
      'ticketed',
      { state: 'captured', captured: amount, returned: 0 },
    ]);
  });

  test('without approving has ten minutes to pay, and what is held for a day stays held', async () => {
    const deadline = till.clock.now() + 24 * hour;
    till.desk.owe({ amount, deadline, locator: 'AB12CD' });
    const paymentState = await payer.begun();
    expect(paymentState.payBy).toBe(till.clock.now() + 10 * minute);
    await watchFor(10 * minute + 10 * second);
    expect([await payer.statusOf(paymentState), (await payer.atBank(paymentState))?.state]).toEqual([
      'lapsed',
      'closed',
    ]);
  });

  test('is not given up because the bank is silent for a while', async () => {
    const paymentState = await payer.begun();
    till.silenceBank(10_000);
    await watchFor(3 * minute);
    expect(await payer.statusOf(paymentState)).toBe('paying');
    till.silenceBank(0);
    await payer.approve(paymentState);
    await watchFor(30 * second);
    expect(await payer.statusOf(paymentState)).toBe('ticketed');
  });
});

describe('a bank that is away', () => {
  test('leaves nothing half done: within a minute of its return every payment is at rest', async () => {
    const statuses = await Promise.all(Array.from({ length: 6 }, () => payer.begun()));
    for (const paymentState of statuses.slice(0, 3)) await payer.approve(paymentState);
    till.silenceBank(10_000);
    await Promise.all(statuses.map(({ payment }) => till.payments.proceed(payment)));
    for (let round = 0; round < 20; round += 1) {
      till.pass(15 * second);
      await advanceDuePayments(till);
    }
    const stuck = await stuckPayments(till.db, till.clock.now());
    expect(stuck.filter(({ payment }) => statuses.some((one) => one.payment === payment)).length).toBe(6);

    till.silenceBank(0);
    const back = till.clock.now();
    while (till.clock.now() < back + minute) {
      till.pass(5 * second);
      await advanceDuePayments(till);
    }
    expect(new Set(await Promise.all(statuses.map(payer.statusOf)))).toEqual(new Set(['lapsed']));
    expect(await stuckPayments(till.db, till.clock.now() + 10 * minute)).toEqual([]);
    expect((await booksOf(till.db)).difference).toBe(0);
  });

  test('a passenger who is still before the bank’s page is not stuck', async () => {
    const { payment } = await payer.begun();
    await watchFor(5 * minute);
    expect(await stuckPayments(till.db, till.clock.now())).toEqual([]);
    expect((await till.payments.abandon(payment))?.status).toBe('lapsed');
  });
});

describe('a bank that has taken money and says it took none', () => {
  test('[E-11] leaves a payment that somebody has to look at, and nobody is told that nothing was paid', async () => {
    const denying = {
      ...till,
      bank: { ...till.bank, close: () => Promise.resolve(refused('nothing-taken')) },
    };
    till.desk.answerIssue(refused('no-longer-held'));
    const paymentState = await payer.begun();
    await payer.approve(paymentState);
    await happen(till, paymentState.payment, { kind: 'sent', event: { type: 'return.came' } });
    const written = till.lines.length;
    for (let passed = 0; passed <= minute; passed += 5 * second) {
      await advanceDuePayments(denying);
      till.pass(5 * second);
    }
    expect(await payer.statusOf(paymentState)).toBe('settling');
    const stuck = await stuckPayments(till.db, till.clock.now());
    const known = stuck.filter(({ payment }) => payment === paymentState.payment);
    expect(known.map(({ state, port, amount: kurus }) => [state, port, kurus])).toEqual([
      ['disputed', 'returnMoney', amount],
    ]);
    // Asked again every ten seconds, and not at once.
    expect(till.lines.slice(written).filter((line) => line.includes('MoneyDenied')).length).toBe(7);

    till.pass(minute);
    await advanceDuePayments(till);
    expect([await payer.statusOf(paymentState), await payer.atBank(paymentState)]).toEqual([
      'refunded',
      { state: 'closed', captured: amount, returned: amount },
    ]);
    expect((await booksOf(till.db)).difference).toBe(0);
  });

  test('is believed where it never said that it took any', async () => {
    const paymentState = await payer.begun();
    expect((await till.payments.abandon(paymentState.payment))?.status).toBe('lapsed');
    expect(await stuckPayments(till.db, till.clock.now() + 10 * minute)).toEqual([]);
  });
});
