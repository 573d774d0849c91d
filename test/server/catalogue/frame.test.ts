import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { catalogueFrame } from '#contract/catalogue/catalogue.ts';
import { mapOf } from '#test/support/coach-maps.ts';
import { ayse, memberOf } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const asked = async (code: string, email: string) => {
  const { authorized } = await memberOf(shop, { email });
  return shop.ask(`/mc/catalogue/seat-map/frames/${code}`, { headers: authorized });
};

test('[C-11] [C-06] staff are told the coach a seat map is drawn upon, as passengers would be', async () => {
  const answer = await asked('264', 'deniz@example.com');
  const { frame } = z.decode(catalogueFrame.granted, await answer.json());
  expect(frame).toEqual({ ...mapOf(264, 0), coachId: 264, prices: [] });
});

test.each(['1', '903', 'YHT', '264x'])('[C-11] nobody sits in a coach of the code %s', async (code) => {
  const answer = await asked(code, 'nazan@example.com');
  expect([answer.status, await answer.json()]).toEqual([200, { frame: null }]);
});

test('[A-04] a member of the shop and a guest are told no coach', async () => {
  const asGuest = await shop.ask('/mc/catalogue/seat-map/frames/264');
  expect([(await asked('264', ayse)).status, asGuest.status]).toEqual([403, 401]);
});
