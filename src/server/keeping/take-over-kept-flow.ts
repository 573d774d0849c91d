import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { takeOverKeptFlow as call } from '#contract/keeping.ts';
import { granted, refused } from '#domain/answer.ts';
import { isOneTimeCode, oneTimeCodeTyped } from '#domain/one-time-code.ts';
import { operation } from '#server/http/operation.ts';
import { hashOf } from '#server/secret.ts';
import type { Tables } from '#server/store/tables.ts';
import { keepKeeper } from './keeper.ts';
import { sealed, unsealed } from './sealing.ts';

const minute = 60_000;
const triesAMinute = 10;

/** So far that no write of the first device, nor one of what this device kept before, follows it by chance. */
const farthestStep = 100_000;

/** Taking over is a write: whoever wrote before is behind. */
const moveOn = async (db: Kysely<Tables>, keeper: string, flow: string): Promise<void> => {
  const row = await db
    .selectFrom('kept_flow')
    .select(['revision', 'sealed'])
    .where('keeper', '=', hashOf(keeper))
    .where('flow', '=', flow)
    .executeTakeFirst();
  const content = row ? unsealed(row.sealed, keeper, `${flow} ${row.revision}`) : null;
  if (row === undefined || content === null) return;
  const revision = row.revision + randomInt(2, farthestStep);
  await db
    .updateTable('kept_flow')
    .set({ revision, sealed: sealed(content, keeper, `${flow} ${revision}`) })
    .where('keeper', '=', hashOf(keeper))
    .where('flow', '=', flow)
    .where('revision', '=', row.revision)
    .execute();
};

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
  await moveOn(db, keeper, given.flow);
  return { ...granted({ flow: given.flow }), cookies: [keepKeeper(keeper)] };
});
