import type { CatalogueEntry } from './catalogue-entry.ts';

/** Kinds whose seeded entries the shop and its trains are built upon: they change, and none of them goes. */
const kindsBuiltUpon: ReadonlySet<CatalogueEntry['kind']> = new Set([
  'cabin-classes',
  'fare-families',
  'passenger-types',
  'sales-channel',
  'seat-map',
]);

/** Numbers of entries that staff made begin here. */
export const firstOwnEntry = 1_000;

/** Whether an entry is one the shop cannot be without. */
export const isNeededEntry = ({ id, kind }: Pick<CatalogueEntry, 'id' | 'kind'>): boolean =>
  id < firstOwnEntry && kindsBuiltUpon.has(kind);
