import type { Kysely } from 'kysely';
import type { Tables } from '#server/store/tables.ts';

type Place = { readonly runId: number; readonly coach: number };

/** Whether one of these places stands in a coach that was taken from sale. */
export const isAnyClosed = async (db: Kysely<Tables>, places: readonly Place[]): Promise<boolean> => {
  if (places.length === 0) return false;
  const closed = await db
    .selectFrom('closed_coach')
    .select(['run_id', 'coach'])
    .where(
      'run_id',
      'in',
      places.map(({ runId }) => runId),
    )
    .execute();
  return closed.some(({ run_id, coach }) =>
    places.some((place) => place.runId === run_id && place.coach === coach),
  );
};
