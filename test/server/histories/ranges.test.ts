import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rangeOf } from '#domain/time/date-range.ts';
import { ayse, type LoggedInClient, memberOf } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { postTo } from '../../support/shop/visitors.ts';

const ayseId = 1001;

let shop: TestShop;
let own: LoggedInClient;

beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
  own = await memberOf(shop, { email: ayse });
});
afterAll(() => shop.end());

const verdictOf = (first: string, last: string): string => {
  const found = rangeOf(first, last);
  return found.ok ? 'granted' : found.refusal;
};

const ranges = [
  ['2026-11-01', '2026-11-01'],
  ['2026-11-01', '2026-11-07'],
  ['2026-11-01', '2026-11-08'],
  ['2026-11-02', '2026-11-01'],
  ['2024-02-26', '2024-03-03'],
  ['2024-02-26', '2024-03-04'],
  ['2023-02-29', '2023-03-01'],
  ['1900-01-01', '1900-01-07'],
  ['1899-12-31', '1900-01-01'],
  ['2100-12-25', '2100-12-31'],
  ['2100-12-31', '2101-01-01'],
  ['1900-01-01', '2100-12-31'],
  ['2026-13-01', '2026-13-02'],
  ['2026-00-10', '2026-01-10'],
  ['', ''],
  ['01.11.2026', '02.11.2026'],
  ['2026-11-01T00:00', '2026-11-01'],
  ['٢٠٢٦-١١-٠١', '2026-11-01'],
] as const;

describe.each(['reservations', 'open-tickets', 'mco'])('[V-22] the range of %s', (list) => {
  test.each(ranges)('%s to %s is judged as the page judges it', async (startDate, endDate) => {
    const path = `/crs/purchase-histories/${list}/${ayseId}`;
    const { status, body } = await postTo(shop, path, { startDate, endDate }, own.authorized);
    expect(status === 200 ? 'granted' : body.type).toBe(verdictOf(startDate, endDate));
  });
});
