import type { Kysely } from 'kysely';
import { pass, type Verdict } from '#server/platform/gate.ts';
import { startRepeating } from '#server/platform/repeating.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { anyVerdict } from './commands.ts';

export type Parked = { readonly id: string; readonly name: string; readonly parkedAt: number };

/** Where calls wait until somebody releases them. Their rows are in the database: whoever releases may be elsewhere. */
export type Parking = {
  readonly park: (name: string) => Promise<Verdict>;
  readonly calls: () => Promise<readonly Parked[]>;
  readonly release: (id: string, verdict: Verdict) => Promise<void>;
  /** What waits of an older world breaks off: it may do nothing in the new one. */
  readonly cutAll: () => Promise<void>;
  /** Lets go of every call that waits here. */
  readonly letGo: () => void;
  /** Looks no more. */
  readonly stop: () => Promise<void>;
};

type Waiting = { readonly parkedAt: number; readonly goOn: (verdict: Verdict) => void };

/** One look for all that wait here; what is released here is seen at once. */
const checkEvery = 250;
/** A call that nobody releases goes on by itself after this long. */
const longestHold = 600_000;

const verdictIn = (text: string): Verdict => anyVerdict.parse(JSON.parse(text));

/** A row left by a killed process is no waiting call. */
const parkedCalls = async (db: Kysely<Tables>): Promise<readonly Parked[]> => {
  const rows = await db
    .selectFrom('parked_call')
    .select(['id', 'name', 'parked_at'])
    .where('verdict', 'is', null)
    .where('parked_at', '>', Date.now() - longestHold)
    .orderBy('parked_at')
    .execute();
  return rows.map(({ id, name, parked_at }) => ({ id, name, parkedAt: parked_at }));
};

export const openParking = (db: Kysely<Tables>, report: (reason: unknown) => void): Parking => {
  const waiting = new Map<string, Waiting>();
  let isLeft = false;

  const check = async (): Promise<void> => {
    const here = [...waiting];
    if (here.length === 0) return;
    const ids = here.map(([id]) => id);
    const rows = await db
      .selectFrom('parked_call')
      .select(['id', 'verdict'])
      .where('id', 'in', ids)
      .execute();
    const verdicts = new Map(rows.map(({ id, verdict }) => [id, verdict]));
    for (const [id, { parkedAt, goOn }] of here) {
      const verdict = verdicts.get(id);
      if (verdict) goOn(verdictIn(verdict));
      else if (verdict === undefined || Date.now() > parkedAt + longestHold) goOn(pass);
    }
  };
  const looking = startRepeating(check, checkEvery, report);

  return {
    park: async (name) => {
      const id = crypto.randomUUID();
      const parkedAt = Date.now();
      await db.insertInto('parked_call').values({ id, name, parked_at: parkedAt, verdict: null }).execute();
      const verdict = await new Promise<Verdict>((goOn) => {
        if (isLeft) goOn(pass);
        else waiting.set(id, { parkedAt, goOn });
      });
      waiting.delete(id);
      await db.deleteFrom('parked_call').where('id', '=', id).execute();
      return verdict;
    },
    calls: () => parkedCalls(db),
    release: async (id, verdict) => {
      await db
        .updateTable('parked_call')
        .set({ verdict: JSON.stringify(verdict) })
        .where('id', '=', id)
        .where('verdict', 'is', null)
        .execute();
      await check();
    },
    cutAll: async () => {
      await db
        .deleteFrom('parked_call')
        .where('parked_at', '<', Date.now() - longestHold)
        .execute();
      await db
        .updateTable('parked_call')
        .set({ verdict: JSON.stringify({ kind: 'cut' }) })
        .where('verdict', 'is', null)
        .execute();
      await check();
    },
    letGo: () => {
      isLeft = true;
      for (const { goOn } of waiting.values()) goOn(pass);
    },
    stop: looking.stop,
  };
};
