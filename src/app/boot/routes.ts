import type { LoadedPlace } from '#app/routing/place.ts';
import type { AddressName } from '#domain/shop/addresses.ts';
import type { laterRoutes } from './later-routes.ts';

type Later = keyof typeof laterRoutes;

const later: Readonly<Record<Later, true>> = {
  'journey-list': true,
  'journey-list-redirect': true,
  'seat-map': true,
  payment: true,
  'payment-result': true,
  'seat-alarm': true,
  seatmate: true,
  'boarding-pass': true,
  'other-device': true,
  'wallet-return': true,
  'ticket-search': true,
  'open-ticket-search': true,
  'tourist-trains': true,
  'transport-rules': true,
  'not-found': true,
  maintenance: true,
  'under-maintenance': true,
  'user-information': true,
  'password-update': true,
  'my-tickets': true,
  'open-tickets-and-coupons': true,
  'my-open-tickets': true,
  'my-subscriptions': true,
  'saved-contacts': true,
  'rental-list': true,
  'rental-driver': true,
  'rental-payment': true,
  'rental-result': true,
  'rental-reservation-result': true,
  'password-reset': true,
  'staff-console': true,
  'staff-support': true,
  'staff-membership': true,
  'flow-atlas': true,
  'component-sheet': true,
};

const isLater = (name: string): name is Later => Object.hasOwn(later, name);

/** Brings the table of the other places, and nothing of them. */
export const loadLaterRoutes = () => import('./later-routes.ts');

/** The places that stand, each with what loads it. The table of addresses is the plan; an address that is not here leads home. */
export const routes: Partial<Record<AddressName, () => LoadedPlace>> = {
  home: () => import('#app/routes/home.tsx'),
  ...Object.fromEntries(
    Object.keys(later)
      .filter(isLater)
      .map((name) => [name, async () => (await loadLaterRoutes()).laterRoutes[name]()]),
  ),
};
