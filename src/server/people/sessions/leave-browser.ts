import type { Kysely } from 'kysely';
import { browserSecretIn } from '#server/bookings/booking-cookie.ts';
import { takeBackKeys } from '#server/bookings/booking-keys.ts';
import type { Cookie } from '#server/http/cookie.ts';
import { newBasket } from '#server/inventory/party-of.ts';
import { dropKeeper } from '#server/keeping/keeper.ts';
import type { Tables } from '#server/store/tables.ts';
import { dropSession } from './session-cookies.ts';

type Cookies = Readonly<Record<string, string>>;

/** Whoever sits at the browser next is a stranger to what the member booked in it. */
export const leaveBrowser = (within: Kysely<Tables>, userId: number, cookies: Cookies): Promise<void> =>
  takeBackKeys(within, browserSecretIn(cookies), userId);

/** What a member's browser is left with. What it kept may be gone on with by another device, so it is left to that one. */
export const leftCookies: () => readonly Cookie[] = () => [dropSession, dropKeeper, newBasket()];
