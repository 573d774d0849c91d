import type { Route, StopTime, Trip } from 'gtfs-types';
import { frameOf } from '#server/railway/network/frame-of.ts';
import type { NetworkDocument, WrittenTrain } from '#server/railway/network/network-document.ts';
import { routeTypeOf } from './trains-by-route.ts';
import { rowsText } from './write-rows.ts';

const two = (number: number): string => String(number).padStart(2, '0');

const hourText = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`;

const routeOf = ({ type, commercialName }: WrittenTrain): string => `${type}:${commercialName}`;

export const routesText = (trains: NetworkDocument['trains']): string => {
  const routes = new Map(trains.map((train) => [routeOf(train), train]));
  return rowsText<Route>(
    ['route_id', 'agency_id', 'route_short_name', 'route_long_name', 'route_type', 'sefer_type'],
    [...routes].map(([id, { type, commercialName }]) => [
      id,
      'sefer',
      '',
      commercialName,
      routeTypeOf(type),
      type,
    ]),
  );
};

export const tripsText = (
  trains: NetworkDocument['trains'],
  daysNameOf: ReadonlyMap<WrittenTrain, string>,
): string =>
  rowsText<Trip>(
    [
      'route_id',
      'service_id',
      'trip_id',
      'trip_short_name',
      'sefer_name',
      'sefer_key',
      'sefer_schedule',
      'sefer_line',
      'sefer_coaches',
      'sefer_reservable',
      'sefer_opens',
    ],
    trains.map((train) => [
      routeOf(train),
      daysNameOf.get(train) ?? '',
      train.key,
      train.number,
      train.name,
      train.key,
      train.schedule,
      train.line,
      train.coaches.map(([index, name, template]) => [index, name, frameOf(template)].join(':')).join(' '),
      train.isReservable ? 1 : 0,
      train.opensDaysBefore,
    ]),
  );

export const stopTimesText = (trains: NetworkDocument['trains']): string =>
  rowsText<StopTime>(
    ['trip_id', 'arrival_time', 'departure_time', 'stop_id', 'stop_sequence', 'shape_dist_traveled'],
    trains.flatMap(({ key, stops }) =>
      stops.map(([station, arrival, departure, kilometres], at) => [
        key,
        hourText(arrival),
        hourText(departure),
        station,
        at + 1,
        kilometres,
      ]),
    ),
  );
