import { expect, test } from 'vitest';
import { readFeed } from '#server/railway/gtfs/read-feed.ts';
import { foreignFeed } from '#test/support/railway/foreign-feed.ts';

const saysOf = (changes: Readonly<Record<string, string>>): readonly string[] => {
  try {
    readFeed(new Map(Object.entries({ ...foreignFeed, ...changes })));
  } catch (fault) {
    return String(fault).replace('FeedFault: ', '').split('\n');
  }
  return [];
};

test('a fault in many rows is told once, with how many more rows have it', () => {
  const stops = (foreignFeed['stop_times.txt'] ?? '').replaceAll('STRAND', 'FEN');
  const calendar = (foreignFeed['calendar.txt'] ?? '').replace(',tuesday', ',tues');
  expect(saysOf({ 'stop_times.txt': stops, 'calendar.txt': calendar })).toEqual([
    'calendar.txt:2: tuesday is missing (and in 1 more row)',
    'stop_times.txt:4: stop_id FEN is not there (and in 2 more rows)',
  ]);
});

test('faults of one kind do not hide the others: three are told, and how many more there are', () => {
  const trips = Array.from({ length: 400 }, (_, at) => `S1,daily,x${at},${at}`);
  expect(
    saysOf({
      'trips.txt': [
        'route_id,service_id,trip_id,trip_short_name',
        ...trips,
        'S9,daily,t1,1',
        'S1,daily,t2,2',
        '',
      ].join('\n'),
    }),
  ).toEqual([
    'trips.txt:2: trip x0 has no stops',
    'trips.txt:3: trip x1 has no stops',
    'trips.txt:4: trip x2 has no stops',
    'trips.txt: 397 more of this kind',
    'trips.txt:402: route_id S9 is not there',
  ]);
});
