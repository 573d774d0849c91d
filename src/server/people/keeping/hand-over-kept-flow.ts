import { handOverKeptFlow as call } from '#contract/operations/keeping.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { oneTimeCodeLife } from '#domain/values/one-time-code.ts';
import { type Turns, wideNet } from '#server/people/access/counted-for.ts';
import { keeperIn } from '#server/people/access/keeper.ts';
import { refusalOfTurn } from '#server/people/access/take-turn.ts';
import { operation } from '#server/people/context/operation.ts';
import { sealed } from '#server/platform/sealing.ts';
import { hashOf, newSecret } from '#server/platform/secret.ts';

const turns: Turns = { name: 'hand-over', most: 10, within: minute, browsers: wideNet };

/** The browser's secret leaves for another device locked with the code, which only the traveller carries. */
export const handOverKeptFlow = operation(call, async (asked, app) => {
  const { body, cookies } = asked;
  const { db, clock } = app;
  const over = refusalOfTurn(asked, turns, app);
  if (over !== null) return over;
  const keeper = keeperIn(cookies);
  const now = clock.now();
  const { flow } = body;
  const kept =
    keeper === null
      ? undefined
      : await db
          .selectFrom('kept_flow')
          .select('flow')
          .where('keeper', '=', hashOf(keeper))
          .where('flow', '=', flow)
          .where('expires_at', '>', now)
          .executeTakeFirst();
  if (keeper === null || !kept) return refused('nothing-kept');
  const code = newSecret();
  await db.deleteFrom('kept_flow_hand_over').where('expires_at', '<=', now).execute();
  await db
    .insertInto('kept_flow_hand_over')
    .values({
      code_hash: hashOf(code),
      flow,
      sealed_keeper: sealed(keeper, code, flow),
      expires_at: now + oneTimeCodeLife,
    })
    .execute();
  return granted({ code });
});
