import { forgetKeptFlow as call } from '#contract/keeping.ts';
import { granted } from '#domain/answer.ts';
import { operation } from '#server/http/operation.ts';
import { hashOf } from '#server/secret.ts';
import { keeperIn } from './keeper.ts';

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
