import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { startOfDay } from '#domain/time/travel-day.ts';
import { minute } from '#domain/values/durations.ts';
import { runsOn, type Train } from '#server/railway/network/railway.ts';
import type { ChangeTimes } from '#server/railway/planner/change-times.ts';
import { arrivalOf, departureOf, endOf, type Journey, startOf } from '#server/railway/planner/journey.ts';
import { journeysOf } from '#server/railway/planner/journeys.ts';
import { timetableOf } from '#server/railway/planner/timetable.ts';
import { journeysLeft } from '#server/railway/trains/day-journeys.ts';
import { inTheLongRun } from '#test/support/in-the-long-run.ts';
import { directByForce, searchByForce } from '#test/support/railway/search-by-force.ts';
import { networkOf, stationOf, trainOf } from '#test/support/railway/trial-network.ts';

const firstDay = 20_000;
const stations = 6;
const changes: ChangeTimes = {
  atStation: (station) => station % 3,
  after: ({ type }) => (type === 'YHT' ? 5 : 12),
};

const numbersOfDays = fc.uniqueArray(fc.integer({ min: firstDay - 2, max: firstDay + 4 }), { maxLength: 3 });

const trains: fc.Arbitrary<readonly Train[]> = fc
  .array(
    fc.record({
      way: fc.uniqueArray(fc.integer({ min: 1, max: stations }), { minLength: 2, maxLength: 5 }),
      begins: fc.integer({ min: 0, max: 1439 }),
      ride: fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 5, maxLength: 5 }),
      stay: fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 5, maxLength: 5 }),
      type: fc.constantFrom('YHT', 'AH'),
      weekdays: fc.tuple(
        ...([fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()] as const),
        ...([fc.boolean(), fc.boolean(), fc.boolean()] as const),
      ),
      alsoOn: numbersOfDays,
      neverOn: numbersOfDays,
    }),
    { minLength: 2, maxLength: 14 },
  )
  .map((drawn) =>
    drawn.map(({ way, begins, ride, stay, type, weekdays, alsoOn, neverOn }, index) => {
      let hour = begins;
      const stops = way.map((station, at) => {
        const arrival = at === 0 ? hour : hour + (ride[at] ?? 0);
        const departure = arrival + (stay[at] ?? 0);
        hour = departure;
        return [station, arrival, departure] as const;
      });
      const calendar = {
        weekdays,
        from: firstDay - 1,
        until: firstDay + 3,
        alsoOn: new Set(alsoOn),
        neverOn: new Set(neverOn),
      };
      return trainOf(index, stops, { type, calendar });
    }),
  );

const asked = fc.record({
  trains,
  begin: fc.integer({ min: 0, max: 2880 }).map((after) => firstDay * 1440 + after),
});

const everyStation = Array.from({ length: stations }, (_, at) => stationOf(at + 1));

const instantOf = (railwayMinute: number): number => startOfDay(0) + railwayMinute * minute;
const railwayMinuteOf = (instant: number): number => instant / minute + 180;

const measured = (journey: Journey) =>
  [railwayMinuteOf(startOf(journey)), railwayMinuteOf(endOf(journey)), journey.length] as const;

const inOrder = (measures: readonly (readonly number[])[]) =>
  measures.map((measure) => measure.join(' ')).toSorted();

const isPossible = (journey: Journey): boolean =>
  journey.every((leg, at) => {
    const before = journey[at - 1];
    const last = before?.train.stops[before.to];
    const isChange =
      before === undefined ||
      (last !== undefined &&
        leg.train.stops[leg.from]?.station === last.station &&
        departureOf(leg) >=
          arrivalOf(before) + (changes.after(before.train) + changes.atStation(last.station)) * minute);
    return leg.from < leg.to && runsOn(leg.train.calendar, leg.day) && isChange;
  });

const pace = { numRuns: inTheLongRun(20_000, 300) };

test('[F-03] the scan finds every journey that trying everything finds, and no other', {
  timeout: 600_000,
}, () => {
  let changed = 0;
  fc.assert(
    fc.property(asked, ({ trains: drawn, begin }) => {
      const timetable = timetableOf(networkOf(drawn, everyStation), changes);
      const window = { begin, until: begin + 1440, end: begin + 3 * 1440 };
      const found = journeysOf(timetable, {
        from: 1,
        to: 2,
        begin: instantOf(window.begin),
        until: instantOf(window.until),
        unwanted: null,
      });
      expect(found.filter((journey) => !isPossible(journey))).toEqual([]);
      const sought = { trains: drawn, changes, from: 1, to: 2, ...window };
      const best = searchByForce(sought, 'all-day-long');
      const direct = directByForce(sought);
      const isLeftEmpty = best.filter(([, , legs]) => legs > 1).length === 0 && direct.length === 0;
      const expected = isLeftEmpty ? searchByForce(sought, 'within-the-window') : best;
      expect(inOrder(found.map(measured))).toEqual(
        inOrder([...direct, ...expected.filter(([, , legs]) => legs > 1)]),
      );
      changed += found.filter(({ length }) => length > 1).length;
      expect(found.map(startOf)).toEqual(found.map(startOf).toSorted((one, other) => one - other));
    }),
    pace,
  );
  expect(changed).toBeGreaterThan(pace.numRuns / 4);
});

test('[F-03] what is left of a remembered day is what a search from that hour finds', {
  timeout: 600_000,
}, () => {
  fc.assert(
    fc.property(asked, fc.integer({ min: 0, max: 1439 }), ({ trains: drawn, begin }, later) => {
      const timetable = timetableOf(networkOf(drawn, everyStation), changes);
      const day = { from: 1, to: 2, begin: instantOf(begin), until: instantOf(begin + 1440) };
      const now = instantOf(begin + later);
      const fresh = journeysOf(timetable, { ...day, begin: now, unwanted: null });
      const left = journeysLeft(timetable, { ...day, without: new Set() }, now);
      const again = journeysLeft(timetable, { ...day, without: new Set() }, now);
      expect(inOrder(left.map(measured))).toEqual(inOrder(fresh.map(measured)));
      expect(again).toEqual(left);
    }),
    pace,
  );
});
