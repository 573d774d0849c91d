import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { day, minute } from '#domain/values/durations.ts';
import { chanceOf } from '#machines/kit/walk/chance.ts';
import { inTheLongRun, isLongRun } from '#test/support/in-the-long-run.ts';
import { ayse, foreigner, type LoggedInClient, memberOf, moveClock } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { recordFigure } from '../../support/record-figure.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { lettersTo } from '../../support/server/letters.ts';
import { askPackage, buyPackage, packageWish } from '../../support/shop/bought-package.ts';

let shop: TestShop;
let own: LoggedInClient;
let other: LoggedInClient;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
  own = await memberOf(shop, { email: ayse });
  other = await memberOf(shop, { email: foreigner });
});
afterAll(() => shop.end());

const wishNow = (wished: object = {}) => packageWish(shop.open.app.clock.now(), wished);

const quoteCancel = (packagePnr: string, who = own) =>
  askPackage(shop, who, 'cancel-calculate', { packagePnr });

const cancel = (packagePnr: string, refundAmount: number, more: object = {}, who = own) =>
  askPackage(shop, who, 'cancel', { packagePnr, refundAmount, ...more });

const use = (locator: string, remaining: number) =>
  shop.open.app.db
    .updateTable('package_purchase')
    .set({ remaining })
    .where('locator', '=', locator)
    .execute();

const rowOf = (locator: string) =>
  shop.open.app.db
    .selectFrom('package_purchase')
    .selectAll()
    .where('locator', '=', locator)
    .executeTakeFirstOrThrow();

const refunded = async () => (await booksOf(shop.open.app.db)).refunded;

describe('[C-10] [F-06] a package is sold', () => {
  test('it is told, ordered, paid and stands among its member’s, and a letter says so', async () => {
    const { locator, price } = await buyPackage(shop, own, { product: 3 });
    const { name, holds, remaining, amount, is_active: isActive } = await rowOf(locator);
    expect([name, holds, remaining, amount, isActive, price]).toEqual([
      'YHT 10 Biniş',
      10,
      10,
      465_000,
      true,
      4650,
    ]);
    const letters = await lettersTo(shop, ayse);
    expect(letters.some(({ text }) => text.includes(locator))).toBe(true);
  });

  test('with a promo code it is kept, and told of by letter, at the price that was paid', async () => {
    const { locator, price, paid } = await buyPackage(shop, other, { code: 'SEFER10' });
    const letterText =
      (await lettersTo(shop, foreigner)).find(({ text }) => text.includes(locator))?.text ?? '';
    expect([price, paid, (await rowOf(locator)).amount]).toEqual([4650, 4185, 418_500]);
    expect([letterText.includes('4.185,00'), letterText.includes('4.650,00')]).toEqual([true, false]);
  });

  test('what is not sold so is refused, and nothing is laid down', async () => {
    const wish = wishNow();
    const wrong = [
      { ...wish, subscriptionId: 99 },
      { ...wish, toStationId: wish.fromStationId },
      { ...wish, toStationId: 999_999 },
      { ...wish, startDate: '2020-01-01' },
      { ...wish, startDate: 'yarın' },
      wishNow({ daysAhead: 31 }),
    ];
    const answers = await Promise.all(wrong.map((each) => askPackage(shop, own, 'calculate', each)));
    expect(answers.map(({ body }) => body.type)).toEqual([
      'package-unknown',
      'station-unknown',
      'station-unknown',
      'range-wrong',
      'range-wrong',
      'range-wrong',
    ]);
    const cheaper = await askPackage(shop, own, 'create', { ...wish, totalAmount: 1 });
    expect(cheaper.body.type).toBe('amount-differs');
  });

  test('ordered again with its key it is one order', async () => {
    const wish = { ...wishNow(), totalAmount: 4650, idempotencyKey: 'once' };
    const answers = await Promise.all([1, 2, 3].map(() => askPackage(shop, own, 'create', wish)));
    expect(new Set(answers.map(({ body }) => body.orderNumber)).size).toBe(1);
  });
});

