import type { Kysely } from 'kysely';
import { trainOfRun } from '#domain/values/run-id.ts';
import type { Tables } from '#server/platform/store/tables.ts';

/** Whatever is kept of a run. An entry of the ledger is never without its head. */
export const tablesOfRuns = [
  'seat_hold',
  'seat_unit',
  'closed_coach',
  'ticket',
  'seat_alarm',
  'seatmate_ask',
  'ledger_head',
] as const satisfies readonly (keyof Tables)[];

/** The indexes of trains of which anything is kept: they mean what they meant when it was written. */
export const referredTrains = async (within: Kysely<Tables>): Promise<ReadonlySet<number>> => {
  const found = new Set<number>();
  for (const table of tablesOfRuns) {
    const rows = await within.selectFrom(table).select('run_id').distinct().execute();
    for (const { run_id } of rows) found.add(trainOfRun(run_id));
  }
  return found;
};
