import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { type RefusedAnswer, refused } from '#domain/values/answer.ts';
import { day } from '#domain/values/durations.ts';
import { hashOf } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';

/** How often something may be tried within a time, in milliseconds. */
export type Budget = { readonly name: string; readonly most: number; readonly within: number };

/** One try on the budget of one subject: an address, an e-mail, a browser. What is large counts as several. */
export type Try = { readonly budget: Budget; readonly subject: string; readonly times?: number };

const keyOf = ({ budget, subject }: Try): string => hashOf(`${budget.name} in quarters ${subject}`);

/** A try is counted in quarters: one in which the thing was not given costs one of them. */
const whole = 4;
const givenBack = 3;

const costOf = ({ times = 1 }: Try): number => whole * times;

/** With so much counted there is no room for this try. */
const overFrom = (one: Try): number => (one.budget.most + 1) * whole - costOf(one);

const longestWindow = day;
const pruneEvery = 200;
let triesSinceSweep = 0;

/** Waits for nobody's try, and leaves nothing locked: no two of them ever wait for each other. */
const prune = async (db: Kysely<Tables>, now: number): Promise<void> => {
  if (db.isTransaction) return;
  triesSinceSweep += 1;
  if (triesSinceSweep % pruneEvery !== 0) return;
  const old = db
    .selectFrom('try_count')
    .select('key')
    .where('began_at', '<', now - longestWindow)
    .forUpdate()
    .skipLocked();
  await db.deleteFrom('try_count').where('key', 'in', old).execute();
};

type Row = ExpressionBuilder<Tables, 'try_count'>;

/** Counts one try, before it is made, and says whether it may be made. One that may not is not counted, and leaves nothing. */
export const spend = async (db: Kysely<Tables>, one: Try, now: number): Promise<boolean> => {
  const [cost, over] = [costOf(one), overFrom(one)];
  if (over <= 0) return false;
  const hasWindowEnded = (row: Row) => row('try_count.began_at', '<=', now - one.budget.within);
  await prune(db, now);
  const counted = await db
    .insertInto('try_count')
    .values({ key: keyOf(one), began_at: now, count: cost })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          began_at: (row) =>
            row.case().when(hasWindowEnded(row)).then(now).else(row.ref('try_count.began_at')).end(),
          count: (row) =>
            row
              .case()
              .when(hasWindowEnded(row))
              .then(cost)
              .else(row('try_count.count', '+', cost))
              .end(),
        })
        .where((row) => row.or([hasWindowEnded(row), row('try_count.count', '<', over)])),
    )
    .returning('key')
    .executeTakeFirst();
  return counted !== undefined;
};

/** Whoever has no try left is told when there are some again. */
export type TooMany = RefusedAnswer<'too-many-tries'> & { readonly retryAt: number };

/** When the first of these budgets that has no try left has some again; null while all of them have. */
const overUntil = async (db: Kysely<Tables>, tries: readonly Try[], now: number): Promise<number | null> => {
  const keys = tries.map(keyOf);
  const rows = await db.selectFrom('try_count').selectAll().where('key', 'in', keys).execute();
  const kept = new Map(rows.map(({ key, ...row }) => [key, row]));
  for (const one of tries) {
    const { began_at: began, count } = kept.get(keyOf(one)) ?? { began_at: 0, count: 0 };
    const until = began + one.budget.within;
    if (until > now && count >= overFrom(one)) return until;
  }
  return null;
};

const tooMany = (retryAt: number): TooMany => ({ ...refused('too-many-tries'), retryAt });

/**
 * Counts tries one after another, before they are made, until one of them has none left. The widest net stands first: a
 * try that is refused costs nobody anything, neither the nets around it nor a row for a name that is new each time.
 */
export const refusalOfTries = async (
  db: Kysely<Tables>,
  tries: readonly Try[],
  now: number,
): Promise<TooMany | null> => {
  const over = await overUntil(db, tries, now);
  if (over !== null) return tooMany(over);
  for (const [at, one] of tries.entries()) {
    if (await spend(db, one, now)) continue;
    for (const wider of tries.slice(0, at)) await uncount(db, wider);
    return tooMany((await overUntil(db, [one], now)) ?? now);
  }
  return null;
};

/** A count of nothing is no row: whoever is right under a new name each time leaves none. */
const lessen = async (db: Kysely<Tables>, one: Try, quartersOfEach: number): Promise<void> => {
  const quarters = quartersOfEach * (one.times ?? 1);
  const key = keyOf(one);
  const left = await db
    .updateTable('try_count')
    .set({ count: sql`greatest(count - ${quarters}::integer, 0)` })
    .where('key', '=', key)
    .returning('count')
    .executeTakeFirst();
  if (left?.count !== 0) return;
  await db.deleteFrom('try_count').where('key', '=', key).where('count', '=', 0).execute();
};

/** A try that turned out to be right is not counted. */
export const uncount = (db: Kysely<Tables>, one: Try): Promise<void> => lessen(db, one, whole);

/** Nothing was given, and nothing was guessed wrong: the tries cost a quarter. */
export const giveMostBack = async (db: Kysely<Tables>, tries: readonly Try[]): Promise<void> => {
  for (const one of tries) await lessen(db, one, givenBack);
};
