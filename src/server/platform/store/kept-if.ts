import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Work within a transaction that is taken back where what it said is not to be kept. */
export const keptIf = async <Within extends Kysely<Tables>, Result>(
  within: Within,
  work: (within: Within) => Promise<Result>,
  isKept: (result: Result) => boolean,
): Promise<Result> => {
  await sql`savepoint work`.execute(within);
  const result = await work(within);
  await (isKept(result) ? sql`release savepoint work` : sql`rollback to savepoint work`).execute(within);
  return result;
};
