import type { Kysely } from 'kysely';
import { hour, minute } from '#domain/values/durations.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { type Budget, spend, type Try, uncount } from '#server/platform/tries/budget.ts';
import { callerSubjectOf } from '#server/platform/tries/caller-subject.ts';

const ofAddress: Budget = { name: 'booking-lookup', most: 10, within: 15 * minute };
const ofLocator: Budget = { name: 'booking-locator', most: 5, within: hour };
const ofAll: Budget = { name: 'booking-lookups', most: 200, within: minute };

const everybody = 'everybody';

type Looking = { readonly callerAddress: string; readonly locator: string };

const triesOf = ({ callerAddress, locator }: Looking): readonly Try[] => [
  { budget: ofAddress, subject: callerSubjectOf(callerAddress) },
  { budget: ofLocator, subject: locator },
  { budget: ofAll, subject: everybody },
];

type GuessRefusal = 'too-many-tries' | 'more-proof-needed';

/**
 * A guess counts before it is made. An address that guesses, the first of the tries, is told to wait; what is guessed
 * at, or a shop that is guessed at from everywhere, asks for the mailed link.
 */
export const spendGuess = async (
  db: Kysely<Tables>,
  [address, ...others]: readonly Try[],
  now: number,
): Promise<GuessRefusal | null> => {
  if (address !== undefined && !(await spend(db, address, now))) return 'too-many-tries';
  for (const other of others) {
    if (!(await spend(db, other, now))) return 'more-proof-needed';
  }
  return null;
};

/** What was found is no guess. */
export const giveBackGuess = async (db: Kysely<Tables>, tries: readonly Try[]): Promise<void> => {
  for (const one of tries) await uncount(db, one);
};

export const spendLookup = (
  db: Kysely<Tables>,
  looking: Looking,
  now: number,
): Promise<GuessRefusal | null> => spendGuess(db, triesOf(looking), now);

export const giveBackLookup = (db: Kysely<Tables>, looking: Looking): Promise<void> =>
  giveBackGuess(db, triesOf(looking));
