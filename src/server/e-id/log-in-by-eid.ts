import type { Kysely } from 'kysely';
import { logInByEid as call } from '#contract/e-id.ts';
import { granted, refused } from '#domain/answer.ts';
import { operation } from '#server/http/operation.ts';
import { hashOf } from '#server/secret.ts';
import type { Tables } from '#server/store/tables.ts';
import { welcome } from '#server/users/welcome.ts';
import { eidCookie } from './begin-eid.ts';
import { eidOf } from './eid-of.ts';

/** One active member carries a citizenship number; where two do, the e-ID cannot say which is meant. */
const userWith = async (db: Kysely<Tables>, citizenshipNo: string): Promise<number | null> => {
  const [user, another] = await db
    .selectFrom('customer_private')
    .innerJoin('customer', 'customer.id', 'customer_private.customer_id')
    .innerJoin('user_account', 'user_account.id', 'customer.user_id')
    .select('user_account.id')
    .where('customer_private.citizenship_no', '=', citizenshipNo)
    .where('user_account.status', '=', 'ACTIVE')
    .limit(2)
    .execute();
  return user === undefined || another !== undefined ? null : user.id;
};

/** A state works once, and only in the browser that was given it; then the provider is asked about the code. */
export const logInByEid = operation(call, async ({ body, cookies, language }, house) => {
  const { db, clock } = house;
  const eid = eidOf(house);
  const begun = await db
    .deleteFrom('eid_request')
    .where('state_hash', '=', hashOf(body.state))
    .where('browser_hash', '=', hashOf(cookies[eidCookie] ?? ''))
    .where('expires_at', '>', clock.now())
    .returning('state_hash')
    .executeTakeFirst();
  if (eid === null || begun === undefined) return refused('eid-refused');
  const person = await eid.prove(body.code);
  if (person === null) return refused('eid-refused');
  const { citizenshipNo } = person;
  const userId = await userWith(db, citizenshipNo);
  if (userId === null) return refused('eid-refused');
  const proof = { by: 'e-id', citizenshipNo } as const;
  const welcomed = await welcome({ userId, proof, language, remembered: false, cookies }, house);
  if (welcomed === null) return refused('eid-refused');
  return { ...granted(welcomed.loggedIn), cookies: welcomed.cookies };
});
