import type { Kysely, Transaction } from 'kysely';
import { type Answer, granted, refused } from '#domain/answer.ts';
import { sealed, unsealed } from '#server/keeping/sealing.ts';
import { hashOf } from '#server/secret.ts';
import type { Tables } from '#server/store/tables.ts';

export type KeyRefusal = 'key-used-otherwise' | 'key-in-use';

/** A call that changes something, with the key its client gave it before the first try; null without one. */
export type KeyedCall = {
  readonly name: string;
  readonly key: string | null;
  /** A key is its owner's: another may use the same. */
  readonly owner: string;
  readonly body: unknown;
};

/** Lays the answer down within the work's own transaction: what is done and what is answered stand or fall together. */
export type Lay = (within: Transaction<Tables>, value: string) => Promise<void>;

/** Work that was begun and not answered for this long is given up. */
const givenUpAfter = 60_000;

type Work<Refused extends string> = (lay: Lay) => Promise<Answer<string, Refused>>;

type Row = Tables['answered_call'];

const layNothing: Lay = () => Promise.resolve();

const claimed = async (db: Kysely<Tables>, row: Row): Promise<boolean> => {
  const begun = await db
    .insertInto('answered_call')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('key_hash')
        .doUpdateSet({ began_at: row.began_at })
        .where('answered_call.state', '=', 'running')
        .where('answered_call.body_hash', '=', row.body_hash)
        .where('answered_call.began_at', '<=', row.began_at - givenUpAfter),
    )
    .returning('key_hash')
    .executeTakeFirst();
  return begun !== undefined;
};

const givenUp = async (db: Kysely<Tables>, keyHash: string): Promise<void> => {
  await db
    .deleteFrom('answered_call')
    .where('key_hash', '=', keyHash)
    .where('state', '=', 'running')
    .execute();
};

const answerOf = (
  row: Row | undefined,
  bodyHash: string,
  open: (text: string) => string | null,
): Answer<string, KeyRefusal> => {
  if (row === undefined) return refused('key-in-use');
  if (row.body_hash !== bodyHash) return refused('key-used-otherwise');
  const value = row.answer === null ? null : open(row.answer);
  return value === null ? refused('key-in-use') : granted(value);
};

/** Same key and same body: the work is done once and its answer given again. A refusal leaves the key free. */
export const answerOnce = async <Refused extends string>(
  db: Kysely<Tables>,
  { name, key, owner, body }: KeyedCall,
  now: number,
  work: Work<Refused>,
): Promise<Answer<string, Refused | KeyRefusal>> => {
  if (key === null) return work(layNothing);
  const secret = `${name} ${owner} ${key}`;
  const keyHash = hashOf(secret);
  const bodyHash = hashOf(JSON.stringify(body) ?? '');
  const row = { key_hash: keyHash, call: name, body_hash: bodyHash, state: 'running' as const, answer: null };
  if (!(await claimed(db, { ...row, began_at: now }))) {
    const kept = await db
      .selectFrom('answered_call')
      .selectAll()
      .where('key_hash', '=', keyHash)
      .executeTakeFirst();
    return answerOf(kept, bodyHash, (text) => unsealed(text, secret, name));
  }
  const lay: Lay = async (within, value) => {
    await within
      .updateTable('answered_call')
      .set({ state: 'answered', answer: sealed(value, secret, name) })
      .where('key_hash', '=', keyHash)
      .execute();
  };
  const leave = async (reason: unknown): Promise<never> => {
    await givenUp(db, keyHash);
    throw reason;
  };
  const said = await work(lay).catch(leave);
  if (!said.ok) await givenUp(db, keyHash);
  return said;
};

const header = 'idempotency-key';
const longestKey = 255;
/** The key of a call, from its header or from its body. */
export const keyIn = (headers: Headers, inBody: string | null | undefined): string | null =>
  (headers.get(header) || inBody)?.slice(0, longestKey) || null;
