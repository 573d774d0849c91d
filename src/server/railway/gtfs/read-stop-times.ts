import * as z from 'zod/mini';
import type { WrittenTrain } from '#server/railway/network/network-document.ts';
import { maybeDecimal, maybeHour, text, whole } from './feed-cells.ts';
import { needFile, type Reading, type Row, rowsOf } from './feed-rows.ts';
import { milestonesBy } from './milestones.ts';
import type { ReadStations } from './read-stations.ts';

type WrittenStop = WrittenTrain['stops'][number];

const file = 'stop_times.txt';

const stopTimeRow = z.object({
  trip_id: text,
  arrival_time: maybeHour,
  departure_time: maybeHour,
  stop_id: text,
  stop_sequence: whole,
  shape_dist_traveled: maybeDecimal,
});

type StopTime = Row<z.output<typeof stopTimeRow>>;

/** Occupancy keeps one bit for each stretch between stops. */
const mostStops = 64;

type Timed = { readonly arrival: number | null; readonly departure: number | null };

/** Hours that are left out lie evenly between those that are told. */
const filledIn = (timed: readonly Timed[]): readonly (readonly [arrival: number, departure: number])[] => {
  const known = timed.flatMap(({ arrival, departure }, at) =>
    arrival === null && departure === null
      ? []
      : [{ at, arrival: arrival ?? departure ?? 0, departure: departure ?? arrival ?? 0 }],
  );
  return timed.map((_, at) => {
    const before = known.findLast((one) => one.at <= at);
    const after = known.find((one) => one.at >= at);
    if (before === undefined || after === undefined) return [0, 0];
    if (before.at === after.at) return [before.arrival, before.departure];
    const share = (at - before.at) / (after.at - before.at);
    const minute = Math.round(before.departure + (after.arrival - before.departure) * share);
    return [minute, minute];
  });
};

const faultIn = (rows: readonly StopTime[], stations: readonly number[], at: number): string | null => {
  const { arrival_time, departure_time, stop_id } = rows[at]?.value ?? {};
  if (stations[at] === 0) return `stop_id ${stop_id ?? ''} is not there`;
  if (stations.indexOf(stations[at] ?? 0) < at) return `the trip calls at ${stop_id ?? ''} twice`;
  const isEnd = at === 0 || at === rows.length - 1;
  return isEnd && (arrival_time ?? departure_time ?? null) === null
    ? 'the first and the last stop need hours'
    : null;
};

type Placing = Pick<ReadStations, 'idOf'> & { readonly milestones: ReturnType<typeof milestonesBy> };

const stopsOf = (
  { faults }: Reading,
  rows: readonly StopTime[],
  { idOf, milestones }: Placing,
): WrittenStop[] => {
  const stations = rows.map(({ value }) => idOf.get(value.stop_id) ?? 0);
  const line = rows[0]?.line ?? 0;
  const trip = rows[0]?.value.trip_id ?? '';
  if (rows.length < 2) faults.add(file, line, `trip ${trip} has fewer than two stops`);
  if (rows.length > mostStops) faults.add(file, line, `trip ${trip} has more than ${mostStops} stops`);
  const hours = filledIn(
    rows.map(({ value }) => ({ arrival: value.arrival_time, departure: value.departure_time })),
  );
  const distances = rows.map(({ value }) => value.shape_dist_traveled);
  const along = distances.some((one) => one === null)
    ? milestones(stations)
    : distances.map((one) => one ?? 0);
  let last = -1;
  return rows.map((row, at) => {
    const [arrival = 0, departure = 0] = hours[at] ?? [];
    const fault = faultIn(rows, stations, at);
    if (fault !== null) faults.add(file, row.line, fault);
    else if (arrival < last || departure < arrival) faults.add(file, row.line, 'the hours go backward');
    last = departure;
    return [stations[at] ?? 0, arrival, departure, along[at] ?? 0];
  });
};

/** The stops of every trip, in their order. */
export const readStopTimes = (
  reading: Reading,
  stations: ReadStations,
): ReadonlyMap<string, WrittenStop[]> => {
  needFile(reading, file);
  const placing: Placing = { idOf: stations.idOf, milestones: milestonesBy(stations.stations) };
  const byTrip = new Map<string, StopTime[]>();
  for (const row of rowsOf(reading, file, stopTimeRow)) {
    const rows = byTrip.get(row.value.trip_id) ?? [];
    rows.push(row);
    byTrip.set(row.value.trip_id, rows);
  }
  return new Map(
    [...byTrip].map(([trip, rows]) => [
      trip,
      stopsOf(
        reading,
        rows.toSorted((one, other) => one.value.stop_sequence - other.value.stop_sequence),
        placing,
      ),
    ]),
  );
};
