import type { Cookie } from '#server/platform/http/cookie.ts';
import type { IssuedSecrets } from '#server/platform/issued-secrets.ts';
import type { TooMany } from '#server/platform/tries/budget.ts';
import type { Caller } from './counted-for.ts';
import { knownCallerOf } from './known-caller.ts';
import { basketIn, newBasket } from './party-of.ts';

export type Overdone = TooMany & { readonly cookies: readonly Cookie[] };

/** Whoever was refused among those that bring nothing is given a name, and may ask by it at once. */
export const withName = (refusal: TooMany, caller: Caller, issued: IssuedSecrets): Overdone =>
  knownCallerOf(caller, issued).name === null && basketIn(caller.cookies) === null
    ? { ...refusal, retryAt: 0, cookies: [newBasket(issued)] }
    : { ...refusal, cookies: [] };
