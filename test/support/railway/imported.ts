import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { importFeed } from '#server/railway/gtfs/exchange.ts';
import { networkInForce } from '#server/railway/network/network-in-force.ts';
import type { TestShop } from '../open-test-shop.ts';
import { temporaryFolder } from '../shop/temporary-folder.ts';
import { soon } from '../soon.ts';
import { foreignFeed, packedFeed } from './foreign-feed.ts';

type Files = Readonly<Record<string, string>>;

/** The railway of the tests, whose daily trains run on every day. */
export const everyDay: Files = { ...foreignFeed, 'calendar_dates.txt': 'service_id,date,exception_type\n' };

const stationIds = async (shop: TestShop): Promise<readonly number[]> => {
  const rows: readonly { readonly id: number }[] = await (
    await shop.ask('/datas/station-pairs-INTERNET.json')
  ).json();
  return rows.map(({ id }) => id);
};

/** Nothing of the network waits any more, and the shop sells by it. */
const hasTurned = async ({ open }: TestShop): Promise<boolean> => {
  const inForce = await networkInForce(open.app.db);
  return (
    inForce !== null &&
    inForce.document.waiting === undefined &&
    open.app.railway.network().revision === inForce.revision
  );
};

/** Imports a feed into a shop that is open; the numbers of its stations, once the shop sells by it. */
export const importInto = async (shop: TestShop, files: Files): Promise<readonly number[]> => {
  const { db, clock } = shop.open.app;
  const file = join(await temporaryFolder(), 'feed.zip');
  await writeFile(file, packedFeed(files));
  await importFeed(db, file, clock.now());
  await expect.poll(() => hasTurned(shop), soon).toBe(true);
  return stationIds(shop);
};

/** Tomorrow's midnight of the railway, as browsers write it: the evening before, in UTC. */
const tomorrow = (): string => {
  const [year, month, day] = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10).split('-');
  return `${day}-${month}-${year} 21:00:00`;
};

export type FoundTrain = {
  readonly id: number;
  readonly number: string;
  readonly commercialName: string;
  readonly type: string;
  readonly cars: readonly { readonly id: number }[];
  readonly cabinClassAvailabilities: readonly { readonly availabilityCount: number }[];
};

/** The trains the shop offers tomorrow, as its search tells them. */
export const foundTrains = async (
  shop: TestShop,
  from: number | undefined,
  to: number | undefined,
): Promise<readonly FoundTrain[]> => {
  const answer = await shop.askJson('/tms/train/train-availability?environment=dev&userId=1', {
    searchRoutes: [{ departureStationId: from, arrivalStationId: to, departureDate: tomorrow() }],
    passengerTypeCounts: [{ id: 0, count: 1 }],
    searchReservation: false,
  });
  const { trainLegs } = await answer.json();
  const ways: readonly { readonly trains: readonly FoundTrain[] }[] = trainLegs[0].trainAvailabilities;
  return ways.flatMap(({ trains }) => trains);
};

/** A woman's wish for place 4A of a coach. */
export const wishFor = (coach: number | undefined, from: number | undefined, to: number | undefined) => ({
  trainCarId: coach,
  fromStationId: from,
  toStationId: to,
  gender: 'F',
  seatNumber: '4A',
  passengerTypeId: 0,
  totalPassengerCount: 1,
  fareFamilyId: 0,
});
