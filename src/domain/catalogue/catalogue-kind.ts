/** The kinds of entry that staff publish, by the names of their paths on the wire. */
export const catalogueKinds = [
  'seat-map',
  'passenger-types',
  'sales-channel',
  'subscriptions',
  'fare-families',
  'cabin-classes',
] as const;

export type CatalogueKind = (typeof catalogueKinds)[number];

export const catalogueKindNamed = (text: string): CatalogueKind | null =>
  catalogueKinds.find((kind) => kind === text) ?? null;
