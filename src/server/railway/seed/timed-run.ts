import type { WrittenStation, WrittenTrain } from '#server/railway/network/network-document.ts';
import type { Course, Departures } from './course.ts';
import type { Point } from './measured-lines.ts';
import { placedStations } from './place-stations.ts';

type WrittenStop = WrittenTrain['stops'][number];

const stations = new Map<number, WrittenStation>(placedStations.map((station) => [station.id, station]));

export const minutesOf = (clock: string): number => {
  const [hours, minutes] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
};

export const departuresOf = (departures: Departures): readonly number[] => {
  if (!('until' in departures)) return departures.map(minutesOf);
  const { from, until, every } = departures;
  const begin = minutesOf(from);
  return Array.from(
    { length: Math.floor((minutesOf(until) - begin) / every) + 1 },
    (_, nth) => begin + nth * every,
  );
};

/** The points of the way at which the course stops; its ends always. */
export const stopsOn = (way: readonly Point[], { stops, type }: Course): readonly Point[] =>
  way.filter(
    ({ station }, at) =>
      at === 0 ||
      at === way.length - 1 ||
      (stops === 'type'
        ? stations.get(station)?.trainTypes.includes(type) === true
        : stops.includes(station)),
  );

const inMetres = (kilometres: number): number => Math.round(kilometres * 1000) / 1000;

/** A run over these points, begun at this minute. */
export const timedRun = (points: readonly Point[], begin: number, course: Course): WrittenStop[] => {
  const { speed, wait, waits = {} } = course;
  let minute = begin;
  let behind = 0;
  return points.map(({ station, kilometres }, at) => {
    if (at > 0) minute += Math.max(2, Math.round(((kilometres - behind) / speed) * 60));
    behind = kilometres;
    const arrival = minute;
    const isEnd = at === 0 || at === points.length - 1;
    minute += isEnd ? 0 : (waits[station] ?? wait);
    return [station, arrival, minute, inMetres(kilometres)];
  });
};
