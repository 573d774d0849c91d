import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';

/** Says that this work was done to its end, so that whoever watches sees when it was not. */
export const noteRun = async (
  db: Kysely<Tables>,
  name: Tables['operation_run']['name'],
  now: number,
): Promise<void> => {
  await db
    .insertInto('operation_run')
    .values({ name, done_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ done_at: now }))
    .execute();
};
