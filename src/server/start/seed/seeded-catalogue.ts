import { extras } from '#domain/booking/extras.ts';
import { reservedShare } from '#domain/booking/reservation-option.ts';
import type { CatalogueFields } from '#domain/catalogue/catalogue-entry.ts';
import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';
import { packageProducts } from '#domain/catalogue/package-product.ts';
import { seatPlanLines } from '#domain/coach/seat-plan-units.ts';
import { mostPassengers } from '#domain/fare/party-size.ts';
import { tariffs } from '#domain/fare/tariffs.ts';
import { cabinClasses } from '#domain/values/cabin-class.ts';
import { fareFamilies, ordinarySurcharges } from '#domain/values/fare-family.ts';
import { coachTemplates } from '#server/railway/network/coaches/coach-templates.ts';

type Seeded = { readonly id: number; readonly kind: CatalogueKind; readonly fields: CatalogueFields };

const firstOf = { families: 11, cabins: 21, tariffs: 41, packages: 61 } as const;

const seatMaps = (): readonly Seeded[] =>
  [...coachTemplates.values()]
    .filter(({ places }) => places.length > 0)
    .map((template) => ({
      id: template.id,
      kind: 'seat-map',
      fields: {
        code: String(template.id),
        name: template.name,
        cabinClasses: [...new Set(template.places.map(({ cabinClass }) => cabinClass))],
        plan: seatPlanLines(template),
      },
    }));

const passengerTypes: readonly Seeded[] = tariffs.map((tariff) => ({
  id: firstOf.tariffs + tariff.id,
  kind: 'passenger-types',
  fields: {
    code: tariff.code,
    name: tariff.code,
    fromMonths: tariff.fromMonths,
    underMonths: tariff.underMonths,
    citizens: tariff.isForCitizensOnly ? 'citizens' : 'everybody',
    discount: tariff.discount,
    occupies: tariff.occupies,
  },
}));

const channels: readonly Seeded[] = ['INTERNET', 'INTERNET-PACKAGE'].map((code, at) => ({
  id: 2 + at,
  kind: 'sales-channel',
  fields: { code, name: code, maxPax: mostPassengers, reservedShare },
}));

const families: readonly Seeded[] = fareFamilies.map((family, at) => ({
  id: firstOf.families + at,
  kind: 'fare-families',
  fields: { code: family, name: family, surcharge: ordinarySurcharges[family] },
}));

const cabins: readonly Seeded[] = cabinClasses.map((cabin, at) => ({
  id: firstOf.cabins + at,
  kind: 'cabin-classes',
  fields: {
    code: cabin,
    name: cabin,
    bookingClassModels: [{ code: cabin, name: cabin, share: 1_000 }],
    additionalServices: extras.map(({ code }) => code),
  },
}));

const subscriptions: readonly Seeded[] = packageProducts.map((product) => ({
  id: firstOf.packages + product.id - 1,
  kind: 'subscriptions',
  fields: {
    code: product.code,
    name: product.name,
    price: product.price,
    days: product.days,
    trips: product.holds,
    cabinClasses: product.cabinClasses,
    saleFrom: null,
    saleUntil: null,
  },
}));

/** The catalogue the rules of the shop were written with, each entry under a number of its own. */
export const seededCatalogue = (): readonly Seeded[] => [
  ...channels,
  ...families,
  ...cabins,
  ...passengerTypes,
  ...subscriptions,
  ...seatMaps(),
];
