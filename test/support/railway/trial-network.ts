import { ordinaryTerms } from '#domain/catalogue/sale-terms.ts';
import type { CoachTemplate, Place } from '#domain/coach/coach.ts';
import type { Station } from '#domain/journey/station.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { Calendar, Network, Stop, Train } from '#server/railway/network/railway.ts';

const everyDay = [true, true, true, true, true, true, true] as const;

export const daily: Calendar = {
  weekdays: everyDay,
  from: 0,
  until: 100_000,
  alsoOn: new Set(),
  neverOn: new Set(),
};

export const stationOf = (id: number, more: Partial<Station> = {}): Station => ({
  id,
  code: String(1000 + id),
  name: `DURAK ${id}`,
  cityId: (id % 81) + 1,
  latitude: 39 + id / 1000,
  longitude: 32 + id / 1000,
  trainTypes: ['YHT'],
  isOnSale: true,
  dropsPassengers: true,
  ...more,
});

/** A train from its stops: station, hour of arrival and of departure in minutes. Kilometres follow the minutes. */
export const trainOf = (
  index: number,
  stops: readonly (readonly [station: number, arrival: number, departure: number])[],
  more: Partial<Train> = {},
): Train => ({
  index,
  number: String(80_000 + index),
  name: `${80_000 + index} DENEME`,
  commercialName: 'DENEME',
  type: 'YHT',
  schedule: 300 + index,
  line: null,
  stops: stops.map(
    ([station, arrival, departure]): Stop => ({
      station,
      arrival,
      departure,
      kilometres: (arrival - (stops[0]?.[1] ?? 0)) * 2.5,
    }),
  ),
  calendar: daily,
  coaches: [],
  isReservable: true,
  opensDaysBefore: 60,
  ...more,
});

const placesOf = (cabinClass: CabinClass, numbers: readonly string[], firstUnit: number): Place[] =>
  numbers.map((number, at) => ({
    number,
    cabinClass,
    x: at * 80,
    y: 0,
    z: 0,
    rotation: 0,
    facing: 'forward',
    berth: null,
    properties: cabinClass === 'DSB' ? ['wheelchair'] : [],
    unit: firstUnit + Math.floor(at / 2),
    compartment: null,
  }));

const numbered = (count: number, letter: string): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${at + 1}${letter}`);

const templateOf = (id: number, kind: CoachTemplate['kind'], places: readonly Place[]): CoachTemplate => ({
  id,
  name: `DENEME ${id}`,
  description: `DENEME ${id}. VAGON`,
  kind,
  length: 2400,
  width: 280,
  places,
  fittings: [],
});

export const businessCoach = templateOf(1, 'high-speed', placesOf('C', numbered(12, 'A'), 0));
export const mixedCoach = templateOf(2, 'high-speed', [
  ...placesOf('Y1', numbered(20, 'B'), 0),
  ...placesOf('DSB', ['1H', '2H'], 10),
]);
export const diningCoach = templateOf(3, 'dining', []);
export const sleepingCoach = templateOf(4, 'sleeper', placesOf('B', numbered(20, 'Y'), 0));

export const trialTemplates: ReadonlyMap<number, CoachTemplate> = new Map(
  [businessCoach, mixedCoach, diningCoach, sleepingCoach].map((template) => [template.id, template]),
);

/** Kuruş a kilometre; business takes half as much again, a bed comes on top. */
const fareOf: Network['fareOf'] = (train, from, to, cabinClass) => {
  const at = (station: number) => train.stops.find((stop) => stop.station === station)?.kilometres ?? 0;
  const kilometres = at(to) - at(from);
  const economy = Math.round(kilometres) * 100;
  const amounts: Partial<Record<CabinClass, number>> = {
    Y1: economy,
    DSB: economy,
    C: economy * 1.5,
    B: economy + 201_000,
    L: economy * 1.5 + 25_500,
  };
  const amount = amounts[cabinClass];
  return amount === undefined ? null : { amount, row: `${train.type}-${cabinClass}` };
};

export const networkOf = (
  trains: readonly Train[],
  stations: readonly Station[] = [
    ...new Set(trains.flatMap(({ stops }) => stops.map(({ station }) => station))),
  ].map((id) => stationOf(id)),
  revision = 1,
): Network => {
  const atIndex: (Train | undefined)[] = [];
  for (const train of trains) {
    atIndex[train.index] = train;
  }
  const ids = stations.map(({ id }) => id);
  return {
    revision,
    stations: new Map(stations.map((station) => [station.id, station])),
    pairs: new Map(ids.map((id) => [id, new Set(ids.filter((other) => other !== id))])),
    templates: trialTemplates,
    trains: atIndex,
    fareOf,
    terms: ordinaryTerms,
  };
};
