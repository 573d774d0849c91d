import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { startOfDay } from '#domain/time/travel-day.ts';
import { minute } from '#domain/values/durations.ts';
import { networkOf } from '#server/railway/network/network-of.ts';
import type { Train } from '#server/railway/network/railway.ts';
import { usualChangeTimes } from '#server/railway/planner/change-times.ts';
import { endOf, startOf } from '#server/railway/planner/journey.ts';
import { journeysOf } from '#server/railway/planner/journeys.ts';
import { timetableOf } from '#server/railway/planner/timetable.ts';
import { buildNetwork } from '#server/railway/seed/build-network.ts';
import { inTheLongRun } from '#test/support/in-the-long-run.ts';
import { earliestByForce } from '#test/support/railway/earliest-by-force.ts';

const network = networkOf(buildNetwork(), 1);
const timetable = timetableOf(network);
const trains = network.trains.filter((train): train is Train => train !== undefined);
const pairs = [...network.pairs].flatMap(([from, ends]) => [...ends].map((to) => [from, to] as const));

const minutesADay = 1440;
/** 2026-11-25, a Wednesday. */
const firstDay = 20_782;
const timeLimit = 600_000;

const instantOf = (railwayMinute: number): number => startOfDay(0) + railwayMinute * minute;
const minuteOf = (instant: number): number => (instant - startOfDay(0)) / minute;

const asked = fc.record({
  pair: fc.constantFrom(...pairs),
  begin: fc.integer({ min: 0, max: 7 * minutesADay }).map((after) => firstDay * minutesADay + after),
  later: fc.integer({ min: 0, max: minutesADay - 1 }),
});

test('[F-03] on the whole network nobody arrives earlier than the scan says, at any hour, by one train or by four', {
  timeout: timeLimit,
}, () => {
  fc.assert(
    fc.property(asked, ({ pair: [from, to], begin, later }) => {
      const until = begin + minutesADay;
      const end = until + 2 * minutesADay;
      const found = journeysOf(timetable, {
        from,
        to,
        begin: instantOf(begin),
        until: instantOf(until),
        unwanted: null,
      });
      const force = { trains, changes: usualChangeTimes, from, to, end };
      const atOnce = earliestByForce({ ...force, begin: begin + later });
      const nextDay = earliestByForce({ ...force, begin: until });
      const counts = [1, 2, 3, 4].map((legs) => {
        const arrivals = found
          .filter((journey) => journey.length <= legs && minuteOf(startOf(journey)) >= begin + later)
          .map((journey) => minuteOf(endOf(journey)));
        return Math.min(...arrivals, nextDay[legs - 1] ?? Number.POSITIVE_INFINITY);
      });
      expect(counts).toEqual(atOnce);
    }),
    { numRuns: inTheLongRun(2000, 60) },
  );
});

test('every pair the shop offers is reached within four trains on some day of a week', {
  timeout: timeLimit,
}, () => {
  const step = inTheLongRun(1, 37);
  const without = pairs.filter(([from, to], at) => {
    if (at % step !== 0) return false;
    return Array.from({ length: 7 }, (_, day) => (firstDay + day) * minutesADay).every((begin) => {
      const window = { begin: instantOf(begin), until: instantOf(begin + minutesADay) };
      return journeysOf(timetable, { from, to, ...window, unwanted: null }).length === 0;
    });
  });
  expect([pairs.length > 10_000, without]).toEqual([true, []]);
});
