import type { AppContext } from '#server/sale/context/app-context.ts';

/** What bookings lean on. */
export type BookingDeps = Pick<
  AppContext,
  'db' | 'clock' | 'settings' | 'mail' | 'railway' | 'identityRegister'
>;
