import { forgetKeptFlow as call } from '#contract/operations/keeping.ts';
import { granted } from '#domain/values/answer.ts';
import { keeperIn } from '#server/people/access/keeper.ts';
import { operation } from '#server/people/context/operation.ts';
import { hashOf } from '#server/platform/secret.ts';

export const forgetKeptFlow = operation(call, async ({ body, cookies }, { db }) => {
  const keeper = keeperIn(cookies);
  if (keeper !== null) {
    await db
      .deleteFrom('kept_flow')
      .where('keeper', '=', hashOf(keeper))
      .where('flow', '=', body.flow)
      .execute();
  }
  return granted(null);
});
