import type { Kysely } from 'kysely';
import { reportFlowFacts as call } from '#contract/operations/flow-facts.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { hour as hourLong, minute } from '#domain/values/durations.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import type { Budget } from '#server/platform/tries/budget.ts';
import { isAllowedFrom } from '#server/platform/tries/caller-subject.ts';
import { operation } from '#server/sale/context/operation.ts';

type Fact = { readonly flow: string; readonly transition: string; readonly count: number };

const posts: Budget = { name: 'flow-facts', most: 60, within: minute };

const keyOf = ({ flow, transition }: Fact): string => `${flow} ${transition}`;

/** One row per transition in one order, so that two posts never wait for each other. */
const summed = (facts: readonly Fact[]): readonly Fact[] => {
  const sums = new Map<string, Fact>();
  for (const fact of facts) {
    sums.set(keyOf(fact), { ...fact, count: fact.count + (sums.get(keyOf(fact))?.count ?? 0) });
  }
  return [...sums.values()].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
};

const keep = async (db: Kysely<Tables>, facts: readonly Fact[], hour: number): Promise<number> => {
  if (facts.length === 0) {
    return 0;
  }
  await db
    .insertInto('flow_fact')
    .values(facts.map((fact) => ({ ...fact, hour })))
    .onConflict((conflict) =>
      conflict.columns(['flow', 'hour', 'transition']).doUpdateSet((row) => ({
        count: row('flow_fact.count', '+', row.ref('excluded.count')),
      })),
    )
    .execute();
  return facts.length;
};

/** Adds anonymous counts to the present hour. What no chart declares is not counted: so an hour has as many rows as there are arrows. */
export const recordFlowFacts = operation(call, async ({ body, callerAddress }, { db, clock, allow }) => {
  if (!isAllowedFrom(callerAddress, posts, allow)) {
    return refused('too-many-tries');
  }
  const hour = Math.floor(clock.now() / hourLong) * hourLong;
  // All charts are read for it, which no start waits for.
  const { isDeclared } = await import('#server/charts/declared-arrows.ts');
  const facts = summed(body.facts.filter(isDeclared));
  return granted({ kept: await inTransaction(db, (within) => keep(within, facts, hour)) });
});
