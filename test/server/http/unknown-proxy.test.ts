import { expect, onTestFinished, test } from 'vitest';
import { openTestShop } from '#test/support/open-test-shop.ts';

test('behind a balancer nobody told of, the figures are nobody’s, and the log warns once', async () => {
  const live = await openTestShop({ settings: { SHOP_ENV: 'TCDD-PROD' } });
  onTestFinished(() => live.end());
  const statusOf = async (headers: Record<string, string>) =>
    (await live.ask('/metrics', { headers })).status;
  const warnings = () => live.lines.filter((line) => line.includes('proxies-unset')).length;
  expect([await statusOf({}), warnings()]).toEqual([200, 0]);
  const balanced = [
    { 'x-forwarded-for': '203.0.113.9' },
    { forwarded: 'for=203.0.113.9' },
    { via: '1.1 edge' },
  ];
  for (const headers of balanced) expect(await statusOf(headers)).toBe(404);
  expect(warnings()).toBe(1);
});
