import * as z from 'zod/mini';
import { trainTypes } from '#domain/values/train-type.ts';
import type { WrittenStation } from '#server/railway/network/network-document.ts';
import type { UnlaidNetwork } from '#server/railway/network/save-network.ts';
import type { FeedFiles } from './feed-archive.ts';
import { text } from './feed-cells.ts';
import { faultCollector } from './feed-fault.ts';
import { needFile, type Reading, rowsOf } from './feed-rows.ts';
import { readCalendars } from './read-calendars.ts';
import { readPairs } from './read-pairs.ts';
import { type ReadStations, readStations } from './read-stations.ts';
import { readTariffs } from './read-tariffs.ts';
import { readTrains } from './read-trains.ts';

const agencyRow = z.object({ agency_name: text });

const withTypes = (
  { stations, typesByStation }: ReadStations,
  trains: UnlaidNetwork['trains'],
): WrittenStation[] => {
  const calling = new Map<number, Set<string>>();
  for (const { type, stops } of trains) {
    for (const [station] of stops) calling.set(station, (calling.get(station) ?? new Set()).add(type));
  }
  return stations.map((station) => ({
    ...station,
    trainTypes: [
      ...(typesByStation.get(station.id) ?? trainTypes.filter((type) => calling.get(station.id)?.has(type))),
    ],
  }));
};

/** The railway a feed tells of; throws all that is wrong with it at once. */
export const readFeed = (files: FeedFiles): UnlaidNetwork => {
  const faults = faultCollector();
  const reading: Reading = { files, faults };
  needFile(reading, 'agency.txt');
  const [agency] = rowsOf(reading, 'agency.txt', agencyRow);
  const stations = readStations(reading);
  const trains = readTrains(reading, stations, readCalendars(reading), agency?.value.agency_name ?? '');
  if (trains.length === 0) faults.add('trips.txt', 0, 'there is no trip to sell');
  const tariffs = readTariffs(reading);
  const pairs = readPairs(reading, trains);
  faults.throwIfAny();
  return { stations: withTypes(stations, trains), pairs, trains, ...tariffs };
};
