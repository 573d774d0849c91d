import { refused } from '#domain/values/answer.ts';
import type { PlatformContext } from '#server/platform/context/platform-context.ts';
import { type Caller, countedFor, type Turns } from './counted-for.ts';
import { type Overdone, withName } from './with-name.ts';

/** Takes a turn of those counted in this process, or says when there is one again. */
export const refusalOfTurn = (
  caller: Caller,
  turns: Turns,
  { allow, issued }: Pick<PlatformContext, 'allow' | 'issued'>,
): Overdone | null => {
  for (const { budget, subject } of countedFor(caller, turns, issued)) {
    const key = `${budget.name} ${subject}`;
    if (!allow(key, budget.most, budget.within)) {
      return withName({ ...refused('too-many-tries'), retryAt: allow.endOf(key) }, caller, issued);
    }
  }
  return null;
};
