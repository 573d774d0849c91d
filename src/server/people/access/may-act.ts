import type { House } from '#server/house.ts';
import type { Asked } from '#server/http/operation.ts';
import { keeperIn } from '#server/keeping/keeper.ts';
import type { Tables } from '#server/store/tables.ts';
import { browserSecretIn } from './booking-cookie.ts';
import { hasBrowserKey } from './booking-keys.ts';

type Reader = Pick<Asked<unknown>, 'session' | 'cookies'>;

/** Its own member, the browser that booked it, one that goes on with what that one keeps, or one in which the mailed link was followed. */
export const mayActOn = async (
  { booking }: { readonly booking: Pick<Tables['booking'], 'locator' | 'user_id'> },
  { session, cookies }: Reader,
  { db, clock }: Pick<House, 'db' | 'clock'>,
): Promise<boolean> => {
  const isOwn = session !== null && session.userId === booking.user_id;
  return (
    isOwn || hasBrowserKey(db, [browserSecretIn(cookies), keeperIn(cookies)], booking.locator, clock.now())
  );
};
