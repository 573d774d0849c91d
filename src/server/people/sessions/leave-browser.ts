import type { Kysely } from 'kysely';
import { browserSecretsIn } from '#server/people/access/booking-cookie.ts';
import { takeBackKeys } from '#server/people/access/booking-keys.ts';
import { dropCard } from '#server/people/access/card-cookie.ts';
import { dropKeeper } from '#server/people/access/keeper.ts';
import { dropFirstBasket, newBasket } from '#server/people/access/party-of.ts';
import { renewBookingSecret } from '#server/people/access/renew-booking-secret.ts';
import { renewKeeper } from '#server/people/access/renew-keeper.ts';
import type { Cookie } from '#server/platform/http/cookie.ts';
import type { IssuedSecrets } from '#server/platform/issued-secrets.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { dropSession } from './session-cookies.ts';

type Cookies = Readonly<Record<string, string>>;

/** Whoever sits at the browser next is a stranger to what the member booked in it. */
export const leaveBrowser = async (
  within: Kysely<Tables>,
  userId: number,
  cookies: Cookies,
): Promise<void> => {
  await takeBackKeys(within, browserSecretsIn(cookies), { userId, whose: 'own' });
};

const anew = (issued: IssuedSecrets): readonly Cookie[] => [
  dropKeeper,
  dropCard,
  dropFirstBasket,
  newBasket(issued),
];

/** What a member's browser is left with. What it kept may be gone on with by another device, so it is left to that one. */
export const leftCookies = (issued: IssuedSecrets): readonly Cookie[] => [dropSession, ...anew(issued)];

type Entering = { readonly userId: number; readonly endedOf: number | null; readonly cookies: Cookies };

/**
 * A member whose session ended by itself has left nothing: whoever else logs in here does it for them. What a guest or
 * the same member kept goes on, and opens to nobody who knew its secret before.
 */
export const enterBrowser = async (
  within: Kysely<Tables>,
  { userId, endedOf, cookies }: Entering,
  issued: IssuedSecrets,
): Promise<readonly Cookie[]> => {
  const isLeft = await takeBackKeys(within, browserSecretsIn(cookies), { userId, whose: 'others' });
  const isAnothers = isLeft || (endedOf !== null && endedOf !== userId);
  const kept = isAnothers ? anew(issued) : await renewKeeper(within, cookies, issued);
  return [...kept, ...(await renewBookingSecret(within, cookies))];
};
