import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { day, minute } from '#domain/values/durations.ts';
import { owedOf } from '#server/sale/settlement/owed.ts';
import { promote } from '#server/sale/settlement/promote.ts';
import { ayse, company, foreigner, memberOf } from '#test/support/members.ts';
import { openPaymentShop } from '../../support/shop/payment-shop.ts';
import { cardHolderAt } from '../../support/sold/card-holder.ts';
import { seedPurchase } from '../../support/sold/seed-purchase.ts';

const shop = await openPaymentShop();
const holder = cardHolderAt(shop);
afterAll(() => shop.end());

const amount = 93_000;

const owe = (owed = amount) => {
  const now = shop.open.app.clock.now();
  shop.desk.owe({ amount: owed, deadline: now + 10 * minute, locator: 'AB12CD' });
};

beforeEach(async () => {
  // Codes are counted by the minute.
  await shop.pass(2 * minute);
  owe();
});

const own = () => seedPurchase(shop.open.app);

const ask = async (call: string, body: unknown, headers: Record<string, string> = {}) => {
  const answer = await shop.askJson(`/tms/payment/${call}`, body, headers);
  const reply = await answer.json();
  return answer.status === 200 ? reply : { refused: reply.type };
};

const price = (discount: number, code: string | null) => ({
  code,
  price: 930,
  discount,
  toPay: 930 - discount,
});

const headersOf = async (email: string) => ({
  'user-authorization': (await memberOf(shop, { email })).token,
});
const query = async (email: string) => ask('query-rail-and-miles-point', {}, await headersOf(email));
const pay = async (email: string, locator: string) =>
  ask('miles-complete-payment', { locator, attempt: '1', amount: 930 }, await headersOf(email));

/** Pressed by somebody who does not believe that anything has happened. */
const pressed = <Result>(press: (at: number) => Promise<Result>): Promise<readonly Result[]> =>
  Promise.all(Array.from({ length: 20 }, (_, at) => press(at)));

const codesOn = (locator: string) =>
  shop.open.app.db.selectFrom('promotion_use').select('code').where('subject', '=', locator).execute();

describe('[E-13] a promotion code', () => {
  test.each([
    ['SEFER10', 93],
    [' sefer10 ', 93],
    ['BAHAR50', 50],
  ])('%s is applied, and removed again', async (code, discount) => {
    const { subject: locator, cookie } = await own();
    const applied = await ask('promotion/activate', { locator, code }, { cookie });
    expect(applied).toEqual(price(discount, code.trim().toUpperCase()));
    expect(await ask('promotion/deactivate', { locator }, { cookie })).toEqual(price(0, null));
  });

  test.each([['YOK'], [''], ['ESKI20'], ["'; drop table promotion"]])('%j is not valid', async (code) => {
    const { subject: locator, cookie } = await own();
    const answer = await ask('promotion/activate', { locator, code }, { cookie });
    expect(answer).toEqual({ refused: 'promo-unknown' });
  });

  test('is good until the instant of its end, and no longer', async () => {
    const { subject } = await own();
    const { app } = shop.open;
    const ends = app.clock.now() + day;
    await app.db
      .insertInto('promotion')
      .values({ code: 'BUGUN10', percent: 10, amount: 0, ends_at: ends })
      .execute();
    const putAt = async (now: number) => {
      const answer = await promote({ purpose: 'sale', subject }, 'BUGUN10', {
        ...app,
        clock: { now: () => now },
        deskFor: () => shop.desk,
      });
      return answer.ok ? answer.value.discount : answer.refusal;
    };
    expect([await putAt(ends - 1), await putAt(ends)]).toEqual([9_300, 'promo-unknown']);
    const due = { amount, deadline: ends + day, locator: 'AB12CD' };
    const owedAt = async (now: number) =>
      (await owedOf(app.db, { purpose: 'sale', subject }, due, now))?.amount;
    expect([await owedAt(ends - 1), await owedAt(ends)]).toEqual([83_700, 93_000]);
  });

  test('stands alone: a second one takes the place of the first', async () => {
    const { subject: locator, cookie } = await own();
    await ask('promotion/activate', { locator, code: 'SEFER10' }, { cookie });
    expect(await ask('promotion/activate', { locator, code: 'BAHAR50' }, { cookie })).toEqual(
      price(50, 'BAHAR50'),
    );
  });

  test('put on twenty times at once takes off its discount once, and is taken away once', async () => {
    const { subject: locator, cookie } = await own();
    const put = await pressed(() => ask('promotion/activate', { locator, code: 'SEFER10' }, { cookie }));
    expect([put, await codesOn(locator)]).toEqual([
      put.map(() => price(93, 'SEFER10')),
      [{ code: 'SEFER10' }],
    ]);
    await shop.pass(2 * minute);
    const taken = await pressed(() => ask('promotion/deactivate', { locator }, { cookie }));
    expect([taken, await codesOn(locator)]).toEqual([taken.map(() => price(0, null)), []]);
  });

  test('of two put on ten times each at once one stands, with its own discount alone', async () => {
    const { subject: locator, cookie } = await own();
    const codes = ['SEFER10', 'BAHAR50'];
    await pressed((at) => ask('promotion/activate', { locator, code: codes[at % 2] }, { cookie }));
    const currentCodes = await codesOn(locator);
    expect([currentCodes.length, codes.includes(currentCodes[0]?.code ?? '')]).toEqual([1, true]);
    const token = await holder.tokenFor('5400610000010018');
    const toPay = currentCodes[0]?.code === 'SEFER10' ? 837 : 880;
    expect((await holder.open(locator, token, toPay, cookie)).status).toBe(200);
  });

  test('is what the passenger no longer pays, and never more than the price', async () => {
    const { subject: locator, cookie } = await own();
    await ask('promotion/activate', { locator, code: 'SEFER10' }, { cookie });
    const token = await holder.tokenFor('5400610000010018');
    const whole = await holder.open(locator, token, 930, cookie);
    expect((await whole.json()).code).toBe(3_877_104);
    const opened = await holder.open(locator, token, 837, cookie);
    expect(opened.status).toBe(200);
    owe(4_000);
    const small = await own();
    const code = { locator: small.subject, code: 'BAHAR50' };
    expect(await ask('promotion/activate', code, { cookie: small.cookie })).toEqual({
      code: 'BAHAR50',
      price: 40,
      discount: 40,
      toPay: 0,
    });
  });

  test('has nothing to stand on where nothing is owed', async () => {
    const { subject: locator, cookie } = await own();
    shop.desk.owe(null);
    expect(await ask('promotion/activate', { locator, code: 'SEFER10' }, { cookie })).toEqual({
      refused: 'nothing-due',
    });
    expect(await ask('promotion/deactivate', { locator }, { cookie })).toEqual({ refused: 'nothing-due' });
  });

  test('of another’s purchase is neither put on, nor taken away, nor told of', async () => {
    const { subject: locator, cookie } = await own();
    const { cookie: stranger } = await own();
    await ask('promotion/activate', { locator, code: 'BAHAR50' }, { cookie });
    const answers = [
      await ask('promotion/activate', { locator, code: 'SEFER10' }, { cookie: stranger }),
      await ask('promotion/activate', { locator, code: 'YOK' }),
      await ask('promotion/deactivate', { locator }, { cookie: stranger }),
      await ask('promotion/deactivate', { locator: 'X' }),
    ];
    expect(new Set(answers.map(({ refused }) => refused))).toEqual(new Set(['nothing-due']));
    const token = await holder.tokenFor('5400610000010018');
    expect((await holder.open(locator, token, 880, cookie)).status).toBe(200);
  });
});

