import { beginEid as call } from '#contract/members/e-id.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { ownAddressOf } from '#domain/shop/own-address.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute, second } from '#domain/values/durations.ts';
import { type Turns, wideNet } from '#server/people/access/counted-for.ts';
import { refusalOfTurn } from '#server/people/access/take-turn.ts';
import { operation } from '#server/people/context/operation.ts';
import type { Cookie } from '#server/platform/http/cookie.ts';
import { hashOf, newSecret } from '#server/platform/secret.ts';
import { eidOf } from './eid-of.ts';

export const eidCookie = 'e-id';

const stateLifetime = 10 * minute;
const turns: Turns = { name: 'begin-eid', most: 30, within: minute, browsers: wideNet };
const secretPattern = /^[\w-]{43}$/;

const cookieOf = (value: string): Cookie => ({ name: eidCookie, value, maxAge: stateLifetime / second });

const returnTo = (redirect: string | null) => {
  const goal = redirect === null ? null : ownAddressOf(redirect);
  const home = addresses.home.path;
  return goal === null ? home : `${home}?${new URLSearchParams({ redirect: goal.path })}`;
};

/** Begins a login by e-ID: the state that will come back is bound to this browser by a cookie. */
export const beginEid = operation(call, async (asked, app) => {
  const { body, cookies, language } = asked;
  const eid = eidOf(app);
  if (eid === null) return refused('eid-closed');
  const { db, clock } = app;
  const over = refusalOfTurn(asked, turns, app);
  if (over !== null) return over;
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
