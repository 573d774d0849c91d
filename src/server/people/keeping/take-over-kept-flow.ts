import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import { takeOverKeptFlow as call } from '#contract/operations/keeping.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { isOneTimeCode, parseOneTimeCode } from '#domain/values/one-time-code.ts';
import { type Turns, wideNet } from '#server/people/access/counted-for.ts';
import { givenKeeper } from '#server/people/access/keeper.ts';
import { refusalOfTurn } from '#server/people/access/take-turn.ts';
import { operation } from '#server/people/context/operation.ts';
import { answerOnce, keyIn } from '#server/platform/once/answer-once.ts';
import { sealed, unsealed } from '#server/platform/sealing.ts';
import { hashOf } from '#server/platform/secret.ts';
import { answerInTransaction } from '#server/platform/store/answer-in-transaction.ts';
import type { Tables } from '#server/platform/store/tables.ts';

const turns: Turns = { name: 'take-over', most: 10, within: minute, browsers: wideNet };

const taken = z.object({ flow: z.string(), keeper: z.string() });
type Taken = z.output<typeof taken>;

/** So far that no write of the first device, nor one of what this device kept before, follows it by chance. */
const farthestStep = 100_000;

/** Taking over is a write: whoever wrote before is behind. */
const moveOn = async (db: Transaction<Tables>, keeper: string, flow: string): Promise<boolean> => {
  const row = await db
    .selectFrom('kept_flow')
    .select(['revision', 'sealed'])
    .where('keeper', '=', hashOf(keeper))
    .where('flow', '=', flow)
    .executeTakeFirst();
  const content = row ? unsealed(row.sealed, keeper, `${flow} ${row.revision}`) : null;
  if (row === undefined || content === null) return false;
  const revision = row.revision + randomInt(2, farthestStep);
  await db
    .updateTable('kept_flow')
    .set({ revision, sealed: sealed(content, keeper, `${flow} ${revision}`) })
    .where('keeper', '=', hashOf(keeper))
    .where('flow', '=', flow)
    .where('revision', '=', row.revision)
    .execute();
  return true;
};

/** A code works once, while what it leads to is kept under the same secret: else who brings it learns nothing. */
const takeOver = async (within: Transaction<Tables>, code: string, now: number): Promise<Taken | null> => {
  const given = await within
    .deleteFrom('kept_flow_hand_over')
    .where('code_hash', '=', hashOf(code))
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  const keeper = given ? unsealed(given.sealed_keeper, code, given.flow) : null;
  if (!given || keeper === null) return null;
  return (await moveOn(within, keeper, given.flow)) ? { flow: given.flow, keeper } : null;
};

/** From now on this device keeps together with the one that handed over. */
export const takeOverKeptFlow = operation(call, async (asked, app) => {
  const { body, headers } = asked;
  const { db, clock, carrier } = app;
  const over = refusalOfTurn(asked, turns, app);
  if (over !== null) return over;
  const code = parseOneTimeCode(body.code);
  if (!isOneTimeCode(code)) return refused('link-used-or-old');
  const keyed = { name: call.name, key: keyIn(headers, body.idempotencyKey), owner: code, body };
  const answer = await answerOnce({ db, carrier }, keyed, clock.now(), (saveAnswer) =>
    answerInTransaction(db, async (within): Promise<Answer<string, 'link-used-or-old'>> => {
      const found = await takeOver(within, code, clock.now());
      if (found === null) return refused('link-used-or-old');
      const text = JSON.stringify(found);
      await saveAnswer(within, text);
      return granted(text);
    }),
  );
  if (!answer.ok) return refused(answer.refusal === 'key-in-use' ? 'too-many-tries' : 'link-used-or-old');
  const { flow, keeper } = z.parse(taken, JSON.parse(answer.value));
  return {
    ...granted({ flow }),
    cookies: givenKeeper(keeper, asked.cookies),
  };
});
