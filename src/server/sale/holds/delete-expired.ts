import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';
import { askAgain } from './ask-again.ts';
import { giveBack } from './give-back.ts';

const inOrder = sql`order by run_id, coach, unit, id`;
const mostAtOnce = 500;

/** Clears what has lapsed in one run, whoever else is at it; until then its bits stand in the way. */
export const deleteExpiredOfRun = async (db: Kysely<Tables>, runId: number, now: number): Promise<void> => {
  const lapsed = sql`run_id = ${runId} and state = 'held' and deadline <= ${now} ${inOrder} for update`;
  await askAgain(() => giveBack(lapsed).execute(db));
};

/** Clears lapsed holds anywhere, leaving to others what they have in hand. It decides nothing. */
export const deleteExpiredAnywhere = async (db: Kysely<Tables>, now: number): Promise<void> => {
  const lapsed = sql`state = 'held' and deadline <= ${now} ${inOrder} limit ${mostAtOnce} for update skip locked`;
  for (let found = mostAtOnce; found === mostAtOnce; ) {
    const { rows } = await askAgain(() => giveBack(lapsed).execute(db));
    found = rows.length;
  }
};
