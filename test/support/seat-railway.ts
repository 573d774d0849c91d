import { ordinaryTerms } from '#domain/catalogue/sale-terms.ts';
import type { CoachKind, CoachTemplate, Place, PlaceProperty } from '#domain/coach/coach.ts';
import type { Station } from '#domain/journey/station.ts';
import { dayNumberAt } from '#domain/time/travel-day.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import { runIdOf } from '#domain/values/run-id.ts';
import type { Network, Railway, Stop, Train, TrainCoach } from '#server/railway/network/railway.ts';

type Row = {
  readonly seats: readonly string[];
  readonly cabinClass: CabinClass;
  readonly compartment?: string;
  readonly properties?: readonly PlaceProperty[];
};

const acrossOf: Readonly<Record<string, number>> = { A: 0, B: 50, C: 150, D: 200, H: 0 };

const placesOf = (rows: readonly Row[]): readonly Place[] =>
  rows.flatMap(({ seats, cabinClass, compartment = null, properties = [] }, unit) =>
    seats.map((number) => ({
      number,
      cabinClass,
      x: Number.parseInt(number, 10) * 100,
      y: acrossOf[number.slice(-1)] ?? 0,
      z: 0,
      rotation: 0 as const,
      facing: 'forward' as const,
      berth: null,
      properties: seats.length === 1 ? [...properties, 'single' as const] : properties,
      unit,
      compartment: compartment ?? null,
    })),
  );

const coachOf = (id: number, kind: CoachKind, rows: readonly Row[]): CoachTemplate => ({
  id,
  name: `${kind} ${id}`,
  description: `1. VAGON ${kind}`,
  kind,
  length: 2_600,
  width: 290,
  places: placesOf(rows),
  fittings: [{ kind: 'toilet', x: 0, y: 0, width: 100, depth: 100 }],
});

const numbers = (most: number): readonly number[] => Array.from({ length: most }, (_, index) => index + 1);
const benches = (rows: number, cabinClass: CabinClass): readonly Row[] =>
  numbers(rows).flatMap((row) => [
    { seats: [`${row}A`, `${row}B`], cabinClass },
    { seats: [`${row}C`, `${row}D`], cabinClass },
  ]);
const compartments = (kind: 'L' | 'B' | 'D', signs: readonly string[]): readonly Row[] =>
  numbers(4).map((row) => ({
    seats: signs.map((sign) => `${row}${sign}`),
    cabinClass: kind,
    compartment: String(row),
  }));

/** One coach of every kind the rules tell apart; `wide` has benches of two and seats that stand alone. */
export const coaches = {
  benches: coachOf(1, 'high-speed', [
    ...benches(15, 'Y1'),
    { seats: ['16H', '16D'], cabinClass: 'DSB', properties: ['wheelchair'] },
  ]),
  wide: coachOf(
    2,
    'pullman',
    numbers(10).flatMap((row) => [
      { seats: [`${row}A`], cabinClass: 'Y1' as const },
      { seats: [`${row}B`, `${row}C`], cabinClass: 'Y1' as const },
    ]),
  ),
  loca: coachOf(3, 'loca', compartments('L', ['A', 'B', 'C', 'D'])),
  sleeper: coachOf(4, 'sleeper', compartments('B', ['A', 'B'])),
  couchette: coachOf(5, 'couchette', compartments('D', ['A', 'B', 'C', 'D'])),
  unnumbered: coachOf(6, 'unnumbered', benches(10, 'N')),
  dining: coachOf(7, 'dining', []),
} as const;

export type CoachName = keyof typeof coaches;

const coachNames = ['benches', 'wide', 'loca', 'sleeper', 'couchette', 'unnumbered', 'dining'] as const;

/** Where a coach stands in every train here. */
export const coachIndex = (name: CoachName): number => coachNames.indexOf(name);

const stationOf = (id: number): Station => ({
  id,
  code: String(id),
  name: `İSTASYON ${id}`,
  cityId: 6,
  latitude: 39,
  longitude: 32,
  trainTypes: ['AH'],
  isOnSale: true,
  dropsPassengers: true,
});

const stopsOf = (count: number): readonly Stop[] =>
  Array.from({ length: count }, (_, index) => ({
    station: index + 1,
    arrival: 720 + index * 10,
    departure: 722 + index * 10,
    kilometres: index * 12,
  }));

const trainCoaches: readonly TrainCoach[] = coachNames.map((name, index) => ({
  index,
  name: String(index + 1),
  template: coaches[name].id,
}));

const trainOf = (index: number, stops: number): Train => ({
  index,
  number: String(index),
  name: `${index} DENEME TRENİ`,
  commercialName: 'DENEME TRENİ',
  type: 'AH',
  schedule: index,
  line: null,
  stops: stopsOf(stops),
  calendar: {
    weekdays: [true, true, true, true, true, true, true],
    from: 0,
    until: 100_000,
    alsoOn: new Set(),
    neverOn: new Set(),
  },
  coaches: trainCoaches,
  isReservable: true,
  opensDaysBefore: 60,
});

const stations = new Map(numbers(100).map((id) => [id, stationOf(id)]));

/** Train 1 has 11 stops, train 2 has 90: more than one row of a unit can tell of. */
const network: Network = {
  revision: 1,
  stations,
  pairs: new Map(),
  templates: new Map(Object.values(coaches).map((coach) => [coach.id, coach])),
  trains: [undefined, trainOf(1, 11), trainOf(2, 90)],
  fareOf: (_train, from, to) => ({ amount: Math.abs(to - from) * 1_000, row: 'trial' }),
  terms: ordinaryTerms,
};

export const seatRailway: Railway = {
  network: () => network,
  newest: () => Promise.resolve(network),
  close: () => Promise.resolve(),
};

/** The run of a train, so many days after an instant. */
export const runAfter = (train: 1 | 2, now: number, days: number): number =>
  runIdOf(train, dayNumberAt(now) + days);
