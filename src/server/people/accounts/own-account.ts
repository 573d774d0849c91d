import type { Kysely } from 'kysely';
import { customerNumberOf } from '#domain/values/customer-number.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { Tables } from '#server/platform/store/tables.ts';

/** Everything is the session's own; a path that names another's is as if nothing were there. */
export const isOwnUser = ({ userId }: Session, requestedId: string | undefined): boolean =>
  requestedId === String(userId);

/** The customer number or the user's own id. */
export const isOwnIdentity = async (
  db: Kysely<Tables>,
  session: Session,
  requestedId: string | undefined,
): Promise<boolean> => {
  const own = await db
    .selectFrom('user_account')
    .innerJoin('customer', 'customer.user_id', 'user_account.id')
    .innerJoin('customer_private', 'customer_private.customer_id', 'customer.id')
    .select([
      'user_account.nationality_country_id as nationalityCountryId',
      'customer_private.citizenship_no as citizenshipNo',
      'customer_private.passport_no as passportNo',
    ])
    .where('user_account.id', '=', session.userId)
    .executeTakeFirst();
  const number = own === undefined ? null : customerNumberOf(own);
  return isOwnUser(session, requestedId) || (number !== null && number === requestedId);
};
