import type { RefusedAnswer } from '#domain/values/answer.ts';
import { day, hour } from '#domain/values/durations.ts';
import type { Caller } from '#server/people/access/counted-for.ts';
import type { PeopleContext } from '#server/people/context/people-context.ts';
import { type Budget, refusalOfTries, spend, type Try, uncount } from '#server/platform/tries/budget.ts';
import { callerAreaOf } from '#server/platform/tries/caller-subject.ts';

/** Whoever fills in forms for a family is heard, however much strangers ask elsewhere; what is right uses none up. */
const firstOfArea: Budget = { name: 'identity-first', most: 10, within: day };
/** Enough for what a country mistypes in an hour, and too few to try out its numbers from many networks. */
const wrongOfAll: Budget = { name: 'identity-wrong', most: 600, within: hour };

const everybody: Try = { budget: wrongOfAll, subject: 'everybody' };

type App = Pick<PeopleContext, 'db' | 'clock'>;

export type SharedQuestion = {
  readonly over: RefusedAnswer<'too-many-tries'> | null;
  /** What was right, or not answered, is no guess. */
  readonly giveBack: () => Promise<void>;
};

const ofMember: SharedQuestion = { over: null, giveBack: async () => undefined };

/** Counts a question among those of the whole shop. Members count by themselves, and of an area the first of a day. */
export const sharedQuestion = async (
  { session, callerAddress }: Caller,
  { db, clock }: App,
): Promise<SharedQuestion> => {
  if (session !== null) return ofMember;
  const first = { budget: firstOfArea, subject: callerAreaOf(callerAddress) };
  if (await spend(db, first, clock.now())) return { over: null, giveBack: () => uncount(db, first) };
  const over = await refusalOfTries(db, [everybody], clock.now());
  return { over, giveBack: () => uncount(db, everybody) };
};
