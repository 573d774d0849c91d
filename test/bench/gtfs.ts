import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { travelDayOf } from '#domain/time/travel-day.ts';
import { packFeed } from '#server/railway/gtfs/feed-archive.ts';
import { writeFeed } from '#server/railway/gtfs/write-feed.ts';
import { buildNetwork } from '#server/railway/seed/build-network.ts';
import type { Bench, Figure } from './figure.ts';

type Row = Readonly<Record<string, unknown>>;

/** What is asked of the npm package `gtfs`, which the shop does not bring along. */
type Package = {
  readonly importGtfs: (config: object) => Promise<unknown>;
} & Readonly<
  Record<'getStops' | 'getTrips' | 'getStoptimes' | 'getCalendars' | 'getCalendarDates', () => Row[]>
>;

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const cells = (...values: readonly unknown[]): string => values.join('|');

const inOrder = (days: readonly unknown[]): string =>
  days
    .map(Number)
    .toSorted((one, other) => one - other)
    .join(' ');

const dayText = (day: number): number => Number(travelDayOf(day).replaceAll('-', ''));

const minuteOf = (time: unknown): number => {
  const [hours = 0, minutes = 0] = String(time).split(':').map(Number);
  return hours * 60 + minutes;
};

/** What the package says of the feed, a line for each thing. */
const readBack = (read: Package) => {
  const weeks = new Map(read.getCalendars().map((week) => [week.service_id, week]));
  const exceptions = read.getCalendarDates();
  const datesOf = (wanted: unknown, kind: number) =>
    exceptions.flatMap(({ date, exception_type: type, service_id: days }) =>
      type === kind && days === wanted ? [date] : [],
    );
  return {
    stations: read
      .getStops()
      .map((stop) => cells(stop.stop_id, stop.stop_name, stop.stop_lat, stop.stop_lon)),
    trains: read.getTrips().map(({ trip_id: trip, trip_short_name: number, service_id: days }) => {
      const week = weeks.get(days);
      const runs = weekdays.map((day) => (week?.[day] === 1 ? 1 : 0)).join('');
      const dates = [datesOf(days, 1), datesOf(days, 2)].map(inOrder);
      return cells(trip, number, runs, week?.start_date, week?.end_date, ...dates);
    }),
    calls: read
      .getStoptimes()
      .map((call) =>
        cells(
          call.trip_id,
          call.stop_sequence,
          call.stop_id,
          minuteOf(call.arrival_time),
          minuteOf(call.departure_time),
          call.shape_dist_traveled,
        ),
      ),
  };
};

/** The same of the shop's own network. */
const ownLines = ({ stations, trains }: ReturnType<typeof buildNetwork>) => ({
  stations: stations.map(({ id, name, latitude, longitude }) => cells(id, name, latitude, longitude)),
  trains: trains.map(({ key, number, calendar }) => {
    const dates = [calendar.alsoOn, calendar.neverOn].map((days) => inOrder(days.map(dayText)));
    return cells(key, number, calendar.weekdays, dayText(calendar.from), dayText(calendar.until), ...dates);
  }),
  calls: trains.flatMap(({ key, stops }) => stops.map((stop, at) => cells(key, at + 1, ...stop))),
});

const rows = (name: string, value: number, target: string | null = null): Figure => ({
  name,
  value,
  unit: 'rows',
  ratio: null,
  target,
});

const compared = (name: string, own: readonly string[], back: readonly string[]): readonly Figure[] => {
  const known = new Set(back);
  const apart = own.filter((line) => !known.has(line));
  for (const line of apart.slice(0, 3)) process.stderr.write(`not read back, ${name}: ${line}\n`);
  return [
    rows(`${name} written`, own.length),
    rows(`${name} read back`, back.length),
    rows(`${name} not read back as written`, apart.length, '0'),
  ];
};

/** The export is read by `gtfs`, from the folder GTFS_PACKAGE names, and compared line by line; Node as the package asks for. */
export const gtfs: Bench = async () => {
  const folder = process.env.GTFS_PACKAGE;
  if (folder === undefined) throw new Error('GTFS_PACKAGE names the folder of the npm package gtfs.');
  const read: Package = await import(pathToFileURL(join(folder, 'dist/index.js')).href);
  const network = buildNetwork();
  const file = join(tmpdir(), 'sefer-export.zip');
  await writeFile(file, packFeed(writeFeed(network)));
  await read.importGtfs({ agencies: [{ path: file }], logLevel: 'warning' });
  const theirs = readBack(read);
  const own = ownLines(network);
  return [
    ...compared('stations', own.stations, theirs.stations),
    ...compared('trains', own.trains, theirs.trains),
    ...compared('calls', own.calls, theirs.calls),
  ];
};
