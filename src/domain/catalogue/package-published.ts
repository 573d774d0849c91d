import { weekdays } from '#domain/time/weekday.ts';
import { trainTypes } from '#domain/values/train-type.ts';
import type { CatalogueFields } from './catalogue-entry.ts';
import { classesIn, numberIn, textIn, textsIn } from './catalogue-values.ts';
import type { PackageProduct } from './package-product.ts';
import { noRules, type PackageRules } from './package-rules.ts';

/** Products that only the catalogue knows are numbered from here on. */
const ownProducts = 1000;

const isWithinDays = ({ saleFrom, saleUntil }: CatalogueFields, day: string): boolean =>
  textIn(saleFrom) <= day && (textIn(saleUntil) === '' || textIn(saleUntil) >= day);

/** Whether it is sold on a day. */
export const isOnSale = (fields: CatalogueFields, day: string): boolean =>
  fields.enabled !== 'no' && isWithinDays(fields, day);

const ownProduct = (id: number, trips: number): PackageProduct => ({
  id: ownProducts + id,
  code: '',
  kind: 'subscription',
  name: '',
  counts: 'DAY',
  holds: trips,
  days: 1,
  roundTrips: Math.ceil(trips / 2),
  trainTypes: ['YHT'],
  cabinClasses: [],
  family: 'STANDART',
  price: 0,
  rules: noRules,
});

const countsIn = ({ type }: CatalogueFields, own: PackageProduct['counts']): PackageProduct['counts'] => {
  if (type === 'DAY_COUNT') return 'DAY';
  return type === 'BOARDING_COUNT' ? 'BOARDING' : own;
};

const orNull = (value: CatalogueFields[string] | undefined): number | null =>
  typeof value === 'number' ? value : null;

const rulesIn = (fields: CatalogueFields): PackageRules => {
  const named = new Set(textsIn(fields.validDaysOfWeek));
  return {
    oldest: orNull(fields.ageLimit),
    from: orNull(fields.fromStationId),
    to: orNull(fields.toStationId),
    between: fields.allowIntermediateStations === 'no' ? 'both-ends-only' : 'any-stations',
    farthest: orNull(fields.distanceLimit),
    weekdays: weekdays.filter((weekday) => named.has(weekday)),
    channels: textsIn(fields.purchaseSalesChannelIds),
  };
};

/** A product of the shop as it is published. */
export const packageAs = (fields: CatalogueFields, own: PackageProduct): PackageProduct => {
  const trips = numberIn(fields.trips, own.holds);
  const named = new Set(textsIn(fields.trainTypes));
  return {
    ...own,
    code: textIn(fields.code),
    name: textIn(fields.name),
    price: numberIn(fields.price, own.price),
    counts: countsIn(fields, own.counts),
    days: numberIn(fields.days, own.days),
    holds: trips,
    roundTrips: trips === own.holds ? own.roundTrips : Math.ceil((trips * own.roundTrips) / own.holds),
    trainTypes: named.size === 0 ? own.trainTypes : trainTypes.filter((type) => named.has(type)),
    cabinClasses: classesIn(fields.cabinClasses),
    rules: rulesIn(fields),
  };
};

/** A product that only the catalogue knows. */
export const packageOfStaff = (id: number, fields: CatalogueFields): PackageProduct =>
  packageAs(fields, ownProduct(id, numberIn(fields.trips, 1)));
