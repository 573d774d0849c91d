import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadTrainsByStation as call } from '#contract/journeys/trains.ts';
import { dayNumberAt, startOfDay, travelDayOf } from '#domain/time/travel-day.ts';
import { day as dayLong, minute } from '#domain/values/durations.ts';
import { runIdOf } from '#domain/values/run-id.ts';
import { runsOn } from '#server/railway/network/railway.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { misshapen, type Shape } from '#test/support/railway/shape.ts';

const eskisehir = 93;
const minutesADay = 1440;
const naive = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;

const board: Shape = [
  {
    trainId: 'int',
    trainNumber: 'string',
    trainName: 'string',
    lineName: 'string',
    lineStartStationId: 'int',
    lineEndStationId: 'int',
    lineStartDepartureTime: 'string',
    lineEndArrivalTime: 'string',
    tsDepartureTime: 'string',
    tsArrivalTime: 'string',
    stationInfo: 'string',
  },
];

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const day = () => dayNumberAt(shop.open.app.clock.now()) + 7;

const answered = async (body: unknown) => {
  const answer = await shop.askJson(call.path, body, { 'accept-language': 'en' });
  return { status: answer.status, body: await answer.json() };
};

const nameOf = (station: number) => shop.open.app.railway.network().stations.get(station)?.name;

/** What the timetable has at a station, as a reader of naive hours sees it. */
const expected = (stationId: number) =>
  shop.open.app.railway.network().trains.flatMap((train) =>
    (train?.stops ?? []).flatMap((stop, at, stops) => {
      const [first, last] = [stops[0], stops.at(-1)];
      if (train === undefined || first === undefined || last === undefined || stop.station !== stationId) {
        return [];
      }
      const isLast = at === stops.length - 1;
      const begun = day() - Math.floor((isLast ? stop.arrival : stop.departure) / minutesADay);
      if (!runsOn(train.calendar, begun)) return [];
      const hour = (minutes: number) =>
        new Date(startOfDay(begun) + minutes * minute).toISOString().slice(0, 19);
      return [
        {
          trainId: runIdOf(train.index, begun),
          trainNumber: train.number,
          trainName: train.name,
          lineName: train.line ?? `${nameOf(first.station)}-${nameOf(last.station)}`,
          lineStartStationId: first.station,
          lineEndStationId: last.station,
          lineStartDepartureTime: hour(first.departure),
          lineEndArrivalTime: hour(last.arrival),
          tsDepartureTime: hour(isLast ? stop.arrival : stop.departure),
          tsArrivalTime: hour(at === 0 ? stop.departure : stop.arrival),
          stationInfo: at === 0 ? 'departure_station' : isLast ? 'arrival_station' : 'intermediate_station',
        },
      ];
    }),
  );

type Row = ReturnType<typeof expected>[number];

const byRun = (one: { readonly trainId: number }, other: { readonly trainId: number }) =>
  one.trainId - other.trainId;

describe('[C-06] a station’s board', () => {
  test.each([98, eskisehir, 1325])(
    'of station %i is a bare list of every train of a day',
    async (stationId) => {
      const { status, body } = await answered({ stationId, date: travelDayOf(day()) });
      expect([status, misshapen(body, board)]).toEqual([200, []]);
      const rows: readonly Row[] = body;
      const wanted = expected(stationId);
      expect(rows.toSorted(byRun)).toEqual(wanted.toSorted(byRun));
      expect(rows.length).toBeGreaterThan(15);
      const leaves = rows.map(({ tsDepartureTime }) => tsDepartureTime);
      expect(leaves).toEqual(leaves.toSorted());
      for (const { lineStartDepartureTime, lineEndArrivalTime, tsDepartureTime, tsArrivalTime } of rows) {
        for (const hour of [lineStartDepartureTime, lineEndArrivalTime, tsDepartureTime, tsArrivalTime]) {
          expect(hour).toMatch(naive);
        }
        const at = Date.parse(`${tsDepartureTime}Z`) - startOfDay(day());
        expect([at >= 0, at < dayLong]).toEqual([true, true]);
      }
    },
  );

  test('is the same for all forms of a day, and for the railway’s midnight in UTC', async () => {
    const iso = travelDayOf(day());
    const turned = iso.split('-').toReversed();
    const before = travelDayOf(day() - 1)
      .split('-')
      .toReversed();
    const plain = await answered({ stationId: eskisehir, date: iso });
    const forms = [`${iso}T00:00:00`, turned.join('-'), turned.join('.'), iso.replaceAll('-', '')];
    for (const date of [...forms, `${before.join('-')} 21:00:00`]) {
      expect(await answered({ stationId: String(eskisehir), date })).toEqual(plain);
    }
  });

  test.each(['', 'tomorrow', '2027-02-30', '2027-13-01', '31-02-2027 21:00:00', '1999-01-01'])(
    'is not told of “%s”, which is no day',
    async (date) => {
      const { status, body } = await answered({ stationId: eskisehir, date });
      expect([status, body.type]).toEqual([400, 'call-not-understood']);
    },
  );

  test.each([
    ['[E-06] of an unknown station', 999_999, 9300, 'station-unknown'],
    ['[E-06] [604] of one where nothing stops', 4, 604, 'no-train-found'],
  ])('%s is refused with a sentence', async (_, stationId, code, type) => {
    const { status, body } = await answered({ stationId, date: travelDayOf(day()) });
    expect([status, body.code, body.type]).toEqual([400, code, type]);
    expect(body.message).toMatch(/\w+ .*\.$/);
  });
});
