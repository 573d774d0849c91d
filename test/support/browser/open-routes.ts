import { routes } from '#app/boot/routes.ts';
import { type AddressName, addresses } from '#domain/shop/addresses.ts';

/** A place that stands and is open to everybody, with its shortest address. */
export type OpenRoute = {
  readonly name: AddressName;
  readonly path: string;
  readonly status: number;
  /** Where a living page rests for whoever buys nothing. */
  readonly rests: string | null;
};

const statuses: Partial<Record<AddressName, number>> = {
  'not-found': 404,
  maintenance: 503,
  'under-maintenance': 503,
};

/** Without a purchase there is nothing to do there. */
const ledHome: ReadonlySet<AddressName> = new Set(['seat-map', 'payment', 'payment-result', 'wallet-return']);

/** Without a car there is nothing to do there but to look for one. */
const ledToCars: ReadonlySet<AddressName> = new Set(['rental-driver', 'rental-payment', 'rental-result']);

const restsOf = (name: AddressName): string | null => {
  if (ledHome.has(name)) return addresses.home.path;
  return ledToCars.has(name) ? addresses['rental-list'].path : null;
};

const isPlace = (name: string): name is AddressName => Object.hasOwn(addresses, name);

const withoutParts = (path: string) => path.replaceAll(/\/\{[A-Za-z]+\?\}/g, '');

export const openRoutes: readonly OpenRoute[] = Object.keys(routes)
  .filter(isPlace)
  .filter((name) => addresses[name].access === 'open' && !withoutParts(addresses[name].path).includes('{'))
  .map((name) => ({
    name,
    path: withoutParts(addresses[name].path),
    status: statuses[name] ?? 200,
    rests: restsOf(name),
  }));
