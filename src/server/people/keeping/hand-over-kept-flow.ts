import { handOverKeptFlow as call } from '#contract/keeping.ts';
import { granted, refused } from '#domain/answer.ts';
import { oneTimeCodeLife } from '#domain/one-time-code.ts';
import { operation } from '#server/http/operation.ts';
import { hashOf, newSecret } from '#server/secret.ts';
import { keeperIn } from './keeper.ts';
import { sealed } from './sealing.ts';

const minute = 60_000;
const codesAMinute = 10;

/** The browser's secret leaves for another device locked with the code, which only the traveller carries. */
export const handOverKeptFlow = operation(
  call,
  async ({ body, cookies, callerAddress }, { db, clock, allow }) => {
    if (!allow(`hand-over ${callerAddress}`, codesAMinute, minute)) return refused('too-many-tries');
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
