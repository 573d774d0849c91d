import type { CabinClass } from '#domain/values/cabin-class.ts';
import { rounded } from '#domain/values/kurus.ts';
import type { TrainType } from '#domain/values/train-type.ts';
import type { ClassTariff, TypeTariff } from './network-document.ts';
import type { Fare, Train } from './railway.ts';

type Milestones = ReadonlyMap<number, number>;

const milestonesOf = ({ stops }: Train): Milestones =>
  new Map(stops.map(({ station, kilometres }) => [station, kilometres]));

/** Reckons how far a train carries from one of its stops to a later one; asked for every train of a search. */
const distances = () => {
  const kept = new WeakMap<Train, Milestones>();
  return (train: Train, from: number, to: number): number | null => {
    const milestones = kept.get(train) ?? milestonesOf(train);
    kept.set(train, milestones);
    const begin = milestones.get(from);
    const end = milestones.get(to);
    return begin === undefined || end === undefined || end <= begin ? null : end - begin;
  };
};

const economyFare = ({ base, perKilometre, least, step }: TypeTariff, kilometres: number): number =>
  Math.max(least, rounded((base + perKilometre * kilometres) / step) * step);

export type Tariffs = {
  readonly typeTariffs: readonly TypeTariff[];
  readonly classTariffs: readonly ClassTariff[];
};

/** Reckons full fares: economy by distance and kind of train, the other classes from economy. */
export const farer = ({ typeTariffs, classTariffs }: Tariffs) => {
  const byType = new Map<TrainType, TypeTariff>(typeTariffs.map((tariff) => [tariff.type, tariff]));
  const byClass = new Map<CabinClass, ClassTariff>(classTariffs.map((tariff) => [tariff.cabinClass, tariff]));
  const distance = distances();
  return (train: Train, from: number, to: number, cabinClass: CabinClass): Fare | null => {
    const kilometres = distance(train, from, to);
    const ofType = byType.get(train.type);
    const ofClass = byClass.get(cabinClass);
    if (kilometres === null || ofType === undefined || ofClass === undefined) return null;
    return {
      amount: rounded(economyFare(ofType, kilometres) * ofClass.factor) + ofClass.supplement,
      row: `${ofType.row}/${ofClass.row}`,
    };
  };
};
