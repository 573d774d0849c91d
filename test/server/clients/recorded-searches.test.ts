import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import * as read from './read-by-clients.ts';
import { recordedSearches } from './recorded-searches.ts';

const [ankara, istanbul] = [98, 1325];
const hour = 3_600_000;
const day = 24 * hour;
const path = '/tms/train/train-availability';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

/** Near the end of a month: its first day, and one in it, are on sale. */
beforeAll(async () => {
  const now = new Date(shop.open.app.clock.now());
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + (now.getUTCDate() < 22 ? 0 : 1), 22, 9);
  await shop.open.world?.carryOut({ do: 'move-clock', by: end - now.getTime() });
});

const daysAsked = (): readonly Date[] => {
  const now = new Date(shop.open.app.clock.now());
  return [
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)),
    new Date(now.getTime() + 3 * day),
  ];
};

type Recorded = (typeof recordedSearches)[number];

const askedBy = async ({ way, more, date, query, headers }: Recorded, on: Date, back = false) => {
  const written = date(on.getUTCDate(), on.getUTCMonth() + 1, on.getUTCFullYear());
  const ways = [{ from: ankara, to: istanbul }, ...(back ? [{ from: istanbul, to: ankara }] : [])];
  const answer = await shop.askJson(
    `${path}${query}`,
    {
      searchRoutes: ways.map(({ from, to }) => ({
        ...way,
        departureStationId: from,
        arrivalStationId: to,
        departureDate: written,
      })),
      passengerTypeCounts: [{ id: 0, count: 1 }],
      searchReservation: false,
      ...more,
    },
    headers,
  );
  expect(answer.status).toBe(200);
  return read.search.parse(await answer.json()).trainLegs;
};

describe.each(recordedSearches.map((recorded) => [recorded.by, recorded] as const))(
  '[C-06] recorded of %s',
  (_, recorded) => {
    test('it reads the trains of its four and twenty hours, in their order', async () => {
      for (const on of daysAsked()) {
        const [leg] = await askedBy(recorded, on);
        const midnight = Date.UTC(on.getUTCFullYear(), on.getUTCMonth(), on.getUTCDate()) - 3 * hour;
        const from = midnight + (recorded.from === 'three' ? 3 * hour : 0);
        const departures =
          leg?.trainAvailabilities.map(({ trains }) => trains[0]?.segments[0]?.departureTime ?? 0) ?? [];
        expect(departures.length).toBeGreaterThan(0);
        expect(departures.filter((at) => at < from || at >= from + day)).toEqual([]);
        expect(departures).toEqual(departures.toSorted((one, other) => one - other));
        const types = new Set(
          leg?.trainAvailabilities.flatMap(({ trains }) => trains.map(({ type }) => type)),
        );
        expect(recorded.more.blTrainTypes?.filter((type) => types.has(type)) ?? []).toEqual([]);
      }
    });

    test('it reads a leg for the way back', async () => {
      const [soon = new Date()] = daysAsked();
      const legs = await askedBy(recorded, soon, true);
      const ends = legs.map(({ trainAvailabilities: [first] }) => first?.trains[0]?.departureStationId);
      expect(ends).toEqual([ankara, istanbul]);
    });
  },
);
