import { type RawBuilder, sql } from 'kysely';
import type { HoldKey } from './hold-id.ts';

/** Names rows of `seat_hold` by their whole keys. */
export const isOneOf = (keys: readonly HoldKey[]): RawBuilder<boolean> =>
  sql<boolean>`(run_id, coach, unit, id) in (${sql.join(
    keys.map(
      ({ runId, coach, unit, id }) =>
        sql`(${runId}::bigint, ${coach}::smallint, ${unit}::smallint, ${id}::uuid)`,
    ),
  )})`;
