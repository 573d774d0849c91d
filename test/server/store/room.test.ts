import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { second } from '#domain/values/durations.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { logTo } from '#server/platform/log.ts';
import { freeSpaceFor, openRoom } from '#server/platform/store/room.ts';
import { type BrowserClient, browserClient } from '#test/support/browser-client.ts';
import { moveClock } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { bodyForOne } from '../../support/shop/bookings.ts';
import { wishOf } from '../../support/shop/rented-car.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';
import { findSeatRide, seatWishOf } from '../../support/sold/seat-ride.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const fill = (what: string) => sql.raw(what).execute(shop.open.app.db);

/** What PostgreSQL says of a disk that has no room for another page. */
const fullDisk = `
  create function no_room() returns trigger language plpgsql as
  $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
  create trigger no_room before insert on booking for each row execute function no_room()`;
const roomAgain = 'drop trigger no_room on booking; drop function no_room()';

const ready = async () => (await shop.ask('/ready')).status;

/** Chooses the n-th place of a train. */
const selecting = (client: BrowserClient) => {
  const ride = findSeatRide(shop);
  const places = ride.template.places.filter(({ cabinClass }) => cabinClass === 'Y1');
  let chosen = 0;
  return async () => {
    chosen += 1;
    return readOutcome(
      await client.post('/tms/inventory/select-seat', seatWishOf(ride, places[chosen * 8]?.number ?? '')),
    );
  };
};

test('a full disk: what was begun is read, nothing new is begun, and the shop comes back by itself', async () => {
  const client = browserClient(shop);
  const select = selecting(client);
  const earlier = await bodyForOne(shop);
  const later = await bodyForOne(shop);
  const book = (body: unknown) => client.post('/crs/rail-booking/create-pnr', body);
  const { locator } = await (await book(earlier.body)).json();
  const find = async () => (await client.post('/crs/rail-booking/get-reservation', { locator })).status;
  const list = async () => readOutcome(await client.post('/car-rental/list', { wish: wishOf(shop, 'kars') }));
  const kept = () => shop.open.app.db.selectFrom('rental_search').select('id').execute();
  expect([await ready(), await select(), await find()]).toEqual([200, [200, null], 200]);

  await fill(fullDisk);
  const refused = await book(later.body);
  const { type, message } = await refused.json();
  expect([refused.status, type, message]).toEqual([503, 'no-room', tr['wire.no-room']]);
  expect([await ready(), await select(), await find()]).toEqual([503, [503, 'no-room'], 200]);
  expect([await list(), await kept()]).toEqual([[503, 'no-room'], []]);

  await fill(roomAgain);
  await moveClock(shop, 11 * second);
  expect([await ready(), await select(), await find()]).toEqual([200, [200, null], 200]);
  expect(shop.lines.flatMap((line) => /"event":"(room-\w+)"/.exec(line)?.[1] ?? [])).toEqual([
    'room-short',
    'room-again',
  ]);
});

test('a disk with less room than is kept spare is short before the database fails, one of another machine is not looked at', async () => {
  const lines: string[] = [];
  const log = logTo((line) => lines.push(line));
  const { clock } = shop.open.app;
  const roomWith = (left: number | null) =>
    openRoom({ clock, log, settings: { spareMegabytes: 256 }, free: () => Promise.resolve(left) });
  const short = await Promise.all([255, 256, null].map((left) => roomWith(left).isShort()));
  expect(short).toEqual([true, false, false]);
  const { settings } = shop.open.app;
  const here = await freeSpaceFor({ ...settings, databaseUrl: null, dataFolder: tmpdir() })();
  expect([lines.length, (here ?? 0) > 0, await freeSpaceFor(settings)()]).toEqual([1, true, null]);
});

test.each([
  ['room again', 100, 1000],
  ['a lack of room', 1000, 100],
])('%s is seen a second after the disk was looked at, and not before', async (_, before, after) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  let left = before;
  const room = openRoom({
    clock: { now: () => 0 },
    log: logTo(() => undefined),
    settings: { spareMegabytes: 256 },
    free: () => Promise.resolve(left),
  });
  const [first, then] = [before < 256, after < 256];
  expect(await room.isShort()).toBe(first);
  left = after;
  vi.advanceTimersByTime(0.9 * second);
  expect(await room.isShort()).toBe(first);
  vi.advanceTimersByTime(0.2 * second);
  expect(await room.isShort()).toBe(then);
});
