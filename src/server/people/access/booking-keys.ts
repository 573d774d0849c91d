import type { Kysely } from 'kysely';
import { day, minute } from '#domain/values/durations.ts';
import type { Session } from '#server/platform/http/session.ts';
import { hashOf } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';

const browserKeyLife = 90 * day;
/** How long a mailed link opens its booking. */
export const linkLife = 30 * minute;

type Kind = Tables['booking_key']['kind'];

const lives: Readonly<Record<Kind, number>> = { browser: browserKeyLife, link: linkLife };

/** From now on whoever brings the secret may act on the booking: its browser, or once whoever follows the link. */
export const keepBookingKey = async (
  db: Kysely<Tables>,
  { kind, secret, locator }: { readonly kind: Kind; readonly secret: string; readonly locator: string },
  now: number,
): Promise<void> => {
  await db
    .insertInto('booking_key')
    .values({
      hash: hashOf(secret),
      locator,
      kind,
      made_at: now,
      expires_at: now + lives[kind],
      used_at: null,
    })
    .onConflict((conflict) => conflict.columns(['hash', 'locator']).doNothing())
    .execute();
};

type Asking = {
  readonly secrets: readonly (string | null)[];
  readonly locator: string;
  /** Null where a guest asks. */
  readonly session: Session | null;
};

/** The browser that asked may act on what was made. A member who has logged out meanwhile leaves it no right. */
export const keepBrowserKeys = (
  db: Kysely<Tables>,
  { secrets, locator, session }: Asking,
  now: number,
): Promise<void> =>
  inTransaction(db, async (within) => {
    if (session !== null) {
      const knownSession = await within
        .selectFrom('session')
        .select('id')
        .where('id', '=', session.id)
        .forShare()
        .executeTakeFirst();
      if (knownSession === undefined) return;
    }
    for (const secret of secrets) {
      if (secret !== null) await keepBookingKey(within, { kind: 'browser', secret, locator }, now);
    }
  });

const whoseIs = { own: '=', others: '!=', members: 'is not' } as const;

type Whose =
  | { readonly userId: number; readonly whose: 'others' | 'own' }
  | { readonly userId: null; readonly whose: 'members' };

/**
 * What the member booked or rented is no longer the browser's to act on, or what other members did; what a guest booked in
 * it is. Says whether there was anything.
 */
export const takeBackKeys = async (
  db: Kysely<Tables>,
  secrets: readonly string[],
  { userId, whose }: Whose,
): Promise<boolean> => {
  if (secrets.length === 0) return false;
  const is = whoseIs[whose];
  const bookings = db.selectFrom('booking').select('locator').where('user_id', is, userId);
  const rentals = db.selectFrom('rental_order').select('number').where('user_id', is, userId);
  const taken = await db
    .deleteFrom('booking_key')
    .where('hash', 'in', secrets.map(hashOf))
    .where('kind', '=', 'browser')
    .where((key) => key.or([key('locator', 'in', bookings), key('locator', 'in', rentals)]))
    .returning('locator')
    .execute();
  return taken.length > 0;
};

/** What may be acted on under one secret may be under another too. */
export const copyBrowserKeys = async (db: Kysely<Tables>, from: string, to: string): Promise<void> => {
  const keys = await db
    .selectFrom('booking_key')
    .selectAll()
    .where('hash', '=', hashOf(from))
    .where('kind', '=', 'browser')
    .execute();
  if (keys.length === 0) return;
  await db
    .insertInto('booking_key')
    .values(keys.map((key) => ({ ...key, hash: hashOf(to) })))
    .onConflict((conflict) => conflict.columns(['hash', 'locator']).doNothing())
    .execute();
};

export const hasBrowserKey = async (
  db: Kysely<Tables>,
  secrets: readonly (string | null)[],
  locator: string,
  now: number,
): Promise<boolean> => {
  const hashes = secrets.flatMap((secret) => (secret === null ? [] : [hashOf(secret)]));
  if (hashes.length === 0) return false;
  const key = await db
    .selectFrom('booking_key')
    .select('hash')
    .where('hash', 'in', hashes)
    .where('locator', '=', locator)
    .where('kind', '=', 'browser')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return key !== undefined;
};

/** The booking a mailed code opens. A code opens once. */
export const spendLinkKey = async (db: Kysely<Tables>, code: string, now: number): Promise<string | null> => {
  const used = await db
    .updateTable('booking_key')
    .set({ used_at: now })
    .where('hash', '=', hashOf(code))
    .where('kind', '=', 'link')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('locator')
    .executeTakeFirst();
  return used?.locator ?? null;
};
