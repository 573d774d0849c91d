import type { Cookie } from '#server/platform/http/cookie.ts';
import type { IssuedSecrets } from '#server/platform/issued-secrets.ts';
import type { TooMany } from '#server/platform/tries/budget.ts';
import type { Caller } from './counted-for.ts';
import { basketIn, newBasket } from './party-of.ts';

export type Overdone = TooMany & { readonly cookies: readonly Cookie[] };

/** Whoever was refused among those that bring nothing is given a name, and may ask by it at once. */
export const withName = (refusal: TooMany, { cookies, session }: Caller, issued: IssuedSecrets): Overdone =>
  session === null && basketIn(cookies) === null
    ? { ...refusal, retryAt: 0, cookies: [newBasket(issued)] }
    : { ...refusal, cookies: [] };
