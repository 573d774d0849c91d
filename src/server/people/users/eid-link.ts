import type { Kysely } from 'kysely';
import { isKnownBrowser } from '#server/people/accounts/known-browser.ts';
import type { Tables } from '#server/platform/store/tables.ts';

type Shown = { readonly citizenshipNo: string; readonly browser: string | undefined };

/**
 * Whether the e-ID opens the account of one who carries the number. Anybody may have registered it: it counts once its
 * owner has come by it in a browser that the account knows by its password or its mailbox.
 */
export const doesEidOpen = async (
  db: Kysely<Tables>,
  userId: number,
  { citizenshipNo, browser }: Shown,
): Promise<boolean> => {
  const row = await db
    .selectFrom('customer_private')
    .innerJoin('customer', 'customer.id', 'customer_private.customer_id')
    .select('eid_citizenship_no')
    .where('customer.user_id', '=', userId)
    .where('citizenship_no', '=', citizenshipNo)
    .executeTakeFirst();
  if (row === undefined) return false;
  return row.eid_citizenship_no === citizenshipNo || (await isKnownBrowser(db, userId, browser));
};

/** From now on the e-ID opens the account in every browser, as long as the number stays. */
export const linkEid = async (
  within: Kysely<Tables>,
  userId: number,
  citizenshipNo: string,
): Promise<void> => {
  await within
    .updateTable('customer_private')
    .set({ eid_citizenship_no: citizenshipNo })
    .where('customer_id', 'in', (of) =>
      of.selectFrom('customer').select('customer.id').where('user_id', '=', userId),
    )
    .where('citizenship_no', '=', citizenshipNo)
    .execute();
};
