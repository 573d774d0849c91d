import * as z from 'zod/mini';
import type { FeedFiles } from './feed-archive.ts';
import { second, text, whole } from './feed-cells.ts';
import { faultCollector, reasonOf } from './feed-fault.ts';
import { type Reading, type Row, reasonOfCell, rowsOf } from './feed-rows.ts';

const file = 'frequencies.txt';

const headwayRow = z.object({
  trip_id: text,
  start_time: second,
  end_time: second,
  headway_secs: whole,
  exact_times: z.optional(z.enum(['', '0', '1'])),
});

type Headway = Row<z.output<typeof headwayRow>>;

/** When a train leaves its first stop, and whether it keeps this second or only the distance to the train before. */
export type Departure = { readonly second: number; readonly isExact: boolean };

/** A trip that leaves oftener than this within its hours would fill the railway alone. */
const mostDepartures = 9_999;

const two = (number: number): string => String(number).padStart(2, '0');

/** `0640`, and `064030` where it is no whole minute. */
export const clockOf = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return `${two(Math.floor(minutes / 60))}${two(minutes % 60)}${rest === 0 ? '' : two(rest)}`;
};

/** The last train leaves before the hour at which the headway ends. */
const departuresOf = ({ value }: Headway): readonly Departure[] => {
  const { start_time, end_time, headway_secs, exact_times } = value;
  const count = Math.ceil((end_time - start_time) / headway_secs);
  return Array.from({ length: Math.min(count, mostDepartures + 1) }, (_, nth) => ({
    second: start_time + nth * headway_secs,
    isExact: exact_times === '1',
  }));
};

const isWhole = ({ faults }: Reading, { line, value }: Headway, trips: ReadonlySet<string>): boolean => {
  if (!trips.has(value.trip_id)) faults.add(file, line, reasonOf('trip_id', value.trip_id, 'is not there'));
  if (value.headway_secs === 0) faults.add(file, line, reasonOfCell('headway_secs', '0'));
  const isForward = value.start_time < value.end_time;
  if (!isForward) faults.add(file, line, 'end_time is not after start_time');
  return trips.has(value.trip_id) && value.headway_secs > 0 && isForward;
};

/** The departures of every trip that runs by headway, in the order of the hours. */
export const readHeadways = (
  reading: Reading,
  trips: ReadonlySet<string>,
): ReadonlyMap<string, readonly Departure[]> => {
  const byTrip = new Map<string, Departure[]>();
  const until = new Map<string, number>();
  const rows = rowsOf(reading, file, headwayRow).filter((row) => isWhole(reading, row, trips));
  for (const row of rows.toSorted((one, other) => one.value.start_time - other.value.start_time)) {
    const { trip_id, start_time, end_time } = row.value;
    if (start_time < (until.get(trip_id) ?? 0)) {
      reading.faults.add(file, row.line, reasonOf('trip', trip_id, 'has two headways at the same hour'));
    }
    until.set(trip_id, end_time);
    byTrip.set(trip_id, [...(byTrip.get(trip_id) ?? []), ...departuresOf(row)]);
  }
  return byTrip;
};

export type HeadwayCount = { readonly trips: number; readonly exact: number; readonly about: number };

export const noHeadways: HeadwayCount = { trips: 0, exact: 0, about: 0 };

/** How many trains a feed that was read without a fault has by headway. */
export const countByHeadway = (files: FeedFiles): HeadwayCount => {
  const reading: Reading = { files, faults: faultCollector() };
  const trips = new Set(rowsOf(reading, file, headwayRow).map(({ value }) => value.trip_id));
  const departures = [...readHeadways(reading, trips).values()].flat();
  const exact = departures.filter(({ isExact }) => isExact).length;
  return { trips: trips.size, exact, about: departures.length - exact };
};
