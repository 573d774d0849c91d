import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Hours } from './hours-in.ts';

export type LoggedEvent = Omit<Tables['flow_event'], 'reported_hour'>;

const rowsAtOnce = 5000;

/** Every event of some hours, case by case and in its order; so many at a time that no log is too long. */
export async function* eventLogRows(
  db: Kysely<Tables>,
  { from, until }: Hours,
): AsyncGenerator<readonly LoggedEvent[]> {
  const all = db
    .selectFrom('flow_event')
    .select(['case_id', 'position', 'flow', 'transition', 'stands', 'at'])
    .where('at', '>=', from)
    .where('at', '<', until)
    .orderBy('case_id')
    .orderBy('position')
    .limit(rowsAtOnce);
  for (let rows = await all.execute(); rows.length > 0; ) {
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return;
    rows = await all
      .where((row) =>
        row.eb(row.refTuple('case_id', 'position'), '>', row.tuple(last.case_id, last.position)),
      )
      .execute();
  }
}
