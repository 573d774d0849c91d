import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';
import type { UnitRow } from './bits.ts';

const rowsAtOnce = 20_000;

const unitRow = sql.raw(`run_id, coach, unit, part,
  array[a0, a1, a2, a3, a4, a5]::text[] as women, array[b0, b1, b2, b3, b4, b5]::text[] as men`);

/** Every unit somebody has or had a place in, of a run and all later ones, in portions. */
export const readUnitsFrom = async (
  db: Kysely<Tables>,
  firstRun: number,
  put: (row: UnitRow) => void,
): Promise<void> => {
  let last: Pick<UnitRow, 'run_id' | 'coach' | 'unit' | 'part'> | undefined = {
    run_id: firstRun - 1,
    coach: 32,
    unit: 0,
    part: 0,
  };
  while (last !== undefined) {
    const { rows }: { rows: UnitRow[] } = await sql<UnitRow>`
      select ${unitRow} from seat_unit
      where (run_id, coach, unit, part) > (${last.run_id}, ${last.coach}, ${last.unit}, ${last.part})
      order by run_id, coach, unit, part limit ${rowsAtOnce}`.execute(db);
    for (const row of rows) put(row);
    last = rows.length < rowsAtOnce ? undefined : rows.at(-1);
  }
};

export type UnitName = { readonly runId: number; readonly coach: number; readonly unit: number };

export const readUnits = async (
  db: Kysely<Tables>,
  units: readonly UnitName[],
): Promise<readonly UnitRow[]> => {
  const runs = units.map(({ runId }) => runId);
  const coaches = units.map(({ coach }) => coach);
  const inCoach = units.map(({ unit }) => unit);
  const { rows } = await sql<UnitRow>`
    select ${unitRow} from seat_unit
    join unnest(${runs}::bigint[], ${coaches}::smallint[], ${inCoach}::smallint[]) as named(run_id, coach, unit)
    using (run_id, coach, unit)`.execute(db);
  return rows;
};
