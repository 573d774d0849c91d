import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { newAddress, postTo } from '../../support/shop/visitors.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const check = (permiNumber: string | number, identityNumber: string, more: object = {}) =>
  postTo(shop, '/crs/permi/check', { permiNumber, identityNumber, ...more });

const no = { valid: false, freeForPermi: false };

describe('[C-07] a permit of the railway’s own people', () => {
  test('holds for whose it is, in any digits', async () => {
    const answers = await Promise.all([
      check('100001', '10000000146'),
      check(100_001, '۱۰۰۰۰۰۰۰۱۴۶'),
      check(' 100 001 ', '10000000146'),
    ]);
    expect(answers.map(({ body }) => body)).toEqual(
      Array.from({ length: 3 }, () => ({ valid: true, freeForPermi: true })),
    );
  });

  test('unknown, another’s or over, it is answered alike', async () => {
    const answers = await Promise.all([
      check('999999', '10000000146'),
      check('100001', '20000000046'),
      check('100002', '20000000046'),
      check('100001', '10000000146', { travelDate: '2099-01-01' }),
    ]);
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 4 }, () => [200, no]),
    );
  });

  test('an address asks ten times in a quarter of an hour', async () => {
    const headers = newAddress();
    const statuses: number[] = [];
    for (let asked = 0; asked < 11; asked += 1) {
      const body = { permiNumber: String(asked), identityNumber: '10000000146' };
      statuses.push((await shop.askJson('/crs/permi/check', body, headers)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test('the store does not tell whose it is', async () => {
    const rows = await shop.open.app.db.selectFrom('permit').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/10000000146|20000000046/);
  });
});