describe('[R-12] a package is cancelled', () => {
  test('what was told goes back to the card, the package is passive, and a letter says so', async () => {
    const { locator } = await buyPackage(shop, own);
    await use(locator, 7);
    const before = await refunded();
    const quote = await quoteCancel(locator);
    expect(quote.body).toEqual({
      packagePnr: locator,
      refundAmount: 3255,
      deductionAmount: 1395,
      refundPaymentType: 'CARD',
      currency: 'TRY',
    });
    const done = await cancel(locator, 3255);
    expect([done.status, done.body]).toEqual([200, quote.body]);
    expect([(await refunded()) - before, (await rowOf(locator)).is_active]).toEqual([325_500, false]);
    const letters = await lettersTo(shop, ayse);
    expect(letters.filter(({ text }) => text.includes(locator)).length).toBe(2);
    expect([(await quoteCancel(locator)).body.type, (await cancel(locator, 3255)).body.type]).toEqual([
      'package-passive',
      'package-passive',
    ]);
    expect((await booksOf(shop.open.app.db)).difference).toBe(0);
  });

  test('of one bought with a promo code the share of what was paid comes back', async () => {
    const { locator } = await buyPackage(shop, own, { code: 'SEFER10' });
    await use(locator, 9);
    const { body } = await quoteCancel(locator);
    expect([body.refundAmount, body.deductionAmount]).toEqual([3766.5, 418.5]);
    const before = await refunded();
    expect((await cancel(locator, 3766.5)).status).toBe(200);
    expect((await refunded()) - before).toBe(376_650);
  });

  test('another amount than the member was told refuses, and nothing is done', async () => {
    const { locator } = await buyPackage(shop, own);
    const { body } = await cancel(locator, 4649.99);
    expect([body.type, (await rowOf(locator)).is_active]).toEqual(['amount-differs', true]);
  });

  test('pressed twenty times at once it is cancelled once, and each is told the same', async () => {
    const { locator } = await buyPackage(shop, own);
    const before = await refunded();
    const key = { idempotencyKey: `cancel ${locator}` };
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(locator, 4650, key)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect([answers[0]?.status, (await refunded()) - before]).toEqual([200, 465_000]);
  });

  test('[A-02] another’s package is as unknown as nobody’s', async () => {
    const { locator } = await buyPackage(shop, own);
    const answers = [
      await quoteCancel(locator, other),
      await quoteCancel('YOKYOK', other),
      await cancel(locator, 4650, {}, other),
      await cancel('YOKYOK', 4650, {}, other),
    ];
    expect(answers.map(({ body }) => body.type)).toEqual(answers.map(() => 'document-not-found'));
    expect((await rowOf(locator)).is_active).toBe(true);
  });

  test('what was bought elsewhere is not paid back here, and nothing comes back after the end', async () => {
    const { locator } = await buyPackage(shop, own);
    const set = (change: object) =>
      shop.open.app.db.updateTable('package_purchase').set(change).where('locator', '=', locator).execute();
    await set({ remaining: 0 });
    const spent = await quoteCancel(locator);
    await set({ remaining: 5, ends: '2020-01-01' });
    const ended = await quoteCancel(locator);
    await set({ ends: '2030-01-01', payment: null });
    const elsewhere = await quoteCancel(locator);
    expect([spent, ended, elsewhere].map(({ body }) => body.type)).toEqual([
      'package-over',
      'package-over',
      'package-not-bought-here',
    ]);
  });
});

test('[R-12] what is told is what goes back, whatever was used and whenever it is cancelled; the books balance', {
  timeout: 900_000,
}, async () => {
  const chance = chanceOf(inject('seed'));
  const below = (end: number) => Math.floor(chance() * end);
  const differing: unknown[] = [];
  const cases = inTheLongRun(2_000, 40);
  for (let each = 0; each < cases; each += 1) {
    const product = 1 + below(3);
    const { locator } = await buyPackage(shop, own, { product, daysAhead: below(3) });
    const { holds, starts } = await rowOf(locator);
    await use(locator, 1 + below(holds));
    const began = new Date(Date.parse(starts) - below(5) * day).toISOString().slice(0, 10);
    await shop.open.app.db
      .updateTable('package_purchase')
      .set({ starts: began })
      .where('locator', '=', locator)
      .execute();
    // One member begins so many payments a minute.
    if (each % 10 === 0) await moveClock(shop, minute);
    const before = await refunded();
    const quote = await quoteCancel(locator);
    const done = await cancel(locator, quote.body.refundAmount);
    const given = ((await refunded()) - before) / 100;
    const isSame = done.status === quote.status && done.body.refundAmount === given;
    if (!isSame || given !== quote.body.refundAmount) differing.push({ product, quote, done, given });
  }
  expect(differing).toEqual([]);
  expect((await booksOf(shop.open.app.db)).difference).toBe(0);
  if (isLongRun) recordFigure('packages cancelled, told and done', cases, 'cases');
});
