import { beginEid as call } from '#contract/members/e-id.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { ownAddressOf } from '#domain/shop/own-address.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute, second } from '#domain/values/durations.ts';
import { operation } from '#server/people/context/operation.ts';
import type { Cookie } from '#server/platform/http/cookie.ts';
import { hashOf, newSecret } from '#server/platform/secret.ts';
import { callerSubjectOf } from '#server/platform/tries/caller-subject.ts';
import { eidOf } from './eid-of.ts';

export const eidCookie = 'e-id';

const stateLifetime = 10 * minute;
const beginningsAMinute = 30;
const secretPattern = /^[\w-]{43}$/;

const cookieOf = (value: string): Cookie => ({ name: eidCookie, value, maxAge: stateLifetime / second });

const returnTo = (redirect: string | null) => {
  const goal = redirect === null ? null : ownAddressOf(redirect);
  const home = addresses.home.path;
  return goal === null ? home : `${home}?${new URLSearchParams({ redirect: goal.path })}`;
};

/** Begins a login by e-ID: the state that will come back is bound to this browser by a cookie. */
export const beginEid = operation(call, async ({ body, cookies, language, callerAddress }, app) => {
  const eid = eidOf(app);
  if (eid === null) return refused('eid-closed');
  const { db, clock, allow } = app;
  if (!allow(`begin-eid ${callerSubjectOf(callerAddress)}`, beginningsAMinute, minute)) {
    return refused('too-many-tries');
  }
  // A second tab begins with the secret of the first: both may come back.
  const kept = cookies[eidCookie] ?? '';
  const browser = secretPattern.test(kept) ? kept : newSecret();
  const state = newSecret();
  const now = clock.now();
  await db.deleteFrom('eid_request').where('expires_at', '<=', now).execute();
  await db
    .insertInto('eid_request')
    .values({ state_hash: hashOf(state), browser_hash: hashOf(browser), expires_at: now + stateLifetime })
    .execute();
  const url = eid.addressFor({ state, returnTo: returnTo(body.redirect), language });
  return { ...granted({ url }), cookies: [cookieOf(browser)] };
});
