import { expect, test } from 'vitest';
import { dayNumberOf, startOfDay, travelDayOf } from '#domain/time/travel-day.ts';
import { sellableOf } from '#server/railway/gtfs/preview-feed.ts';
import { readFeed } from '#server/railway/gtfs/read-feed.ts';
import { foreignFeed } from '#test/support/railway/foreign-feed.ts';

const today = dayNumberOf('2026-11-21');
const [express] = readFeed(new Map(Object.entries(foreignFeed))).trains;
if (express === undefined) throw new Error('The feed has no train.');
const { opensDaysBefore } = express;

/** Of a feed whose one train runs on one day. */
const sellableOn = (day: number) =>
  sellableOf(
    [{ ...express, calendar: { weekdays: '1111111', from: day, until: day, alsoOn: [], neverOn: [] } }],
    startOfDay(today),
  );

test.each([
  ['yesterday', -1, 0],
  ['today', 0, 1],
  ['on the last day whose sale is open', opensDaysBefore, 1],
  ['a day later', opensDaysBefore + 1, 0],
])('of a train that runs %s alone so many runs can be sold', (_, after, runs) => {
  const day = travelDayOf(today + after);
  expect(sellableOn(today + after)).toEqual({ runs, from: day, until: day });
});
