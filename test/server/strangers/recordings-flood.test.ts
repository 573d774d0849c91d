import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reportRecording } from '#contract/operations/support.ts';
import { hour } from '#domain/values/durations.ts';
import { deleteOldestOver, refusalOfBytes } from '#server/office/support/recording-budget.ts';
import { moveClock, resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { bookTicket } from '#test/support/shop/bought-ticket.ts';
import { readOutcome } from '#test/support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const megabyte = 2 ** 20;

/** Letters alone: digits might make the number of a card, which no call takes. */
const signs = (count: number): string =>
  randomBytes(count)
    .toString('base64')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, 'x')
    .slice(0, count);

type Length = { readonly steps: number; readonly name: number; readonly together: number };

/** Steps of names that were invented, all as long as that, one of them refused. */
const inventedSteps = ({ steps, name, together }: Length) =>
  Array.from({ length: steps }, () => ({
    flow: signs(30),
    event: signs(name),
    taken: Array.from({ length: together }, () => `${signs(name)}|${signs(name)}|1`),
    stands: Array.from({ length: together }, () => signs(name)),
    refusal: 'seat-taken',
    at: 1,
  }));

const longest = inventedSteps({ steps: 100, name: 60, together: 2 });
const short = inventedSteps({ steps: 10, name: 40, together: 1 });

type Teller = { readonly locator: string; readonly cookie: string; readonly address: string };

const show = async ({ locator, cookie, address }: Teller, steps: unknown = longest) =>
  readOutcome(
    await shop.askJson(
      reportRecording.path,
      { id: crypto.randomUUID(), locator, steps },
      { cookie, 'x-forwarded-for': address },
    ),
  );

/** An unpaid booking, told of by the browser that made it under a name of the shop's own, which is a new one each time. */
const newTeller = async () => {
  const { locator, cookie } = await bookTicket(shop);
  return (address: string): Teller => ({
    locator,
    address,
    cookie: `${cookie}; keeper=${shop.open.app.issued.issue()}`,
  });
};

/** How many bytes were taken of what these tell in turn, each as often as that. */
const bytesTaken = async (tellers: readonly Teller[], times: number): Promise<number> => {
  let taken = 0;
  for (let time = 0; time < times; time += 1) {
    const outcomes = await Promise.all(tellers.map((teller) => show(teller)));
    taken += outcomes.filter(([status]) => status === 200).length;
  }
  return taken * JSON.stringify(longest).length;
};

const readKept = async () => {
  const { rows } = await sql<{
    readonly recordings: number;
    readonly bytes: number;
  }>`select count(*)::int as recordings, coalesce(sum(octet_length(steps)), 0)::int as bytes
    from flow_recording`.execute(shop.open.app.db);
  return rows[0] ?? { recordings: 0, bytes: 0 };
};

test('a name tells one megabyte an hour, a network eight, and whoever comes from elsewhere theirs', async () => {
  const tellerAt = await newTeller();
  const robot = tellerAt('198.51.100.40');
  const ofName = await bytesTaken([robot], 20);
  const ofNetwork = await bytesTaken(
    Array.from({ length: 12 }, () => tellerAt('198.51.100.40')),
    16,
  );
  expect(ofName / megabyte).toBeLessThanOrEqual(1);
  expect((ofName + ofNetwork) / megabyte).toBeLessThanOrEqual(8);
  expect((ofName + ofNetwork) / megabyte).toBeGreaterThan(7);
  const neighbour = await newTeller();
  expect([await show(tellerAt('198.51.100.40')), await show(neighbour('198.51.100.41'))]).toEqual([
    [429, 'too-many-tries'],
    [200, null],
  ]);
  await moveClock(shop, hour);
  expect(await show(tellerAt('198.51.100.40'))).toEqual([200, null]);
});

test('an area of IPv6 tells as much as four networks', async () => {
  const { db, clock, issued } = shop.open.app;
  const taken: boolean[] = [];
  for (let at = 0; at < 40; at += 1) {
    const callerAddress = `2001:db8:74:${(at % 8).toString(16)}::1`;
    const caller = { callerAddress, cookies: { keeper: issued.issue() }, session: null };
    taken.push((await refusalOfBytes(caller, megabyte, db, { issued, now: clock.now() })) === null);
  }
  expect(taken.filter(Boolean).length).toBe(32);
  expect(await show((await newTeller())('2001:db8:74:9::1'))).toEqual([429, 'too-many-tries']);
});

test('of one booking a quarter of a megabyte is kept, however many recordings are told of it', async () => {
  const { locator, address, cookie } = (await newTeller())('198.51.100.42');
  const [before, asked] = [await readKept(), { locator, address, cookie }];
  for (let time = 0; time < 8; time += 1) await show(asked);
  const after = await readKept();
  expect(after.bytes - before.bytes).toBeLessThanOrEqual(megabyte / 4);
  expect(after.recordings - before.recordings).toBeGreaterThan(2);
});

test('of a booking that nothing failed of no recording is taken', async () => {
  const teller = (await newTeller())('198.51.100.43');
  const calm = short.map((step) => ({ ...step, refusal: null }));
  expect([await show(teller, calm), await show(teller, [...calm, short[0]])]).toEqual([
    [400, 'call-not-understood'],
    [200, null],
  ]);
});

/** Bookings of which one recording each is kept, one a second, the first told first; and how many bytes those take. */
const reportFour = async () => {
  const { db } = shop.open.app;
  await db.deleteFrom('flow_recording').execute();
  const locators: string[] = [];
  for (let nth = 0; nth < 4; nth += 1) {
    const teller = (await newTeller())('198.51.100.44');
    locators.push(teller.locator);
    await moveClock(shop, 1000);
    await show(teller);
  }
  const { rows } = await sql<{
    readonly bytes: number;
  }>`select sum(pg_column_size(steps))::int as bytes from flow_recording`.execute(db);
  return { db, locators, bytes: Number(rows[0]?.bytes) };
};

const keptLocators = async () => {
  const rows = await shop.open.app.db
    .selectFrom('flow_recording')
    .select('locator')
    .orderBy('told_at')
    .execute();
  return rows.map(({ locator }) => locator);
};

test('of all bookings the newest recordings stay, so many bytes of them', async () => {
  const { db, locators, bytes } = await reportFour();
  await deleteOldestOver(db, bytes / 2);
  expect(await keptLocators()).toEqual(locators.slice(2));
});

test('where fewer may go at once than are too many, the oldest goes, wherever it lies in the store', async () => {
  const { db, locators, bytes } = await reportFour();
  await sql`update flow_recording set told_at = -told_at`.execute(db);
  const oldestLast = locators.toReversed();
  expect(await keptLocators()).toEqual(oldestLast);
  await deleteOldestOver(db, bytes / 2, 1);
  expect(await keptLocators()).toEqual(oldestLast.slice(1));
});
