import type { Kysely } from 'kysely';
import { browserSecretIn } from '#server/people/access/booking-cookie.ts';
import { takeBackKeys } from '#server/people/access/booking-keys.ts';
import { dropKeeper } from '#server/people/access/keeper.ts';
import { newBasket } from '#server/people/access/party-of.ts';
import type { Cookie } from '#server/platform/http/cookie.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { dropSession } from './session-cookies.ts';

type Cookies = Readonly<Record<string, string>>;

/** Whoever sits at the browser next is a stranger to what the member booked in it. */
export const leaveBrowser = (within: Kysely<Tables>, userId: number, cookies: Cookies): Promise<void> =>
  takeBackKeys(within, browserSecretIn(cookies), userId);

/** What a member's browser is left with. What it kept may be gone on with by another device, so it is left to that one. */
export const leftCookies: () => readonly Cookie[] = () => [dropSession, dropKeeper, newBasket()];
