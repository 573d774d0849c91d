import type { CatalogueFields } from '#domain/catalogue/catalogue-entry.ts';
import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';

const samples: Readonly<Record<CatalogueKind, (changed: number) => CatalogueFields>> = {
  'seat-map': (changed) => ({ cabinClasses: ['Y1'], plan: ['1A 1B', `2A ${changed % 1_000}B`] }),
  'passenger-types': (changed) => ({
    fromMonths: 0,
    underMonths: 72,
    citizens: 'everybody',
    discount: changed % 1_000,
    occupies: 'seat',
  }),
  'sales-channel': (changed) => ({ maxPax: 1 + (changed % 50) }),
  subscriptions: (changed) => ({ price: changed, days: 30, trips: 30, cabinClasses: ['Y1'] }),
  'fare-families': (changed) => ({ surcharge: changed % 1_000 }),
  'cabin-classes': (changed) => ({
    bookingClassModels: [{ code: 'D1', name: 'Deneme', share: changed % 1_000 }],
  }),
};

/** What one entry of a kind may hold; the number is what is changed of it. */
export const sampleFields = (kind: CatalogueKind, code: string, changed: number): CatalogueFields => ({
  code,
  name: 'Deneme',
  ...samples[kind](changed),
});
