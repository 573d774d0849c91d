import { dayNumberAt } from '#domain/time/travel-day.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import { coachIdOf, runIdOf } from '#domain/values/run-id.ts';
import { runsOn } from '#server/railway/network/railway.ts';
import { browserClient } from '#test/support/browser-client.ts';
import type { TestShop } from '#test/support/open-test-shop.ts';

/** What is sent to choose one seat. */
export type SeatBody = {
  readonly trainCarId: number;
  readonly fromStationId: number;
  readonly toStationId: number;
  readonly gender: 'M';
  readonly seatNumber: string;
  readonly passengerTypeId: number;
  readonly totalPassengerCount: number;
  readonly fareFamilyId: number;
};

/** A run, with a wish for each place of one of its classes from end to end. */
export type ClassOnSale = {
  readonly runId: number;
  readonly from: number;
  readonly to: number;
  readonly wishes: readonly SeatBody[];
};

/** The high-speed runs of a day with a class that is on sale. */
export const classesOnSale = (
  { open: { app } }: TestShop,
  cabinClass: CabinClass = 'Y1',
  daysAhead = 5,
): readonly ClassOnSale[] => {
  const network = app.railway.network();
  const day = dayNumberAt(app.clock.now()) + daysAhead;
  return network.trains.flatMap((train) => {
    if (train?.type !== 'YHT' || !runsOn(train.calendar, day) || train.opensDaysBefore <= daysAhead)
      return [];
    const [from, to] = [train.stops[0]?.station ?? 0, train.stops.at(-1)?.station ?? 0];
    const runId = runIdOf(train.index, day);
    const wishes = train.coaches.flatMap(({ index, template }) =>
      (network.templates.get(template)?.places ?? [])
        .filter((place) => place.cabinClass === cabinClass)
        .map(({ number }) => ({
          trainCarId: coachIdOf(runId, index),
          fromStationId: from,
          toStationId: to,
          gender: 'M' as const,
          seatNumber: number,
          passengerTypeId: 0,
          totalPassengerCount: 1,
          fareFamilyId: 0,
        })),
    );
    return wishes.length > 0 && network.fareOf(train, from, to, cabinClass) !== null
      ? [{ runId, from, to, wishes }]
      : [];
  });
};

export const selectSeat = '/tms/inventory/select-seat';

/** A browser behind an address that has looked at the seats of a train, as every reader has who chooses one. */
export const browserAt = async (shop: TestShop, address: string, { runId, from, to }: ClassOnSale) => {
  const browser = browserClient(shop);
  const headers = { 'x-forwarded-for': address };
  const asked = { fromStationId: from, toStationId: to, trainId: runId, trainCarId: coachIdOf(runId, 0) };
  await (await browser.post('/tms/inventory/find-seat-map-allocations', asked, headers)).arrayBuffer();
  return {
    ...browser,
    post: (path: string, body?: unknown) => browser.post(path, body, headers),
  };
};

/** How many places are held of every class of every run, and in all, behind all addresses together. */
export const readHeld = async ({ open: { app } }: TestShop) => {
  const rows = await app.db
    .selectFrom('seat_hold')
    .select(({ fn }) => ['run_id', 'cabin_class', fn.countAll<number>().as('held')])
    .where('state', '=', 'held')
    .groupBy(['run_id', 'cabin_class'])
    .execute();
  const counts = rows.map(({ held }) => held);
  return { all: counts.reduce((sum, held) => sum + held, 0), mostOfClass: Math.max(0, ...counts) };
};
