import type { AddressName } from '#domain/addresses.ts';
import type { LoadedPlace } from './place.ts';

/** Every place but home, each with what loads it. This table comes with the first wish to go elsewhere: no home page carries it. */
export const laterPlaces = {
  'journey-list': () => import('./places/journey-list.tsx'),
  'journey-list-redirect': () => import('./places/journey-list-redirect.ts'),
  'seat-map': () => import('./places/seat-map.tsx'),
  payment: () => import('./places/payment.tsx'),
  'payment-result': () => import('./places/payment-result.tsx'),
  'seat-alarm': () => import('./places/seat-alarm.tsx'),
  seatmate: () => import('./places/seatmate.tsx'),
  'boarding-pass': () => import('./places/boarding-pass.tsx'),
  'other-device': () => import('./places/other-device.tsx'),
  'wallet-return': () => import('./places/wallet-return.tsx'),
  'ticket-search': () => import('./places/ticket-search.tsx'),
  'tourist-trains': () => import('./places/tourist-trains.tsx'),
  'not-found': () => import('./places/not-found.ts'),
  maintenance: () => import('./places/maintenance.ts'),
  'under-maintenance': () => import('./places/under-maintenance.ts'),
  'user-information': () => import('./places/user-information.tsx'),
  'password-update': () => import('./places/password-update.tsx'),
  'my-tickets': () => import('./places/my-tickets.tsx'),
  'open-tickets-and-coupons': () => import('./places/open-tickets-and-coupons.tsx'),
  'my-open-tickets': () => import('./places/my-open-tickets.tsx'),
  'my-subscriptions': () => import('./places/my-subscriptions.tsx'),
  'saved-contacts': () => import('./places/saved-contacts.tsx'),
  'password-reset': () => import('./places/password-reset.tsx'),
  'flow-atlas': () => import('./places/flow-atlas.tsx'),
  'component-sheet': () => import('./places/component-sheet.ts'),
} as const satisfies Partial<Record<AddressName, () => LoadedPlace>>;
