import { type Answer, refused } from '#domain/values/answer.ts';
import type { PlatformContext } from '#server/platform/context/platform-context.ts';
import { type Caller, countedFor, type Turns } from './counted-for.ts';
import { knownCallerOf } from './known-caller.ts';
import { type Overdone, withName } from './with-name.ts';

type App = Pick<PlatformContext, 'allow' | 'issued'>;

const keysOf = (caller: Caller, turns: Turns, { issued }: App) =>
  countedFor(caller, turns, issued).map(({ budget, subject }) => ({
    key: `${budget.name} ${subject}`,
    ...budget,
  }));

/** Takes a turn of those counted in this process, or says when there is one again. */
export const refusalOfTurn = (caller: Caller, turns: Turns, app: App): Overdone | null => {
  const { allow, issued } = app;
  // Nothing is given back here: a name that has none left is refused before the nets around it are asked.
  for (const { key, most, within } of keysOf(caller, turns, app).toReversed()) {
    if (!allow(key, most, within)) {
      return withName({ ...refused('too-many-tries'), retryAt: allow.endOf(key) }, caller, issued);
    }
  }
  return null;
};

type Costing = Turns & {
  /** Refusals that cost the whole turn: where a secret was wrong. What another limit refuses does so too. */
  readonly wrong?: readonly string[];
};

/**
 * Answers in a turn. One in which the thing was not given, for whatever reason but a wrong secret, costs whoever has a
 * name a quarter; those without one share what they have, and pay it whole.
 */
export const inTurn = async <Result extends Answer<unknown, string>>(
  caller: Caller,
  { wrong = [], ...turns }: Costing,
  app: App,
  answer: () => Promise<Result>,
): Promise<Overdone | Result> => {
  const over = refusalOfTurn(caller, turns, app);
  if (over !== null) return over;
  const result = await answer();
  const isNamed = knownCallerOf(caller, app.issued).name !== null;
  if (isNamed && !result.ok && ![...wrong, 'too-many-tries'].includes(result.refusal)) {
    for (const { key } of keysOf(caller, turns, app)) app.allow.giveMostBack(key);
  }
  return result;
};
