import { extras } from '#domain/booking/extras.ts';
import { reservedShare } from '#domain/booking/reservation-option.ts';
import { mostPassengers } from '#domain/fare/party-size.ts';
import { type Tariff, tariffs } from '#domain/fare/tariffs.ts';
import { type CabinClass, cabinClasses } from '#domain/values/cabin-class.ts';
import { type FareFamily, fareFamilies, ordinarySurcharges } from '#domain/values/fare-family.ts';
import { type PackageProduct, packageProducts } from './package-product.ts';

/** On what terms the shop sells on a day: what the published catalogue says, where it says anything. */
export type SaleTerms = {
  /** In one sale, whoever sits on a lap left aside. */
  readonly mostPassengers: number;
  /** Which share of a class of a train may be reserved without money at one time, in thousandths. */
  readonly reservedShare: number;
  /** What a fare family adds to the fare, in thousandths. A family that is not here is not sold. */
  readonly surcharges: ReadonlyMap<FareFamily, number>;
  readonly tariffs: readonly Tariff[];
  readonly packages: readonly PackageProduct[];
  /** The classes that are sold, each with the extras that are sold in it: none where none is named, all where it is null. */
  readonly cabinClasses: ReadonlyMap<CabinClass, readonly string[] | null>;
};

/** The terms of a shop whose catalogue has never said anything. */
export const ordinaryTerms: SaleTerms = {
  mostPassengers,
  reservedShare,
  surcharges: new Map(fareFamilies.map((family) => [family, ordinarySurcharges[family]])),
  tariffs,
  packages: packageProducts,
  cabinClasses: new Map(cabinClasses.map((code) => [code, null])),
};

const isExtraSold = (
  { cabinClasses: sold }: Pick<SaleTerms, 'cabinClasses'>,
  cabinClass: CabinClass,
  extra: string,
): boolean => {
  const named = sold.get(cabinClass);
  return named === null || (named?.includes(extra) ?? false);
};

/** The ids of the extras that are sold in a class. */
export const extrasSoldIn = (
  terms: Pick<SaleTerms, 'cabinClasses'>,
  cabinClass: CabinClass,
): readonly number[] => extras.filter(({ code }) => isExtraSold(terms, cabinClass, code)).map(({ id }) => id);

export const tariffSold = ({ tariffs: sold }: Pick<SaleTerms, 'tariffs'>, id: number): Tariff | null =>
  sold.find((tariff) => tariff.id === id) ?? null;
