import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { minute } from '#domain/values/durations.ts';
import { moveClock, resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { wishOf } from '#test/support/shop/rented-car.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const [ofName, ofNames, ofNameless] = [20, 800, 240];

/** Of an office that rents no car, so that there is little to write. */
const askList = (address: string, keeper: string | null = null, office = 'kars') =>
  shop.askJson(
    '/car-rental/list',
    { wish: wishOf(shop, office) },
    { 'x-forwarded-for': address, ...(keeper === null ? {} : { cookie: `keeper=${keeper}` }) },
  );

const isListed = async (address: string, keeper: string | null = null, office?: string) => {
  const answer = await askList(address, keeper, office);
  await answer.arrayBuffer();
  return answer.status === 200;
};

const newName = () => shop.open.app.issued.issue();

const countKept = async () => {
  const { rows } = await sql<{
    readonly rows: number;
    readonly bytes: number;
  }>`select count(*)::int as rows,
    coalesce(sum(pg_column_size(rental_search)), 0)::int as bytes from rental_search`.execute(
    shop.open.app.db,
  );
  return rows[0] ?? { rows: 0, bytes: 0 };
};

test('a robot of many names behind one network keeps eight hundred lists, and whoever comes from elsewhere has theirs', async () => {
  const names = Array.from({ length: 44 }, newName);
  const listed: boolean[] = [];
  for (let time = 0; time < 24; time += 1) {
    listed.push(...(await Promise.all(names.map((name) => isListed('203.0.113.30', name, 'ankara')))));
  }
  const { rows, bytes } = await countKept();
  expect(listed.filter(Boolean).length).toBeGreaterThanOrEqual(ofNames);
  expect(rows).toBeLessThanOrEqual(ofNames + names.length);
  expect(bytes).toBeLessThan(3_000_000);
  expect(await isListed('203.0.113.31', newName(), 'ankara')).toBe(true);
}, 120_000);

test('in a full area whoever has most gives way to whoever has fewer, and no name is refused', async () => {
  const robots = Array.from({ length: ofNames / ofName }, newName);
  const askAsRobots = () => Promise.all(robots.map((robot) => isListed('203.0.113.38', robot)));
  for (let time = 0; time < ofName; time += 1) await askAsRobots();
  const own: string[] = [];
  const neighbour = newName();
  for (let time = 0; time < 5; time += 1) {
    await moveClock(shop, 1000);
    const list = await (await askList('203.0.113.38', neighbour)).json();
    own.push(list.carRentalSearchId ?? list.type);
  }
  await moveClock(shop, 1000);
  const ofRobots = [...(await askAsRobots()), ...(await askAsRobots())];
  const { db } = shop.open.app;
  const left = await db.selectFrom('rental_search').select('id').where('id', 'in', own).execute();
  expect([new Set(ofRobots), left.length, await isListed('203.0.113.38', newName())]).toEqual([
    new Set([true]),
    own.length,
    true,
  ]);
  expect(Math.abs((await countKept()).rows - ofNames)).toBeLessThan(robots.length);
}, 60_000);

test('the oldest list of a name gives way to its newest, and no other', async () => {
  const name = newName();
  const other = await (await askList('203.0.113.32', newName())).json();
  const ids: string[] = [];
  for (let time = 0; time < ofName + 3; time += 1) {
    await moveClock(shop, 1000);
    ids.push((await (await askList('203.0.113.32', name)).json()).carRentalSearchId);
  }
  const statuses = await Promise.all(
    [other.carRentalSearchId, ...ids].map(async (carRentalSearchId) => {
      const answer = await shop.askJson('/car-rental/list-by-carrentalsearchid', { carRentalSearchId });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  expect(statuses.map((status) => status === 200)).toEqual([
    true,
    ...ids.map((_, nth) => nth >= ids.length - ofName),
  ]);
});

test('all nameless of an area keep so many together; whoever is refused is given a name, and has a list by it', async () => {
  let listed = 0;
  for (let nth = 0; nth < 5; nth += 1) {
    const networks = Array.from({ length: 60 }, (_, at) => `2001:db8:73:${(at % 7).toString(16)}::1`);
    listed += (await Promise.all(networks.map((network) => isListed(network)))).filter(Boolean).length;
    await moveClock(shop, minute);
  }
  expect(listed).toBeGreaterThanOrEqual(ofNameless);
  expect((await countKept()).rows).toBeLessThan(ofNameless + 60);
  const refused = await askList('2001:db8:73:8::1');
  const [given = ''] = (refused.headers.getSetCookie()[0] ?? '').split(';');
  const again = await shop.askJson(
    '/car-rental/list',
    { wish: wishOf(shop, 'kars') },
    { 'x-forwarded-for': '2001:db8:73:8::1', cookie: given },
  );
  expect([(await refused.json()).type, again.status]).toEqual(['too-many-tries', 200]);
});

test('a list that ended is taken away as others are written, without the nightly retention', async () => {
  for (let time = 0; time < 30; time += 1) await isListed('203.0.113.34');
  await moveClock(shop, 31 * minute);
  for (let time = 0; time < 2; time += 1) await isListed('203.0.113.35');
  expect((await countKept()).rows).toBe(2);
});

test('who holds an ended list locked keeps nobody from writing a new one', async () => {
  const { db } = shop.open.app;
  await isListed('203.0.113.36');
  await moveClock(shop, 31 * minute);
  await db.transaction().execute(async (within) => {
    await within.selectFrom('rental_search').select('id').forUpdate().execute();
    expect(await isListed('203.0.113.37')).toBe(true);
  });
});
