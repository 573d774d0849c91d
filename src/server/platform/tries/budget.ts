import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { type RefusedAnswer, refused } from '#domain/values/answer.ts';
import { day } from '#domain/values/durations.ts';
import { hashOf } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';

/** How often something may be tried within a time, in milliseconds. */
export type Budget = { readonly name: string; readonly most: number; readonly within: number };

/** One try on the budget of one subject: an address, an e-mail, a browser. */
export type Try = { readonly budget: Budget; readonly subject: string };

const keyOf = ({ budget, subject }: Try): string => hashOf(`${budget.name} in quarters ${subject}`);

/** A try is counted in quarters: one in which the thing was not given costs one of them. */
const whole = 4;
const givenBack = 3;

const longestWindow = day;
const pruneEvery = 200;
let triesSinceSweep = 0;

const prune = async (db: Kysely<Tables>, now: number): Promise<void> => {
  triesSinceSweep += 1;
  if (triesSinceSweep % pruneEvery === 0) {
    await db
      .deleteFrom('try_count')
      .where('began_at', '<', now - longestWindow)
      .execute();
  }
};

type Row = ExpressionBuilder<Tables, 'try_count'>;

/** Counts one try, before it is made; where none is left it says when there are tries again, else null. */
const overUntil = async (db: Kysely<Tables>, one: Try, now: number): Promise<number | null> => {
  const hasWindowEnded = (row: Row) => row('try_count.began_at', '<=', now - one.budget.within);
  await prune(db, now);
  const { count, began_at: began } = await db
    .insertInto('try_count')
    .values({ key: keyOf(one), began_at: now, count: whole })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        began_at: (row) =>
          row.case().when(hasWindowEnded(row)).then(now).else(row.ref('try_count.began_at')).end(),
        count: (row) =>
          row
            .case()
            .when(hasWindowEnded(row))
            .then(whole)
            .else(row('try_count.count', '+', whole))
            .end(),
      }),
    )
    .returning(['count', 'began_at'])
    .executeTakeFirstOrThrow();
  return count < (one.budget.most + 1) * whole ? null : began + one.budget.within;
};

/** Counts one try, before it is made, and says whether it may be made. */
export const spend = async (db: Kysely<Tables>, one: Try, now: number): Promise<boolean> =>
  (await overUntil(db, one, now)) === null;

/** Whoever has no try left is told when there are some again. */
export type TooMany = RefusedAnswer<'too-many-tries'> & { readonly retryAt: number };

/** Counts tries one after another, before they are made, until one of them has none left. */
export const refusalOfTries = async (
  db: Kysely<Tables>,
  tries: readonly Try[],
  now: number,
): Promise<TooMany | null> => {
  for (const one of tries) {
    const retryAt = await overUntil(db, one, now);
    if (retryAt !== null) return { ...refused('too-many-tries'), retryAt };
  }
  return null;
};

const lessen = async (db: Kysely<Tables>, one: Try, quarters: number): Promise<void> => {
  await db
    .updateTable('try_count')
    .set({ count: sql`greatest(count - ${quarters}::integer, 0)` })
    .where('key', '=', keyOf(one))
    .execute();
};

/** A try that turned out to be right is not counted. */
export const uncount = (db: Kysely<Tables>, one: Try): Promise<void> => lessen(db, one, whole);

/** Nothing was given, and nothing was guessed wrong: the tries cost a quarter. */
export const giveMostBack = async (db: Kysely<Tables>, tries: readonly Try[]): Promise<void> => {
  for (const one of tries) await lessen(db, one, givenBack);
};
