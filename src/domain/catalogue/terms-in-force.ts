import { type Tariff, tariffs } from '#domain/fare/tariffs.ts';
import { type CabinClass, cabinClasses } from '#domain/values/cabin-class.ts';
import { type FareFamily, fareFamilies } from '#domain/values/fare-family.ts';
import type { CatalogueFields, PublishedOnce } from './catalogue-entry.ts';
import { catalogueInForce } from './catalogue-in-force.ts';
import type { CatalogueKind } from './catalogue-kind.ts';
import { classesIn, numberIn, textIn, textsIn } from './catalogue-values.ts';
import { type PackageProduct, packageProducts } from './package-product.ts';
import { isOnSale, packageAs, packageOfStaff } from './package-published.ts';
import { ordinaryTerms, type SaleTerms } from './sale-terms.ts';

/** An entry with everything that was ever published of it. */
export type PublishedHistory = {
  readonly id: number;
  readonly kind: CatalogueKind;
  readonly published: readonly PublishedOnce[];
};

type Named = { readonly id: number; readonly fields: CatalogueFields };

/** What the catalogue says of a kind on a day: what is published, and which codes it has spoken of until then. */
type KindInForce = { readonly entries: readonly Named[]; readonly codes: ReadonlySet<string> };

const codeOf = ({ code }: CatalogueFields): string => textIn(code);

const kindInForceOf = (
  histories: readonly PublishedHistory[],
  kind: CatalogueKind,
  day: string,
): KindInForce => {
  const own = histories.filter((history) => history.kind === kind);
  const entries = own.flatMap(({ id, published }) => {
    const fields = catalogueInForce(published, day);
    return fields === null ? [] : [{ id, fields }];
  });
  const until = own.flatMap(({ published }) => published.filter(({ from }) => from <= day));
  return { entries, codes: new Set(until.flatMap(({ fields }) => (fields === null ? [] : codeOf(fields)))) };
};

/** What the shop has rules for: as it is published, not at all where that was deleted, by its own rules where nothing was said. */
const soldOf = <Term>(
  { entries, codes }: KindInForce,
  known: readonly (readonly [code: string, own: Term])[],
  asPublished: (fields: CatalogueFields, own: Term) => Term | null,
): readonly Term[] =>
  known.flatMap(([code, own]) => {
    const entry = entries.find(({ fields }) => codeOf(fields) === code);
    if (entry === undefined) return codes.has(code) ? [] : [own];
    return asPublished(entry.fields, own) ?? [];
  });

/** What the channel that sells tickets says of a sale. */
const channelIn = ({ entries }: KindInForce): Pick<SaleTerms, 'mostPassengers' | 'reservedShare'> => {
  const { mostPassengers, reservedShare } = ordinaryTerms;
  const fields = entries.find((entry) => codeOf(entry.fields) === 'INTERNET')?.fields;
  return {
    mostPassengers: numberIn(fields?.maxPax, mostPassengers),
    reservedShare: numberIn(fields?.reservedShare, reservedShare),
  };
};

type Surcharge = { readonly family: FareFamily; readonly added: number };

const surchargesIn = (inForce: KindInForce): SaleTerms['surcharges'] => {
  const known = fareFamilies.map((family) => {
    const own: Surcharge = { family, added: ordinaryTerms.surcharges.get(family) ?? 0 };
    return [family, own] as const;
  });
  const sold = soldOf(inForce, known, ({ surcharge }, own) => ({
    ...own,
    added: numberIn(surcharge, own.added),
  }));
  return new Map(sold.map(({ family, added }) => [family, added]));
};

const tariffAs = (fields: CatalogueFields, own: Tariff): Tariff => ({
  ...own,
  fromMonths: numberIn(fields.fromMonths, own.fromMonths),
  underMonths: numberIn(fields.underMonths, own.underMonths),
  isForCitizensOnly: fields.citizens === 'citizens',
  discount: numberIn(fields.discount, own.discount),
});

type SoldClass = { readonly cabinClass: CabinClass; readonly extras: readonly string[] | null };

/** A class that is published has the extras it names and no others; one that never was has all of them. */
const classesSoldIn = (inForce: KindInForce): SaleTerms['cabinClasses'] => {
  const known = cabinClasses.map((cabinClass) => {
    const own: SoldClass = { cabinClass, extras: null };
    return [cabinClass, own] as const;
  });
  const sold = soldOf(inForce, known, ({ additionalServices }, own) => ({
    ...own,
    extras: textsIn(additionalServices),
  }));
  return new Map(sold.map(({ cabinClass, extras }) => [cabinClass, extras]));
};

/** A coach as it is published; `code` is the number of its template. */
export type PublishedCoach = {
  readonly code: string;
  readonly lines: readonly string[];
  readonly cabinClasses: readonly CabinClass[];
};

/** How coaches are built on a day, where the catalogue says anything of them. */
export const coachesInForce = (
  histories: readonly PublishedHistory[],
  day: string,
): readonly PublishedCoach[] =>
  kindInForceOf(histories, 'seat-map', day).entries.map(({ fields }) => ({
    code: textIn(fields.code),
    lines: textsIn(fields.plan),
    cabinClasses: classesIn(fields.cabinClasses),
  }));

const packagesIn = (inForce: KindInForce, day: string): readonly PackageProduct[] => {
  const known = packageProducts.map((product) => [product.code, product] as const);
  const codes = new Set(known.map(([code]) => code));
  const own = inForce.entries.filter(({ fields }) => !codes.has(codeOf(fields)) && isOnSale(fields, day));
  return [
    ...soldOf(inForce, known, (fields, product) =>
      isOnSale(fields, day) ? packageAs(fields, product) : null,
    ),
    ...own.map(({ id, fields }) => packageOfStaff(id, fields)),
  ];
};

/** On what terms the shop sells on a day, by everything that was ever published. */
export const termsInForce = (histories: readonly PublishedHistory[], day: string): SaleTerms => {
  const tariffsKnown = tariffs.map((tariff) => [tariff.code, tariff] as const);
  return {
    ...channelIn(kindInForceOf(histories, 'sales-channel', day)),
    surcharges: surchargesIn(kindInForceOf(histories, 'fare-families', day)),
    tariffs: soldOf(kindInForceOf(histories, 'passenger-types', day), tariffsKnown, tariffAs),
    packages: packagesIn(kindInForceOf(histories, 'subscriptions', day), day),
    cabinClasses: classesSoldIn(kindInForceOf(histories, 'cabin-classes', day)),
  };
};
