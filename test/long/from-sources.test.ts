import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Shop, startShop } from '#test/support/browser/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({}, 'src/server/command/dev.mjs');
}, 240_000);
afterAll(() => shop.stop());

test('npm run dev serves pages and calls from the sources, and nothing breaks', async () => {
  const page = await fetch(shop.origin);
  const stations = await fetch(`${shop.origin}/tms/stations/search-stations`);
  expect([page.status, stations.status]).toEqual([200, 200]);
  expect(await page.text()).toContain('<html lang="tr" dir="ltr"');
  expect(Object.keys(await stations.json())).toContain('stations');
  expect(shop.output()).not.toMatch(/Error/);
});
