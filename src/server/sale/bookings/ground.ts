import type { House } from '#server/sale/context/house.ts';

/** What bookings lean on. */
export type BookingGround = Pick<
  House,
  'db' | 'clock' | 'settings' | 'mail' | 'railway' | 'identityRegister'
>;
