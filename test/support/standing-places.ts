import { places } from '#app/places.ts';
import { type AddressName, addresses } from '#domain/addresses.ts';

/** A place that stands and is open to everybody, with its shortest address. */
export type StandingPlace = { readonly name: AddressName; readonly path: string; readonly status: number };

const statuses: Partial<Record<AddressName, number>> = {
  'not-found': 404,
  maintenance: 503,
  'under-maintenance': 503,
};

const isPlace = (name: string): name is AddressName => Object.hasOwn(addresses, name);

const withoutParts = (path: string) => path.replaceAll(/\/\{[A-Za-z]+\?\}/g, '');

export const standingPlaces: readonly StandingPlace[] = Object.keys(places)
  .filter(isPlace)
  .filter((name) => addresses[name].access === 'open' && !withoutParts(addresses[name].path).includes('{'))
  .map((name) => ({ name, path: withoutParts(addresses[name].path), status: statuses[name] ?? 200 }));
