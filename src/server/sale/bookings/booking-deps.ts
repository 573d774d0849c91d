import type { AppContext } from '#server/sale/context/app-context.ts';

/** What bookings lean on. */
export type BookingDeps = Pick<
  AppContext,
  'clock' | 'db' | 'identityRegister' | 'issued' | 'mail' | 'railway' | 'settings'
>;
