import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { sealed, unsealed } from '#server/platform/sealing.ts';
import { hashOf } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { type KeyedCall, secretOf } from './answer-once.ts';

/**
 * Same key and same body: the work is done once and its answer given again. Whoever asks holds a row already for which
 * the same call waits, and the answer stands or falls with the transaction.
 */
export const answerWithin = async <Schema extends z.ZodMiniType, Refused extends string>(
  within: Transaction<Tables>,
  keyed: KeyedCall,
  schema: Schema,
  now: number,
  work: () => Promise<Answer<z.output<Schema>, Refused>>,
): Promise<Answer<z.output<Schema>, Refused | 'key-used-otherwise'>> => {
  const { name, body } = keyed;
  if (keyed.key === null) return work();
  const secret = secretOf(keyed);
  const keyHash = hashOf(secret);
  const bodyHash = hashOf(JSON.stringify(body) ?? '');
  const kept = await within
    .selectFrom('answered_call')
    .select(['body_hash', 'answer'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  if (kept !== undefined) {
    const text = kept.body_hash === bodyHash ? unsealed(kept.answer ?? '', secret, name) : null;
    return text === null ? refused('key-used-otherwise') : granted(z.parse(schema, JSON.parse(text)));
  }
  const result = await work();
  if (!result.ok) return result;
  const answer = sealed(JSON.stringify(z.encode(schema, result.value)), secret, name);
  const row = { key_hash: keyHash, call: name, body_hash: bodyHash, state: 'answered' as const, answer };
  await within
    .insertInto('answered_call')
    .values({ ...row, began_at: now, carrier: null, turn: null })
    .execute();
  return result;
};
