import { faultsOfForm } from './strict-forms.ts';
import { type StrictRow, strictRows } from './strict-rows.ts';

type Rows = Readonly<Record<string, readonly StrictRow[]>>;

export type StrictStation = { readonly name: string; readonly place: readonly [number, number] };

/** A trip with the days it runs on, as the reference has them. */
export type StrictTrip = {
  readonly number: string;
  readonly route: string;
  readonly stops: readonly (readonly [stop: string, arrival: number, departure: number, distance: number])[];
  readonly weekdays: string;
  readonly from: string;
  readonly until: string;
  readonly alsoOn: readonly string[];
  readonly neverOn: readonly string[];
};

export type StrictFeed = {
  readonly stations: ReadonlyMap<string, StrictStation>;
  readonly trips: ReadonlyMap<string, StrictTrip>;
};

const needed = ['agency.txt', 'stops.txt', 'routes.txt', 'trips.txt', 'stop_times.txt'];
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const cellsOf = (rows: readonly StrictRow[], ...names: readonly string[]): readonly string[] =>
  rows.map((row) => names.map((name) => row[name] ?? '').join('|'));

const twice = (file: string, cells: readonly string[]): readonly string[] =>
  cells.filter((cell, at) => cells.indexOf(cell) < at).map((cell) => `${file}: ${cell} is there twice`);

const notThere = (file: string, cells: readonly string[], known: readonly string[]): readonly string[] => {
  const names = new Set([...known, '']);
  return cells.filter((cell) => !names.has(cell)).map((cell) => `${file}: ${cell} is not there`);
};

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const groupedBy = (rows: readonly StrictRow[], name: string): ReadonlyMap<string, readonly StrictRow[]> => {
  const groups = new Map<string, StrictRow[]>();
  for (const row of rows) {
    const group = groups.get(row[name] ?? '') ?? [];
    group.push(row);
    groups.set(row[name] ?? '', group);
  }
  return groups;
};

const inOrder = (rows: readonly StrictRow[]): readonly StrictRow[] =>
  rows.toSorted((one, other) => Number(one.stop_sequence) - Number(other.stop_sequence));

const faultsOfTrip = (trip: string, rows: readonly StrictRow[]): readonly string[] => {
  const says = (what: string): string => `stop_times.txt: trip ${trip} ${what}`;
  const times = rows.flatMap((row) => [row.arrival_time ?? '', row.departure_time ?? '']).map(minutesOf);
  const distances = rows.map((row) => Number(row.shape_dist_traveled));
  return [
    ...(rows.length < 2 ? [says('has fewer than two stops')] : []),
    ...(new Set(cellsOf(rows, 'stop_sequence')).size < rows.length
      ? [says('has a stop_sequence twice')]
      : []),
    ...(times.some((time, at) => time < (times[at - 1] ?? 0)) ? [says('goes back in time')] : []),
    ...(distances.some((one, at) => at > 0 && one < (distances[at - 1] ?? 0))
      ? [says('goes back in distance')]
      : []),
  ];
};

