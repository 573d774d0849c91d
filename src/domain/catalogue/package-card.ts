import { dayNumberOf, type TravelDay } from '#domain/time/travel-day.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { FareFamily } from '#domain/values/fare-family.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { TrainType } from '#domain/values/train-type.ts';

/** A subscription or a discount package as its owner is told of it. */
export type PackageCard = {
  readonly locator: string;
  readonly name: string;
  readonly passenger: string;
  /** Epoch milliseconds. */
  readonly soldAt: number;
  readonly starts: TravelDay;
  readonly ends: TravelDay;
  readonly from: number;
  readonly to: number;
  /** What is counted off: boardings or days. */
  readonly counts: 'BOARDING' | 'DAY';
  readonly remaining: number;
  readonly roundTrips: number;
  readonly isActive: boolean;
  readonly trainTypes: readonly TrainType[];
  /** Null where the wire names none that is sold. */
  readonly family: FareFamily | null;
  readonly cabinClasses: readonly CabinClass[];
  readonly amount: Kurus;
};

/** How much a package holds, and how much of that is left from the beginning of a day on. */
export const leftOfPackage = (
  {
    counts,
    remaining,
    holds,
    starts,
    ends,
  }: Pick<PackageCard, 'counts' | 'ends' | 'remaining' | 'starts'> & { readonly holds: number },
  day: TravelDay,
): { readonly left: number; readonly of: number } => {
  if (counts === 'BOARDING') return { left: Math.min(remaining, holds), of: holds };
  const of = dayNumberOf(ends) - dayNumberOf(starts) + 1;
  return { left: Math.max(0, Math.min(of, dayNumberOf(ends) - dayNumberOf(day) + 1)), of };
};

export type PackageStatus = 'active' | 'ended' | 'not-begun' | 'passive' | 'spent';

/** Both the first and the last day are days it is good for. */
export const statusOfPackage = (
  { isActive, remaining, starts, ends }: Pick<PackageCard, 'ends' | 'isActive' | 'remaining' | 'starts'>,
  today: TravelDay,
): PackageStatus => {
  if (!isActive) return 'passive';
  if (today > ends) return 'ended';
  if (remaining <= 0) return 'spent';
  return today < starts ? 'not-begun' : 'active';
};
