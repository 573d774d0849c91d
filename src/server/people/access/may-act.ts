import type { PeopleContext } from '#server/people/context/people-context.ts';
import type { OperationRequest } from '#server/platform/http/operation.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { browserSecretsIn } from './booking-cookie.ts';
import { hasBrowserKey } from './booking-keys.ts';
import { keeperIn } from './keeper.ts';

type Reader = Pick<OperationRequest<unknown>, 'session' | 'cookies'>;

/** Its own member, the browser that booked it, one that goes on with what that one keeps, or one in which the mailed link was followed. */
export const mayActOn = async (
  { booking }: { readonly booking: Pick<Tables['booking'], 'locator' | 'user_id'> },
  { session, cookies }: Reader,
  { db, clock }: Pick<PeopleContext, 'db' | 'clock'>,
): Promise<boolean> => {
  const isOwn = session !== null && session.userId === booking.user_id;
  return (
    isOwn ||
    hasBrowserKey(db, [...browserSecretsIn(cookies), keeperIn(cookies)], booking.locator, clock.now())
  );
};
