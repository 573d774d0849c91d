import { coachIdOf, trainOfRun } from '#domain/values/run-id.ts';
import type { WantedPlace } from '#server/sale/holds/seats.ts';
import type { TestShop } from '#test/support/open-test-shop.ts';
import { type BareServer, openBareServer } from './bare-server.ts';
import { type Answered, askOverHttp } from './http-client.ts';

const holdsARound = 6_000;
const rounds = 5;
const path = '/tms/inventory/select-seat';

const bodyOf = (shop: TestShop, { runId, coach, seat, fromStop, toStop, gender }: WantedPlace): string => {
  const stops = shop.open.app.railway.network().trains[trainOfRun(runId)]?.stops ?? [];
  return JSON.stringify({
    trainCarId: coachIdOf(runId, coach),
    fromStationId: stops[fromStop]?.station,
    toStationId: stops[toStop]?.station,
    gender,
    seatNumber: seat,
    passengerTypeId: 0,
    totalPassengerCount: 1,
    fareFamilyId: 0,
  });
};

/** Of the size of a granted hold's answer. */
const answerOfSize = {
  allocationId: 'x'.repeat(34),
  selectedBookingClassId: 1,
  selectedFareFamilyId: 0,
  selectedPassengerTypeId: 0,
  lockFor: 10,
  now: 1_795_000_000_000,
  deadline: 1_795_000_600_000,
};

export type HttpHolds = {
  /** Microseconds of the server's processor for one granted hold, and for one bare answer. */
  readonly hold: number;
  readonly bare: number;
  /** Granted holds in a second. */
  readonly rate: number;
};

const costOf = ({ processor, granted }: Answered): number => processor / granted;

/** What else the machine does only adds: the least is the nearest. */
const leastOf = (answers: readonly Answered[]): number => Math.min(...answers.map(costOf));

const measureBoth = async (shop: TestShop, bare: BareServer, next: () => WantedPlace): Promise<HttpHolds> => {
  const bodies = (count: number) => Array.from({ length: count }, () => bodyOf(shop, next()));
  await askOverHttp(shop.port, path, bodies(holdsARound));
  await askOverHttp(bare.port, path, bodies(holdsARound));
  const held: Answered[] = [];
  const bared: Answered[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bared.push(await askOverHttp(bare.port, path, bodies(holdsARound)));
    held.push(await askOverHttp(shop.port, path, bodies(holdsARound)));
  }
  return {
    hold: leastOf(held),
    bare: leastOf(bared),
    rate: Math.max(...held.map(({ granted, milliseconds }) => (granted * 1_000) / milliseconds)),
  };
};

/** Holds over HTTP and, in turn with them, the same bodies answered by node:http alone in the same process. */
export const holdsOverHttp = async (shop: TestShop, next: () => WantedPlace): Promise<HttpHolds> => {
  const bare = await openBareServer(answerOfSize);
  try {
    return await measureBoth(shop, bare, next);
  } finally {
    await bare.end();
  }
};
