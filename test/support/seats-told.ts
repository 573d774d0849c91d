import { loadSeatMaps } from '#contract/seat-maps.ts';
import { coachIdOf } from '#domain/run-id.ts';
import type { Ride } from './bookings.ts';
import type { TestShop } from './open-test-shop.ts';
import { postTo } from './visitors.ts';

type Told = {
  readonly trainCarId: number;
  readonly seatMapTemplate: { readonly seatMaps: readonly { readonly seatNumber: string }[] };
};

/** The seats of a coach, as passengers are told of them. */
export const seatsTold = async (
  shop: TestShop,
  { runId, coach, from, to }: Pick<Ride, 'runId' | 'coach' | 'from' | 'to'>,
): Promise<ReadonlySet<string>> => {
  const asked = { trainId: runId, fromStationId: from, toStationId: to };
  const { body } = await postTo(shop, loadSeatMaps.path, asked);
  const maps: readonly Told[] = body.seatMaps;
  const map = maps.find(({ trainCarId }) => trainCarId === coachIdOf(runId, coach));
  return new Set(map?.seatMapTemplate.seatMaps.map(({ seatNumber }) => seatNumber));
};
