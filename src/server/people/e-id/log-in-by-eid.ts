import type { Kysely } from 'kysely';
import { logInByEid as call } from '#contract/members/e-id.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { knownBrowserCookie } from '#server/people/accounts/known-browser.ts';
import { operation } from '#server/people/context/operation.ts';
import { doesEidOpen } from '#server/people/users/eid-link.ts';
import { welcome } from '#server/people/users/welcome.ts';
import { hashOf } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { eidCookie } from './begin-eid.ts';
import { eidOf } from './eid-of.ts';

/** Active members who carry a citizenship number, and whether the e-ID has opened their account before. */
const membersWith = (db: Kysely<Tables>, citizenshipNo: string) =>
  db
    .selectFrom('customer_private')
    .innerJoin('customer', 'customer.id', 'customer_private.customer_id')
    .innerJoin('user_account', 'user_account.id', 'customer.user_id')
    .select(['user_account.id', 'customer_private.eid_citizenship_no'])
    .where('customer_private.citizenship_no', '=', citizenshipNo)
    .where('user_account.status', '=', 'ACTIVE')
    .orderBy('user_account.id')
    .execute();

/** The one account of a proved person; where two are open to the e-ID alike, it cannot say which is meant. */
const accountOf = async (
  db: Kysely<Tables>,
  shown: { readonly citizenshipNo: string; readonly browser: string | undefined },
): Promise<Answer<number, 'eid-not-linked' | 'eid-refused'>> => {
  const members = await membersWith(db, shown.citizenshipNo);
  if (members.length === 0) return refused('eid-refused');
  const linked = members.filter(({ eid_citizenship_no: number }) => number === shown.citizenshipNo);
  const open: number[] = [];
  for (const { id } of linked.length > 0 ? linked : members) {
    if (await doesEidOpen(db, id, shown)) open.push(id);
  }
  const [userId, another] = open;
  return userId === undefined || another !== undefined ? refused('eid-not-linked') : granted(userId);
};

/** A state works once, and only in the browser that was given it; then the provider is asked about the code. */
export const logInByEid = operation(call, async ({ body, cookies, language }, app) => {
  const { db, clock } = app;
  const eid = eidOf(app);
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
  const account = await accountOf(db, { citizenshipNo, browser: cookies[knownBrowserCookie] });
  if (!account.ok) return account;
  const userId = account.value;
  const proof = { by: 'e-id', citizenshipNo } as const;
  const welcomed = await welcome({ userId, proof, language, remembered: false, cookies }, app);
  if (welcomed === null) return refused('eid-refused');
  return { ...granted(welcomed.loggedIn), cookies: welcomed.cookies };
});
