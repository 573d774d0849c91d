import { forgetKeptFlow as call } from '#contract/operations/keeping.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { keeperIn } from '#server/people/access/keeper.ts';
import { operation } from '#server/people/context/operation.ts';
import { hashOf } from '#server/platform/secret.ts';

/** A tab that is behind forgets nothing another one has written since. What nobody keeps is forgotten already. */
export const forgetKeptFlow = operation(call, async ({ body, cookies }, { db }) => {
  const keeper = keeperIn(cookies);
  if (keeper === null) return granted(null);
  const [hash, { flow, revision }] = [hashOf(keeper), body];
  const own = db.deleteFrom('kept_flow').where('keeper', '=', hash).where('flow', '=', flow);
  await (revision === undefined ? own : own.where('revision', '=', revision)).execute();
  const left = await db
    .selectFrom('kept_flow')
    .select('flow')
    .where('keeper', '=', hash)
    .where('flow', '=', flow)
    .executeTakeFirst();
  return left === undefined ? granted(null) : refused('continued-elsewhere');
});
