import type { Kysely } from 'kysely';
import { keepFlow as call } from '#contract/operations/keeping.ts';
import { keptFor } from '#domain/shop/kept-flow.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { keeperIn, setKeeper } from '#server/people/access/keeper.ts';
import { operation } from '#server/people/context/operation.ts';
import { sealed } from '#server/platform/sealing.ts';
import { hashOf } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { mayBegin, mayWrite } from './keeping-budget.ts';

type Row = Tables['kept_flow'];

/** A first write makes the row; a later one moves it on from the revision it follows, and from no other. */
const writeRow = async (db: Kysely<Tables>, row: Row): Promise<boolean> => {
  if (row.revision === 1) {
    const made = await db
      .insertInto('kept_flow')
      .values(row)
      .onConflict((conflict) => conflict.columns(['keeper', 'flow']).doNothing())
      .returning('revision')
      .executeTakeFirst();
    return made !== undefined;
  }
  const moved = await db
    .updateTable('kept_flow')
    .set({ revision: row.revision, sealed: row.sealed, expires_at: row.expires_at })
    .where('keeper', '=', row.keeper)
    .where('flow', '=', row.flow)
    .where('revision', '=', row.revision - 1)
    .returning('revision')
    .executeTakeFirst();
  return moved !== undefined;
};

/** Keeps a flow locked with the browser's own secret: the server cannot read it without the browser. */
export const keepFlow = operation(
  call,
  async ({ body, cookies, callerAddress }, { db, clock, allow, issued }) => {
    const now = clock.now();
    const known = keeperIn(cookies);
    const secret = known ?? issued.issue();
    const { flow, chartHash, snapshot } = body;
    const writing = { keeper: hashOf(secret), callerAddress, signs: snapshot.length };
    if (!mayWrite(writing, allow)) return refused('too-many-tries');
    if (body.revision === 0 && !(await mayBegin(writing, db, now))) return refused('too-many-tries');
    const revision = body.revision + 1;
    await db.deleteFrom('kept_flow').where('expires_at', '<=', now).execute();
    const written = await writeRow(db, {
      keeper: writing.keeper,
      flow,
      revision,
      sealed: sealed(JSON.stringify({ chartHash, snapshot }), secret, `${flow} ${revision}`),
      expires_at: now + keptFor,
    });
    if (!written) return refused('continued-elsewhere');
    return { ...granted({ revision }), cookies: known === null ? [setKeeper(secret)] : [] };
  },
);
