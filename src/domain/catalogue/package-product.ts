import { dayNumberOf, type TravelDay, travelDayOf } from '#domain/time/travel-day.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { FareFamily } from '#domain/values/fare-family.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { TrainType } from '#domain/values/train-type.ts';
import type { PackageCard } from './package-card.ts';
import { noRules, type PackageRules } from './package-rules.ts';

/** What can be bought ahead: days or boardings, on trains of one kind. */
export type PackageProduct = {
  readonly id: number;
  /** As staff name it. */
  readonly code: string;
  readonly kind: 'discount-package' | 'subscription';
  readonly name: string;
  readonly counts: PackageCard['counts'];
  /** How many days or boardings it holds. */
  readonly holds: number;
  /** For how many days it is good, the first among them. */
  readonly days: number;
  readonly roundTrips: number;
  readonly trainTypes: readonly TrainType[];
  readonly cabinClasses: readonly CabinClass[];
  readonly family: FareFamily;
  readonly price: Kurus;
  readonly rules: PackageRules;
};

const onFastTrains = {
  trainTypes: ['YHT'],
  cabinClasses: ['Y1'],
  family: 'STANDART',
  rules: noRules,
} as const satisfies Partial<PackageProduct>;

export const packageProducts: readonly PackageProduct[] = [
  {
    id: 1,
    code: 'YHT-30-GUN',
    kind: 'subscription',
    name: 'YHT 30 Gün',
    counts: 'DAY',
    holds: 30,
    days: 30,
    roundTrips: 30,
    price: 540_000,
    ...onFastTrains,
  },
  {
    id: 2,
    code: 'ANA-HAT-7-GUN',
    kind: 'subscription',
    name: 'Ana Hat 7 Gün',
    counts: 'DAY',
    holds: 7,
    days: 7,
    roundTrips: 7,
    price: 98_000,
    ...onFastTrains,
    trainTypes: ['AH'],
  },
  {
    id: 3,
    code: 'YHT-10-BINIS',
    kind: 'discount-package',
    name: 'YHT 10 Biniş',
    counts: 'BOARDING',
    holds: 10,
    days: 60,
    roundTrips: 5,
    price: 465_000,
    ...onFastTrains,
  },
];

/** So many days ahead it may begin. */
export const mostDaysAhead = 30;

export const mayBegin = (starts: TravelDay, today: TravelDay): boolean =>
  starts >= today && dayNumberOf(starts) <= dayNumberOf(today) + mostDaysAhead;

/** The last day it is good for. */
export const lastDayOf = ({ days }: Pick<PackageProduct, 'days'>, starts: TravelDay): TravelDay =>
  travelDayOf(dayNumberOf(starts) + days - 1);
