import { isLocator, locatorTyped } from '#domain/values/locator.ts';
import { mayActOn } from '#server/people/access/may-act.ts';
import type { Asked } from '#server/platform/http/operation.ts';
import type { House } from '#server/sale/context/house.ts';
import type { BookingRow } from './booking-rows.ts';

/** Who wants to act on a booking, by what the call brings. */
export type Acting = Pick<Asked<unknown>, 'cookies' | 'session'>;

/** The booking somebody may act on; null as well when there is none. */
export const bookingToActOn = async (
  typed: string,
  acting: Acting,
  house: Pick<House, 'clock' | 'db'>,
): Promise<BookingRow | null> => {
  const locator = locatorTyped(typed);
  if (!isLocator(locator)) return null;
  const booking = await house.db
    .selectFrom('booking')
    .selectAll()
    .where('locator', '=', locator)
    .executeTakeFirst();
  return booking !== undefined && (await mayActOn({ booking }, acting, house)) ? booking : null;
};
