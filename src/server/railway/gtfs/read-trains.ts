import * as z from 'zod/mini';
import { trainTypes } from '#domain/values/train-type.ts';
import { coachTemplates } from '#server/railway/network/coaches/coach-templates.ts';
import type { UnlaidNetwork } from '#server/railway/network/save-network.ts';
import { maybeText, maybeWhole, text, whole } from './feed-cells.ts';
import { reasonOf } from './feed-fault.ts';
import { needFile, type Reading, type Row, rowsOf } from './feed-rows.ts';
import type { WrittenCalendar } from './read-calendars.ts';
import { clockOf, readHeadways } from './read-headways.ts';
import type { ReadStations } from './read-stations.ts';
import { readStopTimes } from './read-stop-times.ts';
import { meantByRoute } from './trains-by-route.ts';

type UnlaidTrain = UnlaidNetwork['trains'][number];
type Unnumbered = Omit<UnlaidTrain, 'schedule'> & { readonly schedule: number | null };

const routeRow = z.object({
  route_id: text,
  route_short_name: maybeText,
  route_long_name: maybeText,
  route_type: whole,
  sefer_type: z.optional(z.enum(trainTypes)),
});

const tripRow = z.object({
  trip_id: text,
  route_id: text,
  service_id: text,
  trip_short_name: maybeText,
  sefer_name: maybeText,
  sefer_key: maybeText,
  sefer_schedule: maybeWhole,
  sefer_line: maybeText,
  sefer_coaches: maybeText,
  sefer_reservable: maybeWhole,
  sefer_opens: maybeWhole,
});

type Route = z.output<typeof routeRow>;
type Trip = z.output<typeof tripRow>;

const file = 'trips.txt';
const firstSchedule = 1000;
const opensDaysBefore = 60;

/** Trips of another railway never share their runs with those of this one. */
const foreignKey = (feed: string, trip: string): string => `${feed}/${trip}`;

const coachCell = /^(\d{1,2}):([^: ]+):(\d{1,5})$/;

/** `0:1:263 1:2:262`: index, name and template of each coach. */
const coachesIn = (
  { faults }: Reading,
  { line, value }: Row<Trip>,
  ordinary: UnlaidTrain['coaches'],
): UnlaidTrain['coaches'] => {
  if (value.sefer_coaches === null) return ordinary;
  return value.sefer_coaches.split(' ').flatMap((cell) => {
    const [, index, name, template] = coachCell.exec(cell) ?? [];
    if (index === undefined || name === undefined || !coachTemplates.has(Number(template))) {
      faults.add(file, line, reasonOf('sefer_coaches has no such coach:', cell, ''));
      return [];
    }
    return [[Number(index), name, Number(template)]];
  });
};

const nameOf = ({ route_long_name, route_short_name, route_id }: Route): string =>
  route_long_name ?? route_short_name ?? route_id;

type Held = {
  readonly routes: ReadonlyMap<string, Route>;
  readonly calendars: ReadonlyMap<string, WrittenCalendar>;
  readonly stops: ReadonlyMap<string, UnlaidTrain['stops']>;
  readonly feed: string;
};

const trainOf = (
  reading: Reading,
  row: Row<Trip>,
  { routes, calendars, stops, feed }: Held,
): readonly Unnumbered[] => {
  const { trip_id, route_id, ...trip } = row.value;
  const route = routes.get(route_id);
  const calendar = calendars.get(trip.service_id);
  const calls = stops.get(trip_id);
  const { add } = reading.faults;
  if (route === undefined) add(file, row.line, reasonOf('route_id', route_id, 'is not there'));
  if (calendar === undefined) add(file, row.line, reasonOf('service_id', trip.service_id, 'is not there'));
  if (calls === undefined) add(file, row.line, reasonOf('trip', trip_id, 'has no stops'));
  if (route === undefined || calendar === undefined || calls === undefined) return [];
  const meant = meantByRoute(route.route_type);
  const number = trip.trip_short_name ?? trip_id;
  const commercialName = nameOf(route);
  return [
    {
      key: trip.sefer_key ?? foreignKey(feed, trip_id),
      number,
      name: trip.sefer_name ?? `${number} ${commercialName}`,
      commercialName,
      type: route.sefer_type ?? meant.type,
      schedule: trip.sefer_schedule,
      line: trip.sefer_line,
      stops: calls,
      calendar,
      coaches: coachesIn(
        reading,
        row,
        meant.coaches.map(([index, name, template]) => [index, name, template]),
      ),
      isReservable: trip.sefer_reservable !== 0,
      opensDaysBefore: trip.sefer_opens ?? opensDaysBefore,
    },
  ];
};

/** A train that runs every so many minutes is one train for each of its departures. */
const departingAt =
  ({ stops, ...train }: Unnumbered) =>
  (departure: number): Unnumbered => {
    const hour = clockOf(departure);
    const later = Math.floor(departure / 60) - (stops[0]?.[2] ?? 0);
    const number = `${train.number}-${hour}`;
    return {
      ...train,
      key: `${train.key}@${hour}`,
      number,
      name: `${number} ${train.commercialName}`,
      stops: stops.map(([station, arrival, leaves, kilometres]) => [
        station,
        Math.max(0, arrival + later),
        leaves + later,
        kilometres,
      ]),
    };
  };

/** Runs are reckoned from numbers of trains below this. */
const mostTrains = 9_999;

/** The trains of a feed: one for each of its trips, or for each departure of a trip that runs by headway. */
export const readTrains = (
  reading: Reading,
  stations: ReadStations,
  calendars: ReadonlyMap<string, WrittenCalendar>,
  feed: string,
): readonly UnlaidTrain[] => {
  needFile(reading, 'routes.txt');
  needFile(reading, file);
  const routes = new Map(rowsOf(reading, 'routes.txt', routeRow).map(({ value }) => [value.route_id, value]));
  const held: Held = { routes, calendars, stops: readStopTimes(reading, stations), feed };
  const rows = rowsOf(reading, file, tripRow);
  const known = new Set<string>();
  for (const { line, value } of rows) {
    if (known.has(value.trip_id))
      reading.faults.add(file, line, reasonOf('trip_id', value.trip_id, 'is there twice'));
    known.add(value.trip_id);
  }
  const headways = readHeadways(reading, known);
  const trains = rows.flatMap((row) => {
    const departures = headways.get(row.value.trip_id);
    const [train] = trainOf(reading, row, held);
    if (train === undefined) return [];
    return departures === undefined
      ? [train]
      : departures.map(({ second }) => second).map(departingAt(train));
  });
  if (trains.length > mostTrains) {
    reading.faults.add(file, 0, `the feed has ${trains.length} trains; there is room for ${mostTrains}`);
  }
  return trains.map((train, at) => ({ ...train, schedule: train.schedule ?? firstSchedule + at }));
};
