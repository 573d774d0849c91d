import type { PlatformContext } from '#server/platform/context/platform-context.ts';
import { refusalOfTries } from '#server/platform/tries/budget.ts';
import { type Caller, countedFor, type Turns } from './counted-for.ts';
import { type Overdone, withName } from './with-name.ts';

/** Takes a turn of those counted in the database, for all processes together, or says when there is one again. */
export const refusalOfTry = async (
  caller: Caller,
  turns: Turns,
  { db, clock, issued }: Pick<PlatformContext, 'db' | 'clock' | 'issued'>,
): Promise<Overdone | null> => {
  const refusal = await refusalOfTries(db, countedFor(caller, turns, issued), clock.now());
  return refusal === null ? null : withName(refusal, caller, issued);
};
