import { type Kysely, sql } from 'kysely';
import { systemClock } from '#server/platform/clock.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { UnitName } from './read-units.ts';

/** What changed since the last reading: some units, or it is not known which. */
export type Changed = readonly UnitName[] | 'all';

export type Changes = { readonly read: () => Promise<Changed> };

/** No transaction lasts as long; a number that is missing longer was never written. */
const timeout = 600_000;
/** Changes are kept for an hour: who has not looked for half of it begins anew. */
const sleepTooLong = 1_800_000;
const mostMissing = 10_000;
/** So many numbers before the first may belong to transactions that are still open. */
const openAtFirst = 500;

type Row = { readonly seq: number; readonly units: string };

const unitOfKey = (key: number): UnitName => ({
  runId: Math.floor(key / 32_768 / 32),
  coach: Math.floor(key / 32_768) % 32,
  unit: key % 32_768,
});

const unitsOf = ({ units }: Row): readonly number[] =>
  units
    .slice(1, -1)
    .split(',')
    .filter((text) => text !== '')
    .map(Number);

/** Numbers are given when a change is made and seen when it is committed: what is missing between is asked for again. */
export const openChanges = async (db: Kysely<Tables>): Promise<Changes> => {
  const missing = new Map<number, number>();
  let seen = 0;
  let lookedAt = systemClock.now();

  const miss = (from: number, to: number, now: number): void => {
    for (let seq = from; seq < to; seq += 1) missing.set(seq, now);
  };

  const begin = async (now: number): Promise<void> => {
    const { seq } = await db
      .insertInto('seat_change')
      .values({ at: now, units: '{}' })
      .returning('seq')
      .executeTakeFirstOrThrow();
    missing.clear();
    miss(Math.max(seq - openAtFirst, 1), seq, now);
    seen = seq;
    const written = await db
      .selectFrom('seat_change')
      .select('seq')
      .where('seq', '>=', seq - openAtFirst)
      .execute();
    for (const row of written) missing.delete(row.seq);
  };

  const follow = (rows: readonly Row[], now: number): void => {
    for (const { seq } of rows) {
      missing.delete(seq);
      if (seq > seen) {
        miss(seen + 1, seq, now);
        seen = seq;
      }
    }
    for (const [seq, since] of missing) {
      if (now - since > timeout) missing.delete(seq);
    }
  };

  const readRows = async (): Promise<readonly Row[]> => {
    const { rows } = await sql<Row>`
      select seq, units from seat_change
      where seq > ${seen} or seq = any(${[...missing.keys()]}::bigint[]) order by seq`.execute(db);
    return rows;
  };

  await begin(lookedAt);
  return {
    read: async () => {
      const now = systemClock.now();
      const hasSlept = now - lookedAt > sleepTooLong;
      const rows = hasSlept ? [] : await readRows();
      const isTooWide = (rows.at(-1)?.seq ?? seen) - seen > mostMissing + rows.length;
      if (hasSlept || isTooWide) {
        await begin(now);
        lookedAt = now;
        return 'all';
      }
      follow(rows, now);
      lookedAt = now;
      return rows.some(({ units }) => units === '*')
        ? 'all'
        : [...new Set(rows.flatMap(unitsOf))].map(unitOfKey);
    },
  };
};
