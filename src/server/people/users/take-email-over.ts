import type { Kysely } from 'kysely';
import { emailKeyOf } from '#domain/values/email.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { isNeverActivated, waitForTurn } from './save-registration.ts';

type Taken = { readonly email: string; readonly by: number };

/**
 * Whoever registered with an e-mail and never activated the account does not hold it against a customer to whom support
 * gives it: that account goes, with its papers and links. Its number is told; null where nobody waited.
 */
export const takeEmailOver = async (within: Kysely<Tables>, { email, by }: Taken): Promise<number | null> => {
  if (email === '') return null;
  await waitForTurn(within, emailKeyOf(email));
  const waiting = await within
    .deleteFrom('user_account')
    .where('email_key', '=', emailKeyOf(email))
    .where('id', '!=', by)
    .where(isNeverActivated)
    .returning('id')
    .executeTakeFirst();
  if (waiting === undefined) return null;
  await within.deleteFrom('one_time_code').where('user_id', '=', waiting.id).execute();
  const gone = await within
    .deleteFrom('customer')
    .where('user_id', '=', waiting.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  await within.deleteFrom('customer_private').where('customer_id', '=', gone.id).execute();
  return waiting.id;
};
