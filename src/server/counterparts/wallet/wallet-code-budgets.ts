import type { Kysely } from 'kysely';
import { hour } from '#domain/values/durations.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { type Budget, refusalOfTries, type Try, uncount } from '#server/platform/tries/budget.ts';
import type { Owner } from './wallet.ts';

export type Card = Pick<Tables['wallet_card'], 'id' | 'owner' | 'phone' | 'state'>;

type Deps = { readonly db: Kysely<Tables>; readonly clock: Clock };

/** A phone nobody has proved to be theirs may be anybody's: of all members together it gets so many codes. */
const inAll: Budget = { name: 'wallet-code-to-phone', most: 15, within: hour };
/** Only so many of them are further ones: the rest is left for first codes, and a first code is enough for a card. */
const further: Budget = { name: 'wallet-code-again-to-phone', most: 5, within: hour };
const firstOfMember: Budget = { name: 'wallet-code-first-of-member', most: 1, within: hour };
/** Whoever holds many memberships seldom holds many areas; a house behind one has as many members. */
const firstOfArea: Budget = { name: 'wallet-code-first-of-area', most: 4, within: hour };

/** A member who has proved another card there holds the phone in their hand. */
const isUnproved = async (db: Kysely<Tables>, { owner, phone, state }: Card): Promise<boolean> => {
  if (state !== 'draft') return false;
  const proved = await db
    .selectFrom('wallet_card')
    .select('id')
    .where((row) => row.and({ owner, phone, state: 'active' }))
    .executeTakeFirst();
  return proved === undefined;
};

const inAllTo = ({ phone }: Card): Try => ({ budget: inAll, subject: phone });

export const giveBack = async ({ db }: Pick<Deps, 'db'>, counted: readonly Try[]): Promise<void> => {
  for (const one of counted) await uncount(db, one);
};

/** Counts a code to a phone that may be a stranger's, and says as what; null where no more may be sent. */
export const countCodeTo = async (
  { db, clock }: Deps,
  { area }: Pick<Owner, 'area'>,
  card: Card,
): Promise<readonly Try[] | null> => {
  if (!(await isUnproved(db, card))) return [];
  const now = clock.now();
  const { owner, phone } = card;
  const firsts = [
    { budget: firstOfMember, subject: `${phone} ${owner}` },
    { budget: firstOfArea, subject: `${phone} ${area}` },
  ];
  const isFirst = (await refusalOfTries(db, firsts, now)) === null;
  const share = isFirst ? firsts : [{ budget: further, subject: phone }];
  const left = isFirst ? [inAllTo(card)] : [...share, inAllTo(card)];
  if ((await refusalOfTries(db, left, now)) === null) return [...share, inAllTo(card)];
  if (isFirst) await giveBack({ db }, firsts);
  return null;
};

/** A code that was proved is none that a stranger was sent. */
export const giveBackProved = async ({ db }: Pick<Deps, 'db'>, card: Card): Promise<void> => {
  if (await isUnproved(db, card)) await uncount(db, inAllTo(card));
};
