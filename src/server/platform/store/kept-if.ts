import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Work within a transaction that is taken back where what it said is not to be kept. */
export const keptIf = async <Within extends Kysely<Tables>, Said>(
  within: Within,
  work: (within: Within) => Promise<Said>,
  isKept: (said: Said) => boolean,
): Promise<Said> => {
  await sql`savepoint work`.execute(within);
  const said = await work(within);
  await (isKept(said) ? sql`release savepoint work` : sql`rollback to savepoint work`).execute(within);
  return said;
};
