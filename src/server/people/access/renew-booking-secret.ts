import type { Kysely } from 'kysely';
import type { Cookie } from '#server/platform/http/cookie.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { browserSecretsIn, renewedSecret } from './booking-cookie.ts';
import { copyBrowserKeys, takeBackKeys } from './booking-keys.ts';

/**
 * Whoever logs in books under another secret than was known here before. The one before goes along, so that a login whose
 * answer is lost loses nothing. What a guest booked stays open to the older of two as well: whoever took it along could
 * otherwise take all of it for themselves, by logging in twice.
 */
export const renewBookingSecret = async (
  within: Kysely<Tables>,
  cookies: Readonly<Record<string, string>>,
): Promise<readonly Cookie[]> => {
  const [own, before] = browserSecretsIn(cookies);
  if (own === undefined) return [];
  if (before !== undefined) {
    await copyBrowserKeys(within, before, own);
    // What members booked is theirs by their session, and left under one secret alone: a logout takes it away there.
    await takeBackKeys(within, [before], { userId: null, whose: 'members' });
  }
  return [renewedSecret(own)];
};
