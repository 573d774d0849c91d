import { EventEmitter, once } from 'node:events';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { refused } from '#domain/values/answer.ts';
import type { Bank } from '#server/counterparts/bank/bank.ts';
import { noBank } from '#server/counterparts/bank/no-bank.ts';
import { openPayments } from '#server/sale/settlement/open-payments.ts';
import { findRow } from '#server/sale/settlement/settlement-row.ts';
import { amount, payerAt } from '../../support/sold/payer.ts';
import { openTill } from '../../support/sold/till.ts';

const till = await openTill();
const payer = payerAt(till);
afterAll(() => till.end());
beforeEach(() => payer.ordinaryDay());

describe('beginning a payment', () => {
  test('leads to the bank’s page, and the shop holds no more than a token', async () => {
    const paymentState = await payer.begun();
    expect([paymentState.status, paymentState.challenge?.acsUrl]).toEqual([
      'paying',
      'http://localhost:3001/3d',
    ]);
    expect((await findRow(till.db, paymentState.payment))?.token).toBe(null);
  });

  test.each([1, 2, 20])('pressed %i times at once it is one payment and one charge', async (presses) => {
    const one = await payer.asked();
    const answers = await Promise.all(Array.from({ length: presses }, () => till.payments.begin(one)));
    const ids = new Set(answers.map((answer) => (answer.ok ? answer.value.payment : answer.refusal)));
    expect(ids.size).toBe(1);
    const rows = await till.db
      .selectFrom('settlement')
      .select('id')
      .where('subject', '=', one.subject)
      .execute();
    expect(rows.length).toBe(1);
  });

  test('the same key with other words is refused', async () => {
    const one = await payer.asked();
    await till.payments.begin(one);
    const byMiles = { ...one, means: { kind: 'miles', token: 'M0001' } } as const;
    for (const other of [{ ...one, amount: amount + 1 }, byMiles])
      expect(await till.payments.begin(other)).toEqual(refused('used-otherwise'));
  });

  test('[E-10] another amount than is owed is refused, and so is nothing owed', async () => {
    expect(await till.payments.begin(await payer.asked({ amount: amount - 1 }))).toEqual(
      refused('amount-wrong'),
    );
    till.desk.owe(null);
    expect(await till.payments.begin(await payer.asked())).toEqual(refused('nothing-due'));
  });

  test('a new try closes the one before at the bank', async () => {
    const subject = crypto.randomUUID();
    const first = await payer.begun({ subject });
    const other = await payer.begun({ subject, attempt: '2' });
    await payer.approve(first);
    expect([await payer.statusOf(first), await payer.statusOf(other)]).toEqual(['lapsed', 'paying']);
    expect(await payer.atBank(first)).toEqual({ state: 'closed', captured: 0, returned: 0 });
  });

  test('a new try waits for the one before, which another process is closing at the bank just now', async () => {
    const subject = crypto.randomUUID();
    const first = await payer.begun({ subject });
    const bank = new EventEmitter();
    const [isAsked, mayAnswer] = [once(bank, 'asked'), once(bank, 'answer')];
    const slowBank: Bank = {
      ...till.bank,
      close: async (key) => {
        bank.emit('asked');
        await mayAnswer;
        return till.bank.close(key);
      },
    };
    const closing = openPayments({ ...till, bank: slowBank }).abandon(first.payment);
    await isAsked;
    const begun = till.payments.begin(await payer.asked({ subject, attempt: '2' }));
    // Far more than a try asks of the store that waits for nobody.
    for (let asked = 0; asked < 100; asked += 1) await findRow(till.db, first.payment);
    bank.emit('answer');
    const answer = await begun;
    expect([answer.ok ? answer.value.status : answer.refusal, (await closing)?.status]).toEqual([
      'paying',
      'lapsed',
    ]);
  });

  test('a stranger’s try closes nobody’s payment', async () => {
    const subject = crypto.randomUUID();
    const first = await payer.begun({ subject, by: 'anyone' });
    const stranger = await payer.asked({ subject, attempt: '2', by: 'anyone' });
    expect(await till.payments.begin(stranger)).toEqual(refused('being-paid'));
    await payer.approve(first);
    expect((await till.payments.proceed(first.payment))?.status).toBe('ticketed');
  });

  test('while one is being settled no other begins', async () => {
    const subject = crypto.randomUUID();
    const first = await payer.begun({ subject });
    await payer.approve(first);
    till.silenceBank(1);
    expect((await till.payments.proceed(first.payment))?.status).toBe('settling');
    expect(await till.payments.begin(await payer.asked({ subject, attempt: '2' }))).toEqual(
      refused('being-paid'),
    );
  });

  test('what costs nothing needs no bank', async () => {
    payer.owe(0);
    const paymentState = await payer.begun({ amount: 0 });
    expect([paymentState.status, await payer.atBank(paymentState)]).toEqual(['ticketed', undefined]);
  });

  test('where money is real and no bank is plugged in, nothing is taken', async () => {
    const payments = openPayments({ ...till, bank: noBank });
    const answer = await payments.begin(await payer.asked());
    expect(answer.ok ? [answer.value.status, answer.value.decline] : answer).toEqual([
      'declined',
      'payment-type-unknown',
    ]);
  });
});
