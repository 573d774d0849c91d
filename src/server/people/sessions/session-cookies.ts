import { sessionCookie } from '#contract/wire/page.ts';
import { sessionLife } from '#domain/member/session-limits.ts';
import { second } from '#domain/values/durations.ts';
import { isVouched } from '#server/platform/http/caller.ts';
import type { Cookie } from '#server/platform/http/cookie.ts';
import type { Head } from '#server/platform/http/incoming-request.ts';

type Kept = { readonly remembered: boolean; readonly startedAt: number; readonly now: number };

/** A remembered session's cookie outlives the browser, but never the session. */
export const keepSession = (renewalToken: string, { remembered, startedAt, now }: Kept): Cookie => ({
  name: sessionCookie,
  value: renewalToken,
  maxAge: remembered ? Math.max(1, Math.floor((startedAt + sessionLife - now) / second)) : null,
});

export const dropSession: Cookie = { name: sessionCookie, value: '', maxAge: 0 };

/**
 * The token in the cookie. A cookie of another site's request never comes this far; here a browser must say besides
 * that a page of ours asks.
 */
export const renewalTokenIn = (cookies: Readonly<Record<string, string>>, headers: Head): string | null =>
  isVouched(headers) ? (cookies[sessionCookie] ?? null) : null;
