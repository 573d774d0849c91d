import { type CabinClass, cabinClasses } from '#domain/values/cabin-class.ts';
import type { FareFamily } from '#domain/values/fare-family.ts';
import { isTrainType, type TrainType } from '#domain/values/train-type.ts';
import type { Journey } from './journey.ts';
import { classOffersOf } from './journey-facts.ts';

export const journeyOrders = ['departure', 'duration', 'price'] as const;

export type JourneyOrder = (typeof journeyOrders)[number];

/** How a list is looked at: its order, and what of it is shown. */
export type JourneyView = {
  readonly order: JourneyOrder;
  readonly isDirectOnly: boolean;
  readonly trainType: TrainType | null;
  readonly cabinClass: CabinClass | null;
  readonly family: FareFamily;
};

export const plainView: JourneyView = {
  order: 'departure',
  isDirectOnly: false,
  trainType: null,
  cabinClass: null,
  family: 'STANDART',
};

/** The names the parts of a view bear in an address. */
export const viewNames = {
  order: 'sirala',
  direct: 'direkt',
  trainType: 'tren',
  cabinClass: 'sinif',
  family: 'bilet',
} as const;

const orderValues = { departure: 'kalkis', duration: 'sure', price: 'fiyat' } as const;
const flexValue = 'flex';
const onValue = '1';

export const viewIn = (query: URLSearchParams): JourneyView => {
  const textOf = (name: string): string => query.get(name) ?? '';
  const trainType = textOf(viewNames.trainType);
  return {
    order: journeyOrders.find((order) => orderValues[order] === textOf(viewNames.order)) ?? 'departure',
    isDirectOnly: textOf(viewNames.direct) === onValue,
    trainType: isTrainType(trainType) ? trainType : null,
    cabinClass: cabinClasses.find((cabinClass) => cabinClass === textOf(viewNames.cabinClass)) ?? null,
    family: textOf(viewNames.family) === flexValue ? 'FLEX' : 'STANDART',
  };
};

/** What an address says of a view; nothing where it is the plain one. */
export const viewQueryOf = ({ order, isDirectOnly, trainType, cabinClass, family }: JourneyView): string => {
  const query = new URLSearchParams();
  if (order !== 'departure') query.set(viewNames.order, orderValues[order]);
  if (isDirectOnly) query.set(viewNames.direct, onValue);
  if (trainType !== null) query.set(viewNames.trainType, trainType);
  if (cabinClass !== null) query.set(viewNames.cabinClass, cabinClass);
  if (family === 'FLEX') query.set(viewNames.family, flexValue);
  return query.toString();
};

/** What a list has that it can be narrowed to. */
export const trainTypesIn = (journeys: readonly Journey[]): readonly TrainType[] => [
  ...new Set(journeys.flatMap(({ legs }) => legs.map(({ type }) => type))),
];

export const cabinClassesIn = (journeys: readonly Journey[]): readonly CabinClass[] => {
  const found = new Set(
    journeys.flatMap((journey) => classOffersOf(journey).map((offer) => offer.cabinClass)),
  );
  return cabinClasses.filter((cabinClass) => found.has(cabinClass));
};
