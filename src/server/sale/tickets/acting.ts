import { isLocator, parseLocator } from '#domain/values/locator.ts';
import { mayActOn } from '#server/people/access/may-act.ts';
import type { OperationRequest } from '#server/platform/http/operation.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import type { BookingRow } from './booking-rows.ts';

/** Who wants to act on a booking, by what the call brings. */
export type Acting = Pick<OperationRequest<unknown>, 'cookies' | 'session'>;

/** The booking somebody may act on; null as well when there is none. */
export const bookingToActOn = async (
  entered: string,
  acting: Acting,
  app: Pick<AppContext, 'clock' | 'db'>,
): Promise<BookingRow | null> => {
  const locator = parseLocator(entered);
  if (!isLocator(locator)) return null;
  const booking = await app.db
    .selectFrom('booking')
    .selectAll()
    .where('locator', '=', locator)
    .executeTakeFirst();
  return booking !== undefined && (await mayActOn({ booking }, acting, app)) ? booking : null;
};
