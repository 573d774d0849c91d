import { type Kysely, sql, type Transaction } from 'kysely';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { sealed, unsealed } from '#server/platform/sealing.ts';
import { hashOf } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { type Carrier, carrierLocks } from './carrier.ts';

export type KeyRefusal = 'key-used-otherwise' | 'key-in-use';

/** A call that changes something, with the key its client gave it before the first try; null without one. */
export type KeyedCall = {
  readonly name: string;
  readonly key: string | null;
  /** A key is its owner's: another may use the same. */
  readonly owner: string;
  /** Compared with what was sent under the key before, by a print of its JSON that outlives the process: its names and their order stay. */
  readonly body: unknown;
};

/** What opens the answer that was laid down: whoever does not know all of it learns nothing. */
export const secretOf = ({ name, owner, key }: Pick<KeyedCall, 'key' | 'name' | 'owner'>): string =>
  `${name} ${owner} ${key}`;

/** Lays the answer down within the work's own transaction: what is done and what is answered stand or fall together. */
export type SaveAnswer = (within: Transaction<Tables>, value: string) => Promise<void>;

/** Work that was begun and not answered for this long is given up, even where its process lives. */
const givenUpAfter = minute;

type Work<Refused extends string> = (saveAnswer: SaveAnswer) => Promise<Answer<string, Refused>>;

type Row = Tables['answered_call'];
/** Where turns are kept, and who carries a call. */
type OnceContext = { readonly db: Kysely<Tables>; readonly carrier: Carrier };
type Turn = { readonly keyHash: string; readonly turn: string };

const saveNoAnswer: SaveAnswer = () => Promise.resolve();

/** Another has taken the call over: what was done in this turn must not stand. */
class TakenOver extends Error {
  override readonly name = 'TakenOver';
}

const isInserted = async (db: Kysely<Tables>, row: Row): Promise<boolean> => {
  const begun = await db
    .insertInto('answered_call')
    .values(row)
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .returning('key_hash')
    .executeTakeFirst();
  return begun !== undefined;
};

const rowOf = (db: Kysely<Tables>, keyHash: string): Promise<Row | undefined> =>
  db.selectFrom('answered_call').selectAll().where('key_hash', '=', keyHash).executeTakeFirst();

/** Whether the call has its answer: to hear it again costs nothing. */
export const isAnswered = async (
  db: Kysely<Tables>,
  keyed: Pick<KeyedCall, 'key' | 'name' | 'owner'>,
): Promise<boolean> => keyed.key !== null && (await rowOf(db, hashOf(secretOf(keyed))))?.state === 'answered';

/**
 * Whether its carrier is gone, or carries it out no more. A turn of this process is known here before its row can be
 * read, so a row that names an unknown one is nobody's.
 */
const isLetGo = ({ carrier: theirs, turn }: Row, { id, isUnderway }: Carrier) =>
  theirs === id
    ? sql<boolean>`${turn === null || !isUnderway(turn)}::boolean`
    : sql<boolean>`pg_try_advisory_xact_lock_shared(${carrierLocks}, ${theirs}::integer)`;

/** Takes over a call nobody carries out any more, unless another was quicker. */
const isTakenOver = async (db: Kysely<Tables>, carrier: Carrier, row: Row): Promise<boolean> => {
  const { key_hash, body_hash, began_at, turn } = row;
  const kept = await rowOf(db, key_hash);
  if (kept?.state !== 'running' || kept.body_hash !== body_hash) return false;
  const isOld = kept.began_at <= began_at - givenUpAfter;
  const taken = await db
    .updateTable('answered_call')
    .set({ began_at, turn, carrier: carrier.id })
    .where('key_hash', '=', key_hash)
    .where('state', '=', 'running')
    .where('turn', 'is not distinct from', kept.turn)
    .where(isOld ? sql<boolean>`true` : isLetGo(kept, carrier))
    .returning('key_hash')
    .executeTakeFirst();
  return taken !== undefined;
};

const isClaimed = async (db: Kysely<Tables>, carrier: Carrier, row: Row): Promise<boolean> =>
  (await isInserted(db, row)) || (await isTakenOver(db, carrier, row));

const giveUp = async (db: Kysely<Tables>, { keyHash, turn }: Turn): Promise<void> => {
  await db
    .deleteFrom('answered_call')
    .where('key_hash', '=', keyHash)
    .where('turn', '=', turn)
    .where('state', '=', 'running')
    .execute();
};

const answer = async (within: Transaction<Tables>, { keyHash, turn }: Turn, text: string): Promise<void> => {
  const { numUpdatedRows } = await within
    .updateTable('answered_call')
    .set({ state: 'answered', answer: text })
    .where('key_hash', '=', keyHash)
    .where('turn', '=', turn)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new TakenOver();
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

const inTurn = async <Refused extends string>(
  db: Kysely<Tables>,
  turn: Turn,
  work: () => Promise<Answer<string, Refused>>,
): Promise<Answer<string, Refused | KeyRefusal>> => {
  try {
    const result = await work();
    if (!result.ok) await giveUp(db, turn);
    return result;
  } catch (reason) {
    if (reason instanceof TakenOver) return refused('key-in-use');
    await giveUp(db, turn);
    throw reason;
  }
};

/** Same key and same body: the work is done once and its answer given again. A refusal leaves the key free. */
export const answerOnce = async <Refused extends string>(
  { db, carrier }: OnceContext,
  keyed: KeyedCall,
  now: number,
  work: Work<Refused>,
): Promise<Answer<string, Refused | KeyRefusal>> => {
  const { name, body } = keyed;
  if (keyed.key === null) return work(saveNoAnswer);
  const secret = secretOf(keyed);
  const keyHash = hashOf(secret);
  const bodyHash = hashOf(JSON.stringify(body) ?? '');
  const turn = carrier.begin();
  try {
    const row = {
      key_hash: keyHash,
      call: name,
      body_hash: bodyHash,
      state: 'running' as const,
      answer: null,
    };
    if (await isClaimed(db, carrier, { ...row, began_at: now, carrier: carrier.id, turn })) {
      const saveAnswer: SaveAnswer = (within, value) =>
        answer(within, { keyHash, turn }, sealed(value, secret, name));
      return await inTurn(db, { keyHash, turn }, () => work(saveAnswer));
    }
  } finally {
    carrier.end(turn);
  }
  const kept = await rowOf(db, keyHash);
  return answerOf(kept, bodyHash, (text) => unsealed(text, secret, name));
};

/** Where a caller names what it asks once. */
export const keyHeader = 'idempotency-key';
const longestKey = 255;
/** The key of a call, from its header or from its body. */
export const keyIn = (headers: Pick<Headers, 'get'>, inBody: string | null | undefined): string | null =>
  (headers.get(keyHeader) || inBody)?.slice(0, longestKey) || null;
