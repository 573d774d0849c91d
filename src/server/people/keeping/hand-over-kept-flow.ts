import { handOverKeptFlow as call } from '#contract/operations/keeping.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { oneTimeCodeLife } from '#domain/values/one-time-code.ts';
import { keeperIn } from '#server/people/access/keeper.ts';
import { operation } from '#server/people/context/operation.ts';
import { sealed } from '#server/platform/sealing.ts';
import { hashOf, newSecret } from '#server/platform/secret.ts';
import { callerSubjectOf } from '#server/platform/tries/caller-subject.ts';

const codesAMinute = 10;

/** The browser's secret leaves for another device locked with the code, which only the traveller carries. */
export const handOverKeptFlow = operation(
  call,
  async ({ body, cookies, callerAddress }, { db, clock, allow }) => {
    if (!allow(`hand-over ${callerSubjectOf(callerAddress)}`, codesAMinute, minute))
      return refused('too-many-tries');
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
  },
);
