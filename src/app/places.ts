import type { AddressName } from '#domain/addresses.ts';
import type { Place } from './place.ts';

/** The places that stand, each with what loads it. The table of addresses is the plan; an address that is not here leads home. */
export const places: Partial<Record<AddressName, () => Promise<{ readonly place: Place }>>> = {
  home: () => import('./places/home.tsx'),
  'journey-list': () => import('./places/journey-list.tsx'),
  'journey-list-redirect': () => import('./places/journey-list-redirect.ts'),
  'seat-map': () => import('./places/seat-map.tsx'),
  payment: () => import('./places/payment.tsx'),
  'payment-result': () => import('./places/payment-result.tsx'),
  'boarding-pass': () => import('./places/boarding-pass.tsx'),
  'other-device': () => import('./places/other-device.tsx'),
  'wallet-return': () => import('./places/wallet-return.tsx'),
  'tourist-trains': () => import('./places/tourist-trains.tsx'),
  'not-found': () => import('./places/not-found.ts'),
  maintenance: () => import('./places/maintenance.ts'),
  'under-maintenance': () => import('./places/under-maintenance.ts'),
  'password-update': () => import('./places/password-update.tsx'),
  'password-reset': () => import('./places/password-reset.tsx'),
  'flow-atlas': () => import('./places/flow-atlas.tsx'),
  'component-sheet': () => import('./places/component-sheet.ts'),
};
