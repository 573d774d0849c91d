import { type Kysely, sql } from 'kysely';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { giveBack } from './give-back.ts';
import { holdKeyOf } from './hold-id.ts';

/** Frees a hold that belongs to no booking yet. */
export const releaseHold = async (
  db: Kysely<Tables>,
  holdId: string,
): Promise<Answer<null, 'hold-unknown'>> => {
  const key = holdKeyOf(holdId);
  if (key === null) return refused('hold-unknown');
  const own = sql`run_id = ${key.runId} and coach = ${key.coach} and unit = ${key.unit} and id = ${key.id}
    and state = 'held' and booking is null for update`;
  const { rows } = await giveBack(own).execute(db);
  return rows.length === 0 ? refused('hold-unknown') : granted(null);
};