const faultsBetween = (rows: Rows): readonly string[] => {
  const of = (file: string): readonly StrictRow[] => rows[file] ?? [];
  const [stops, routes, trips] = [of('stops.txt'), of('routes.txt'), of('trips.txt')];
  const services = [
    ...cellsOf(of('calendar.txt'), 'service_id'),
    ...cellsOf(of('calendar_dates.txt'), 'service_id'),
  ];
  const boarded = stops.filter(({ location_type }) => (location_type || '0') === '0');
  const calls = groupedBy(of('stop_times.txt'), 'trip_id');
  return [
    ...twice('stops.txt', cellsOf(stops, 'stop_id')),
    ...twice('routes.txt', cellsOf(routes, 'route_id')),
    ...twice('trips.txt', cellsOf(trips, 'trip_id')),
    ...twice('calendar.txt', cellsOf(of('calendar.txt'), 'service_id')),
    ...notThere('routes.txt', cellsOf(routes, 'agency_id'), cellsOf(of('agency.txt'), 'agency_id')),
    ...notThere('trips.txt', cellsOf(trips, 'route_id'), cellsOf(routes, 'route_id')),
    ...notThere('trips.txt', cellsOf(trips, 'service_id'), services),
    ...notThere('trips.txt', cellsOf(trips, 'trip_id'), [...calls.keys()]),
    ...notThere('stop_times.txt', [...calls.keys()], cellsOf(trips, 'trip_id')),
    ...notThere('stop_times.txt', cellsOf(of('stop_times.txt'), 'stop_id'), cellsOf(boarded, 'stop_id')),
    ...routes.flatMap(({ route_id, route_short_name, route_long_name }) =>
      route_short_name || route_long_name ? [] : [`routes.txt: ${route_id} has no name`],
    ),
    ...[...calls].flatMap(([trip, called]) => faultsOfTrip(trip, inOrder(called))),
  ];
};

const daysOf = (rows: Rows, named: string) => {
  const ofThese = (row: StrictRow): boolean => cellsOf([row], 'service_id')[0] === named;
  const week = (rows['calendar.txt'] ?? []).find(ofThese);
  const dates = (rows['calendar_dates.txt'] ?? []).filter(ofThese);
  const datesOf = (exception: string): readonly string[] =>
    dates.flatMap(({ date, exception_type }) => (exception_type === exception ? [date ?? ''] : []));
  return {
    weekdays: weekdays.map((day) => week?.[day] ?? '0').join(''),
    from: week?.start_date ?? '',
    until: week?.end_date ?? '',
    alsoOn: datesOf('1'),
    neverOn: datesOf('2'),
  };
};

const routeNames = (rows: Rows): ReadonlyMap<string, string> =>
  new Map(
    (rows['routes.txt'] ?? []).map((row) => [
      row.route_id ?? '',
      row.route_long_name || row.route_short_name || '',
    ]),
  );

/** Reads a feed by the letter of the GTFS reference, without a line of the shop; whatever is not as it must be is thrown. */
export const readStrictly = (files: ReadonlyMap<string, string>): StrictFeed => {
  const rows: Rows = Object.fromEntries([...files].map(([name, text]) => [name, strictRows(name, text)]));
  const missing = needed.filter((name) => !files.has(name));
  const faults = [
    ...missing.map((name) => `${name} is missing`),
    ...(files.has('calendar.txt') || files.has('calendar_dates.txt') ? [] : ['there is no calendar']),
    ...Object.entries(rows).flatMap(([name, some]) => faultsOfForm(name, some)),
    ...faultsBetween(rows),
  ];
  if (faults.length > 0) throw new Error([...new Set(faults)].slice(0, 20).join('\n'));
  const calls = groupedBy(rows['stop_times.txt'] ?? [], 'trip_id');
  const names = routeNames(rows);
  const days = new Map<string, ReturnType<typeof daysOf>>();
  return {
    stations: new Map(
      (rows['stops.txt'] ?? []).map((row) => [
        row.stop_id ?? '',
        { name: row.stop_name ?? '', place: [Number(row.stop_lat), Number(row.stop_lon)] },
      ]),
    ),
    trips: new Map(
      (rows['trips.txt'] ?? []).map((row) => {
        const named = row.service_id ?? '';
        const known = days.get(named) ?? daysOf(rows, named);
        days.set(named, known);
        return [
          row.trip_id ?? '',
          {
            number: row.trip_short_name ?? '',
            route: names.get(row.route_id ?? '') ?? '',
            stops: inOrder(calls.get(row.trip_id ?? '') ?? []).map(
              (call) =>
                [
                  call.stop_id ?? '',
                  minutesOf(call.arrival_time ?? ''),
                  minutesOf(call.departure_time ?? ''),
                  Number(call.shape_dist_traveled),
                ] as const,
            ),
            ...known,
          },
        ];
      }),
    ),
  };
};
