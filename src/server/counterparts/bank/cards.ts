import type { Kysely } from 'kysely';
import { holderKeyOf } from '#domain/rental/rental-holder.ts';
import { minute } from '#domain/values/durations.ts';
import { hashOf, newSecret } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';

const life = 30 * minute;

export type KeptCard = {
  readonly name: string;
  readonly lastFour: string;
  /** Whether its holder has proved already that it is theirs. */
  readonly isProved: boolean;
  readonly goodUntil: number;
  /** In whose name it is, by hash; left out where the bank was not told. */
  readonly holderHash?: string | null;
};

/** The same for every spelling of a name. */
export const holderHashOf = (name: string): string => hashOf(`holder ${holderKeyOf(name)}`);

/** Gives a token for a card; the number itself is not kept. */
export const tokenFor = async (db: Kysely<Tables>, card: KeptCard, now: number): Promise<string> => {
  const token = newSecret();
  await db.deleteFrom('bank_card').where('expires_at', '<=', now).execute();
  await db
    .insertInto('bank_card')
    .values({
      token_hash: hashOf(token),
      card: card.name,
      last_four: card.lastFour,
      proved: card.isProved,
      good_until: card.goodUntil,
      expires_at: now + life,
      holder_hash: card.holderHash ?? null,
    })
    .execute();
  return token;
};

export const cardOf = async (db: Kysely<Tables>, token: string, now: number): Promise<KeptCard | null> => {
  const row = await db
    .selectFrom('bank_card')
    .select(['card', 'last_four', 'proved', 'good_until', 'holder_hash'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    name: row.card,
    lastFour: row.last_four,
    isProved: row.proved,
    goodUntil: row.good_until,
    holderHash: row.holder_hash,
  };
};
