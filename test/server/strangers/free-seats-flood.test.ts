import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { travelDayOf } from '#domain/time/travel-day.ts';
import { day as dayLength, minute, second } from '#domain/values/durations.ts';
import { chanceOf } from '#machines/kit/walk/chance.ts';
import { inTheLongRun, isLongRun } from '#test/support/in-the-long-run.ts';
import { resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { recordFigure } from '#test/support/record-figure.ts';
import { buyersOf } from '#test/support/shop/buyers.ts';
import { classesOnSale, readHeld, selectSeat } from '#test/support/shop/free-seats.ts';
import { findRuns, type OrderPlaces } from '#test/support/shop/order-client.ts';
import { orderOn } from '#test/support/shop/whole-order.ts';

let shop: TestShop;
let places: OrderPlaces;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1', BANK_PORT: '0' } });
  places = { shop: `http://127.0.0.1:${shop.port}`, bank: shop.open.app.settings.cardOrigin };
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const ends = { from: 98, to: 93 } as const;
const atLeast = inTheLongRun(2 * minute, 5 * second);
const atOnce = 32;
const [mostOfClass, mostOfAll] = [11, 55];
const [mostStored, mostRemembered] = [20_000_000, 50_000_000];

const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
};

/** Bytes that the store and this process, with robots and buyers in it, take. */
const readSizes = async () => {
  const { rows } = await sql<{
    readonly bytes: string;
  }>`select pg_database_size(current_database()) as bytes`.execute(shop.open.app.db);
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return { stored: Number(rows[0]?.bytes), remembered: heapUsed + arrayBuffers };
};

const networks = {
  'one address': () => '203.0.113.51',
  '64 addresses of one network': (time: number) => `2001:db8:9:9::${((time % 64) + 1).toString(16)}`,
};

test.each(Object.entries(networks))(
  '[C-06] beside a robot at full speed behind %s fifty buy there, and it keeps next to nothing: no seats, no store, no memory',
  async (name, addressOf) => {
    const day = travelDayOf(Math.floor(shop.open.app.clock.now() / dayLength) + 5);
    const buyers = buyersOf(inject('seed'));
    const chance = chanceOf(inject('seed'));
    const found = await findRuns(places, { ...ends, day }, buyers());
    const runs = found.ok ? found.value.slice(0, 5) : [];
    const trains = classesOnSale(shop).map((run) => run.wishes);
    const [first = []] = trains;
    /** Of one train as often as of all together. */
    const drawn = () => {
      const wishes = chance() < 0.5 ? first : trains.flat();
      return wishes[Math.floor(chance() * wishes.length)];
    };
    const before = await readSizes();
    const until = performance.now() + atLeast;
    const buying = new AbortController();
    let asked = 0;
    const robot = async (): Promise<void> => {
      while (!buying.signal.aborted || performance.now() < until) {
        asked += 1;
        const answer = await shop.askJson(selectSeat, drawn(), { 'x-forwarded-for': addressOf(asked) });
        await answer.arrayBuffer();
      }
    };
    const robots = Promise.all(Array.from({ length: atOnce }, robot));
    const orders = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        orderOn(
          places,
          runs[at % runs.length] ?? { runId: 0, from: 0, to: 0 },
          { ...buyers(), address: addressOf(at) },
          chance,
        ),
      ),
    );
    buying.abort();
    await robots;
    const after = await readSizes();
    const held = await readHeld(shop);
    const grown = { stored: after.stored - before.stored, remembered: after.remembered - before.remembered };
    expect(orders.filter(({ ok }) => !ok)).toEqual([]);
    expect([held.mostOfClass <= mostOfClass, held.all <= mostOfAll], `${held.all} held`).toEqual([
      true,
      true,
    ]);
    expect(grown.stored).toBeLessThan(mostStored);
    expect(grown.remembered).toBeLessThan(mostRemembered);
    expect(asked).toBeGreaterThan(mostOfAll);
    if (isLongRun)
      recordFigure(`seats asked for from ${name} beside fifty buyers`, asked, `${held.all} held`);
  },
  5 * minute,
);
