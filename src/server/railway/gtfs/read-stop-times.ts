import * as z from 'zod/mini';
import type { WrittenTrain } from '#server/railway/network/network-document.ts';
import { mostStops } from '#server/railway/occupancy/stretch.ts';
import { maybeDecimal, maybeHour, text, whole } from './feed-cells.ts';
import { type Reason, reasonOf } from './feed-fault.ts';
import { needFile, type Reading, type Row, rowsOf } from './feed-rows.ts';
import { kilometresAUnit, milestonesBy } from './milestones.ts';
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

const faultIn = (
  rows: readonly StopTime[],
  stations: readonly number[],
  at: number,
): string | Reason | null => {
  const { trip_id = '', arrival_time, departure_time, stop_id = '', stop_sequence } = rows[at]?.value ?? {};
  if (stop_sequence === rows[at - 1]?.value.stop_sequence) {
    return reasonOf('stop_sequence', `${stop_sequence ?? ''} of trip ${trip_id}`, 'is there twice');
  }
  if (stations[at] === 0) return reasonOf('stop_id', stop_id, 'is not there');
  if (stations.indexOf(stations[at] ?? 0) < at) return reasonOf('the trip calls at', stop_id, 'twice');
  const isEnd = at === 0 || at === rows.length - 1;
  return isEnd && (arrival_time ?? departure_time ?? null) === null
    ? 'the first and the last stop need hours'
    : null;
};

type Placing = Pick<ReadStations, 'idOf'> & {
  readonly milestones: ReturnType<typeof milestonesBy>;
  readonly kilometresAUnit: number;
};

const distancesOf = (rows: readonly StopTime[]): readonly number[] | null => {
  const distances = rows.flatMap(({ value }) => value.shape_dist_traveled ?? []);
  return distances.length === rows.length ? distances : null;
};

const stopsOf = (
  { faults }: Reading,
  rows: readonly StopTime[],
  { idOf, milestones, kilometresAUnit: unit }: Placing,
): WrittenStop[] => {
  const stations = rows.map(({ value }) => idOf.get(value.stop_id) ?? 0);
  const line = rows[0]?.line ?? 0;
  const trip = rows[0]?.value.trip_id ?? '';
  if (rows.length < 2) faults.add(file, line, reasonOf('trip', trip, 'has fewer than two stops'));
  if (rows.length > mostStops)
    faults.add(file, line, reasonOf('trip', trip, `has more than ${mostStops} stops`));
  const hours = filledIn(
    rows.map(({ value }) => ({ arrival: value.arrival_time, departure: value.departure_time })),
  );
  const along = distancesOf(rows)?.map((distance) => distance * unit) ?? milestones(stations);
  let last = -1;
  return rows.map((row, at) => {
    const [arrival = 0, departure = 0] = hours[at] ?? [];
    const fault = faultIn(rows, stations, at);
    const isGiven = (row.value.arrival_time ?? row.value.departure_time) !== null;
    if (fault !== null) faults.add(file, row.line, fault);
    else if (isGiven && (arrival < last || departure < arrival)) {
      faults.add(file, row.line, 'the hours go backward');
    }
    if (isGiven) last = departure;
    return [stations[at] ?? 0, arrival, departure, along[at] ?? 0];
  });
};

const placingOf = (
  trips: readonly (readonly StopTime[])[],
  { stations, idOf }: Pick<ReadStations, 'stations' | 'idOf'>,
): Placing => {
  const milestones = milestonesBy(stations);
  const runs = trips.flatMap((rows) => {
    const distances = distancesOf(rows);
    if (distances === null) return [];
    const distance = (distances.at(-1) ?? 0) - (distances[0] ?? 0);
    return [
      { distance, straight: milestones(rows.map(({ value }) => idOf.get(value.stop_id) ?? 0)).at(-1) ?? 0 },
    ];
  });
  return { idOf, milestones, kilometresAUnit: kilometresAUnit(runs) };
};

/** The stops of every trip, in their order. */
export const readStopTimes = (
  reading: Reading,
  stations: ReadStations,
): ReadonlyMap<string, WrittenStop[]> => {
  needFile(reading, file);
  const byTrip = new Map<string, StopTime[]>();
  for (const row of rowsOf(reading, file, stopTimeRow)) {
    const rows = byTrip.get(row.value.trip_id) ?? [];
    rows.push(row);
    byTrip.set(row.value.trip_id, rows);
  }
  const trips = [...byTrip].map(
    ([trip, rows]) =>
      [trip, rows.toSorted((one, other) => one.value.stop_sequence - other.value.stop_sequence)] as const,
  );
  const placing = placingOf(
    trips.map(([, rows]) => rows),
    stations,
  );
  return new Map(trips.map(([trip, rows]) => [trip, stopsOf(reading, rows, placing)]));
};
