import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayNumberAt, startOfDay, travelDayOf } from '#domain/time/travel-day.ts';
import { minute } from '#domain/values/durations.ts';
import { memberOf, moveClock } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { askPackage, buyPackage } from '../../support/shop/bought-package.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

/** Half an hour after midnight at the railway; elsewhere it is the day before. */
const passMidnight = async (): Promise<number> => {
  const now = shop.open.app.clock.now();
  const today = dayNumberAt(now) + 1;
  await moveClock(shop, startOfDay(today) + 30 * minute - now);
  return today;
};

test('[R-12] the last day of a package ends at the railway’s midnight', async () => {
  const today = await passMidnight();
  const member = await memberOf(shop);
  const { locator } = await buyPackage(shop, member);
  const answers: string[] = [];
  for (const last of [today - 1, today]) {
    const ends = travelDayOf(last);
    await shop.open.app.db
      .updateTable('package_purchase')
      .set({ ends })
      .where('locator', '=', locator)
      .execute();
    const { status, body } = await askPackage(shop, member, 'cancel-calculate', { packagePnr: locator });
    answers.push(status === 200 ? 'quoted' : body.type);
  }
  expect(answers).toEqual(['package-over', 'quoted']);
});
