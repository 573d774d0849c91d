import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

type Fact = { readonly flow: string; readonly transition: string; readonly count: number };

/** How many of these counts were taken. */
const countedOf = async (address: string, facts: readonly Fact[]): Promise<number> => {
  const answer = await shop.askJson('/flow-facts', { facts }, { 'x-forwarded-for': address });
  return (await answer.json()).kept;
};

const readKept = () => shop.open.app.db.selectFrom('flow_fact').select(['flow', 'transition']).execute();

test('four thousand arrows that somebody invents leave no row, and what pages count beside them is kept', async () => {
  const counted = await Promise.all(
    Array.from({ length: 20 }, (_, post) =>
      countedOf(
        '203.0.113.50',
        Array.from({ length: 200 }, (__, nth) => ({
          flow: nth % 2 === 0 ? 'login' : 'invented',
          transition: `login.resting|invented.${post}|${nth}`,
          count: 1,
        })),
      ),
    ),
  );
  const login = { flow: 'login', transition: 'login.resting|login.opened|0' };
  const own = [
    { ...login, count: 2 },
    { ...login, transition: 'login.resting|login.opened|1', count: 2 },
  ];
  expect([new Set(counted), await countedOf('203.0.113.51', own), await readKept()]).toEqual([
    new Set([0]),
    1,
    [login],
  ]);
});
