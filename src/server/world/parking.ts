import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/store/tables.ts';
import { anyVerdict } from './commands.ts';
import { pass, type Verdict } from './gate.ts';

export type Parked = { readonly id: string; readonly name: string; readonly parkedAt: number };

const lookEvery = 25;
/** A call that nobody releases goes on by itself after this long. */
export const longestHold = 600_000;

const verdictOf = async (db: Kysely<Tables>, id: string): Promise<Verdict | null> => {
  const row = await db.selectFrom('parked_call').select('verdict').where('id', '=', id).executeTakeFirst();
  if (row === undefined) {
    return pass;
  }
  return row.verdict === null ? null : anyVerdict.parse(JSON.parse(row.verdict));
};

/** Holds a call until any process releases it. Its row is in the database, so the one who releases need not be here. */
export const park = async (db: Kysely<Tables>, name: string, ends: AbortSignal): Promise<Verdict> => {
  const id = crypto.randomUUID();
  const parkedAt = Date.now();
  await db.insertInto('parked_call').values({ id, name, parked_at: parkedAt, verdict: null }).execute();
  let verdict: Verdict | null = null;
  while (verdict === null && !ends.aborted && Date.now() < parkedAt + longestHold) {
    await pause(lookEvery);
    verdict = await verdictOf(db, id);
  }
  await db.deleteFrom('parked_call').where('id', '=', id).execute();
  return verdict ?? pass;
};

/** Calls waiting now; a row left by a killed process is not one. */
export const parkedCalls = async (db: Kysely<Tables>): Promise<readonly Parked[]> => {
  const rows = await db
    .selectFrom('parked_call')
    .select(['id', 'name', 'parked_at'])
    .where('verdict', 'is', null)
    .where('parked_at', '>', Date.now() - longestHold)
    .orderBy('parked_at')
    .execute();
  return rows.map(({ id, name, parked_at }) => ({ id, name, parkedAt: parked_at }));
};

export const release = async (db: Kysely<Tables>, id: string, verdict: Verdict): Promise<void> => {
  await db
    .updateTable('parked_call')
    .set({ verdict: JSON.stringify(verdict) })
    .where('id', '=', id)
    .where('verdict', 'is', null)
    .execute();
};

export const releaseAll = async (db: Kysely<Tables>): Promise<void> => {
  await db.deleteFrom('parked_call').execute();
};
