import type { Agency, Stop } from 'gtfs-types';
import type { NetworkDocument } from '#server/railway/network/network-document.ts';
import type { FeedFiles } from './feed-archive.ts';
import type { ClassTariffRow, TypeTariffRow } from './read-tariffs.ts';
import { writeCalendars } from './write-calendars.ts';
import { rowsText } from './write-rows.ts';
import { routesText, stopTimesText, tripsText } from './write-trains.ts';

const agency = rowsText<Agency>(
  ['agency_id', 'agency_name', 'agency_url', 'agency_timezone', 'agency_lang'],
  [['sefer', 'Sefer', 'https://sefer.example', 'Europe/Istanbul', 'tr']],
);

const stopsText = (stations: NetworkDocument['stations']): string =>
  rowsText<Stop>(
    [
      'stop_id',
      'stop_code',
      'stop_name',
      'stop_lat',
      'stop_lon',
      'location_type',
      'sefer_city',
      'sefer_types',
      'sefer_on_sale',
      'sefer_drops',
    ],
    stations.map((station) => [
      station.id,
      station.code,
      station.name,
      station.latitude,
      station.longitude,
      0,
      station.cityId,
      station.trainTypes.join(' '),
      station.isOnSale ? 1 : 0,
      station.dropsPassengers ? 1 : 0,
    ]),
  );

/** The files of a feed that tells of this network. What other readers do not know begins with `sefer_`. */
export const writeFeed = (network: NetworkDocument): FeedFiles => {
  const { calendar, calendarDates, daysNameOf } = writeCalendars(network.trains);
  return new Map([
    ['agency.txt', agency],
    ['stops.txt', stopsText(network.stations)],
    ['routes.txt', routesText(network.trains)],
    ['trips.txt', tripsText(network.trains, daysNameOf)],
    ['stop_times.txt', stopTimesText(network.trains)],
    ['calendar.txt', calendar],
    ['calendar_dates.txt', calendarDates],
    [
      'sefer_pairs.txt',
      rowsText<NetworkDocument['pairs'][number]>(
        ['from', 'to'],
        network.pairs.map(({ from, to }) => [from.join(' '), to.join(' ')]),
      ),
    ],
    [
      'sefer_type_tariffs.txt',
      rowsText<TypeTariffRow>(
        ['row', 'type', 'base', 'per_kilometre', 'least', 'step'],
        network.typeTariffs.map((one) => [
          one.row,
          one.type,
          one.base,
          one.perKilometre,
          one.least,
          one.step,
        ]),
      ),
    ],
    [
      'sefer_class_tariffs.txt',
      rowsText<ClassTariffRow>(
        ['row', 'cabin_class', 'factor', 'supplement'],
        network.classTariffs.map((one) => [one.row, one.cabinClass, one.factor, one.supplement]),
      ),
    ],
  ]);
};
