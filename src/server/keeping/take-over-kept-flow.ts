import { takeOverKeptFlow as call } from '#contract/keeping.ts';
import { granted, refused } from '#domain/answer.ts';
import { isOneTimeCode, oneTimeCodeTyped } from '#domain/one-time-code.ts';
import { operation } from '#server/http/operation.ts';
import { hashOf } from '#server/secret.ts';
import { keepKeeper } from './keeper.ts';
import { unsealed } from './sealing.ts';

const minute = 60_000;
const triesAMinute = 10;

/** From now on this device keeps together with the one that handed over; a code works once. */
export const takeOverKeptFlow = operation(call, async ({ body, callerAddress }, { db, clock, allow }) => {
  if (!allow(`take-over ${callerAddress}`, triesAMinute, minute)) return refused('too-many-tries');
  const code = oneTimeCodeTyped(body.code);
  if (!isOneTimeCode(code)) return refused('link-used-or-old');
  const given = await db
    .deleteFrom('kept_flow_hand_over')
    .where('code_hash', '=', hashOf(code))
    .where('expires_at', '>', clock.now())
    .returningAll()
    .executeTakeFirst();
  if (!given) return refused('link-used-or-old');
  const keeper = unsealed(given.sealed_keeper, code, given.flow);
  if (keeper === null) return refused('link-used-or-old');
  return { ...granted({ flow: given.flow }), cookies: [keepKeeper(keeper)] };
});
