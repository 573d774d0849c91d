import { type RefusedAnswer, refused } from '#domain/values/answer.ts';
import { hour, minute } from '#domain/values/durations.ts';
import type { PlatformContext } from '#server/platform/context/platform-context.ts';
import { type Budget, refusalOfTries, type Try, uncount } from '#server/platform/tries/budget.ts';
import { type Caller, countedFor, narrowNet, type Turns } from './counted-for.ts';
import { refusalOfTry } from './take-try.ts';

const ofCaller: Turns = { name: 'booking-lookup', most: 10, within: 15 * minute, browsers: narrowNet };
const ofLocator: Budget = { name: 'booking-locator', most: 5, within: hour };
const ofAll: Budget = { name: 'booking-lookups', most: 200, within: minute };

const everybody = 'everybody';

/** Who guesses, how often they may, and what else a guess is counted by. */
export type Guess = {
  readonly caller: Caller;
  readonly turns: Turns;
  readonly others: readonly Try[];
};

type App = Pick<PlatformContext, 'clock' | 'db' | 'issued'>;

/**
 * A guess counts before it is made. Who guesses, by one name or by many behind a network, is told to wait. What is
 * guessed at asks for the mailed link, and so does a shop that is guessed at from everywhere.
 */
export const spendGuess = async (
  { caller, turns, others }: Guess,
  app: App,
): Promise<RefusedAnswer<'more-proof-needed' | 'too-many-tries'> | null> => {
  const over = await refusalOfTry(caller, turns, app);
  if (over !== null) return over;
  const guessedAt = await refusalOfTries(app.db, others, app.clock.now());
  return guessedAt === null ? null : refused('more-proof-needed');
};

/** What was found is no guess. */
export const giveBackGuess = async (
  { caller, turns, others }: Guess,
  { db, issued }: Pick<App, 'db' | 'issued'>,
): Promise<void> => {
  for (const one of [...countedFor(caller, turns, issued), ...others]) await uncount(db, one);
};

type Looking = { readonly caller: Caller; readonly locator: string };

const guessOf = ({ caller, locator }: Looking): Guess => ({
  caller,
  turns: ofCaller,
  others: [
    { budget: ofAll, subject: everybody },
    { budget: ofLocator, subject: locator },
  ],
});

export const spendLookup = (looking: Looking, app: App) => spendGuess(guessOf(looking), app);

export const giveBackLookup = (looking: Looking, app: Pick<App, 'db' | 'issued'>): Promise<void> =>
  giveBackGuess(guessOf(looking), app);
