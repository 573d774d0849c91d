import { moveClock } from '../members.ts';
import type { TestShop } from '../open-test-shop.ts';
import { type Ride, rideOf } from '../shop/bookings.ts';

const minute = 60_000;

/** A ride of the next day, so that what is asked of it first can be asked before it leaves. */
export const nextDay = { daysAhead: 1, suits: (before: number) => before > 60 * minute };

/** Moves the hour of the shop to a minute before a ride leaves. */
export const comeBefore = (shop: TestShop, { departure }: Pick<Ride, 'departure'>): Promise<void> =>
  moveClock(shop, departure - shop.open.app.clock.now() - minute);

/** From a minute before a ride leaves to a minute after. */
export const letItLeave = (shop: TestShop): Promise<void> => moveClock(shop, 2 * minute);

/** A ride that leaves in a minute. */
export const leavingRide = async (
  shop: TestShop,
  of: Pick<NonNullable<Parameters<typeof rideOf>[1]>, 'cabinClass'> = {},
): Promise<Ride> => {
  const ride = rideOf(shop, { ...of, ...nextDay });
  await comeBefore(shop, ride);
  return ride;
};
