import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { readKeptFlow as call } from '#contract/operations/keeping.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { keeperIn } from '#server/people/access/keeper.ts';
import { operation } from '#server/people/context/operation.ts';
import { unsealed } from '#server/platform/sealing.ts';
import { hashOf } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';

const content = z.object({ chartHash: z.string(), snapshot: z.string() });

/** A row nobody can open would stand in the way of every new beginning. */
const forgetUnreadable = async (db: Kysely<Tables>, { keeper, flow, sealed }: Tables['kept_flow']) => {
  await db
    .deleteFrom('kept_flow')
    .where('keeper', '=', keeper)
    .where('flow', '=', flow)
    .where('sealed', '=', sealed)
    .execute();
};

/** Gives back what this browser wrote down, and what revision a write has to follow. */
export const readKeptFlow = operation(call, async ({ params, cookies }, { db, clock, log }) => {
  const keeper = keeperIn(cookies);
  if (keeper === null) return refused('nothing-kept');
  const row = await db
    .selectFrom('kept_flow')
    .selectAll()
    .where('keeper', '=', hashOf(keeper))
    .where('flow', '=', params.flow ?? '')
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  if (!row) return refused('nothing-kept');
  const { flow, revision } = row;
  const opened = unsealed(row.sealed, keeper, `${flow} ${revision}`);
  if (opened === null) {
    log.info('kept-flow-unreadable', { flow });
    await forgetUnreadable(db, row);
    return refused('nothing-kept');
  }
  const { chartHash, snapshot } = content.parse(JSON.parse(opened));
  return granted({ flow, chartHash, revision, snapshot });
});
