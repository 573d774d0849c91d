import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type RouterHistory,
  redirect,
  useLoaderData,
} from '@tanstack/react-router';
import type { PageFacts } from '#app/browser/page-facts.ts';
import type { LazyGateway } from '#app/ports/gateway.ts';
import { scrollsUnlessRead } from '#app/routing/first-scroll.ts';
import { keepPlace, loadedPlace } from '#app/routing/loaded-routes.ts';
import { type Place, queryFor } from '#app/routing/place.ts';
import { PlaceFailure } from '#app/routing/place-failure.tsx';
import { readSearch, writeSearch } from '#app/routing/search.ts';
import { withTimeout } from '#app/routing/with-timeout.ts';
import { addressParts } from '#domain/shop/address-parts.ts';
import { type AddressName, addresses } from '#domain/shop/addresses.ts';
import { type OwnAddress, ownAddressOf } from '#domain/shop/own-address.ts';
import type { ServerClock } from '#gateway/wire/server-clock.ts';
import type { Words } from '#i18n/words.ts';
import { routes } from './routes.ts';
import { Shell } from './shell.tsx';

export type Surroundings = {
  readonly facts: PageFacts;
  readonly words: Words;
  /** What the server drew the first page with. It is handed out once. */
  readonly takeDrawn: () => string | null;
  /** Asked before a place is gone to: the path to go to instead, or null when the way is free. */
  readonly ask: (address: OwnAddress) => string | null;
  readonly clock: ServerClock;
  readonly gateway: LazyGateway;
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly place?: AddressName;
  }
  interface Register {
    router: ShopRouter;
  }
}

const root = createRootRouteWithContext<Surroundings>()({
  component: Shell,
  beforeLoad: ({ context, location, preload }) => {
    const asked = preload ? null : ownAddressOf(location.href);
    const instead = asked && context.ask(asked);
    if (instead) throw redirect({ href: instead, replace: true });
  },
});

const isAddressName = (name: string): name is AddressName => Object.hasOwn(addresses, name);

const patternOf = (name: AddressName) =>
  addresses[name].path.replaceAll(/\{(\w+)\?\}/g, '{-$$$1}').replaceAll(/\{(\w+)\}/g, '$$$1');

const routeOf = (name: AddressName, load: () => Promise<{ readonly place: Place }>) =>
  createRoute({
    getParentRoute: () => root,
    path: patternOf(name),
    staticData: { place: name },
    loaderDeps: ({ search }) => search,
    loader: async ({ context: { words, clock, gateway, takeDrawn }, deps, location }) => {
      const { place } = await withTimeout(load());
      const prepared = await place.prepare?.({
        words,
        query: queryFor(place, new URLSearchParams(writeSearch(deps))),
        isOwnQuery: true,
        parts: addressParts(name, location.pathname),
        now: clock.now(),
        gateway,
        posted: null,
        drawn: takeDrawn(),
      });
      if (prepared?.kind === 'elsewhere') throw redirect({ href: prepared.path, replace: true });
      keepPlace(name, place);
      return prepared?.drawn ?? null;
    },
    component: () => {
      const drawn = useLoaderData({ strict: false }) ?? null;
      const place = loadedPlace(name);
      return place ? <place.Screen drawn={drawn} /> : null;
    },
  });

const elsewhere = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ href: addresses.home.path, replace: true });
  },
});

const routeTree = root.addChildren([
  ...Object.entries(routes).flatMap(([name, load]) => (isAddressName(name) ? [routeOf(name, load)] : [])),
  elsewhere,
]);

export type ShopRouter = ReturnType<typeof shopRouter>;

export const shopRouter = (history: RouterHistory, context: Surroundings) =>
  createRouter({
    routeTree,
    history,
    context,
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    defaultErrorComponent: PlaceFailure,
    scrollRestoration: import.meta.env.SSR ? false : scrollsUnlessRead(),
  });