describe('[C-08] [P-15] miles', () => {
  test('are told with what they are worth', async () => {
    expect(await query(company)).toEqual({ milesPoint: 12, milesAmount: 1.2, currency: 'TRY' });
    expect(await query(foreigner)).toEqual({ refused: 'miles-unknown' });
  });

  test('pay a journey whole and once, and come back with it', async () => {
    const before = await query(ayse);
    const locator = crypto.randomUUID();
    const paid = await pay(ayse, locator);
    expect(paid).toEqual({ payment: paid.payment, locator: 'AB12CD', milesPoint: 9_300 });
    owe();
    expect(await pay(ayse, locator)).toEqual(paid);
    expect((await query(ayse)).milesPoint).toBe(before.milesPoint - 9_300);
    const { db, payments } = shop.open.app;
    const part = { payment: paid.payment, amount, key: 'ticket-1' };
    expect(await db.transaction().execute((within) => payments.refundUpTo(within, part))).toBe(amount);
    await shop.reconcile();
    await shop.reconcile();
    expect(await query(ayse)).toEqual(before);
  });

  test.each([
    ['one attempt', () => '1'],
    ['an attempt each', (press: number) => `${press + 1}`],
  ])('pay once when it is pressed twenty times at once with %s', async (_, attemptOf) => {
    const before = await query(ayse);
    const { subject: locator, cookie } = await own();
    const headers = { ...(await headersOf(ayse)), cookie };
    const answers = await pressed((at) =>
      ask('miles-complete-payment', { locator, attempt: attemptOf(at), amount: 930 }, headers),
    );
    const payments = new Set(answers.flatMap(({ payment }) => payment ?? []));
    expect(payments.size).toBe(1);
    expect((await query(ayse)).milesPoint).toBe(before.milesPoint - 9_300);
    const { db, payments: desk } = shop.open.app;
    const part = { payment: [...payments][0] ?? '', amount, key: 'ticket-1' };
    expect(await db.transaction().execute((within) => desk.refundUpTo(within, part))).toBe(amount);
    await shop.reconcile();
    await shop.reconcile();
    expect(await query(ayse)).toEqual(before);
  });

  test('that are too few pay nothing', async () => {
    expect(await pay(company, crypto.randomUUID())).toEqual({ refused: 'payment-failed' });
    expect((await query(company)).milesPoint).toBe(12);
  });

  test('of nobody pay nothing', async () => {
    expect(await pay(foreigner, crypto.randomUUID())).toEqual({ refused: 'miles-unknown' });
    expect(await ask('miles-complete-payment', {})).toEqual({ refused: 'sign-in-needed' });
  });
});
