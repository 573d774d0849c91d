import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logTo } from '#server/platform/log.ts';
import { openDatabase } from '#server/platform/store/open-database.ts';
import { importFeed } from '#server/railway/gtfs/exchange.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { foreignFeed, packedFeed } from '#test/support/railway/foreign-feed.ts';
import { soon } from '#test/support/soon.ts';
import { temporaryFolder } from '../../support/shop/temporary-folder.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

type Row = Readonly<Record<string, unknown>>;

const listed = async (path: string): Promise<readonly Row[]> => (await shop.ask(path)).json();

/** Tomorrow's midnight of the railway, as browsers write it: the evening before, in UTC. */
const tomorrow = (): string => {
  const [year, month, day] = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10).split('-');
  return `${day}-${month}-${year} 21:00:00`;
};

const searched = async (from: unknown, to: unknown) => {
  const answer = await shop.askJson('/tms/train/train-availability?environment=dev&userId=1', {
    searchRoutes: [{ departureStationId: from, arrivalStationId: to, departureDate: tomorrow() }],
    passengerTypeCounts: [{ id: 0, count: 1 }],
    searchReservation: false,
  });
  const { trainLegs } = await answer.json();
  return trainLegs[0].trainAvailabilities[0].trains[0];
};

test('[C-06] a seat of another railway is found, held and told as taken', async () => {
  const file = join(await temporaryFolder(), 'feed.zip');
  await writeFile(
    file,
    packedFeed({ ...foreignFeed, 'calendar_dates.txt': 'service_id,date,exception_type\n' }),
  );
  const { db } = openDatabase(
    { connectionString: shop.url },
    logTo(() => undefined),
  );
  await importFeed(db, file, Date.now());
  await db.destroy();
  await expect.poll(async () => (await listed('/datas/stations.json')).length, soon).toBe(4);
  const stations = await listed('/datas/station-pairs-INTERNET.json');
  const [harbour, , beach] = stations.map(({ id }) => id);
  const train = await searched(harbour, beach);
  expect([train.number, train.commercialName, train.type, train.cars.length]).toEqual([
    '11',
    'Küsten-Express',
    'AH',
    4,
  ]);
  const stretch = { fromStationId: harbour, toStationId: beach, trainId: train.id, legIndex: 0 };
  const wish = {
    trainCarId: train.cars[1].id,
    fromStationId: harbour,
    toStationId: beach,
    gender: 'F',
    seatNumber: '4A',
    passengerTypeId: 0,
    totalPassengerCount: 1,
    fareFamilyId: 0,
  };
  const held = await shop.askJson('/tms/inventory/select-seat', wish);
  expect([held.status, (await held.json()).selectedBookingClassId]).toEqual([200, 1]);
  const { seatMaps } = await (await shop.askJson('/tms/seat-maps/load-by-train-id', stretch)).json();
  expect(seatMaps[1].allocationSeats).toEqual([{ seatNumber: '4A', genders: ['F'] }]);
  const again = await shop.askJson('/tms/inventory/select-seat', wish);
  expect([again.status, (await again.json()).type]).toEqual([400, 'seat-taken']);
});
