import type { Kysely } from 'kysely';
import { coachIdOf } from '#domain/values/run-id.ts';
import { inRounds } from '#server/platform/in-rounds.ts';
import type { Tables } from '#server/platform/store/tables.ts';

type Place = { readonly runId: number; readonly coach: number };

/** Which coaches are taken from sale, as of the last look: whatever is held or told of as free goes by it. */
export type ClosedCoaches = {
  readonly isClosed: (runId: number, coach: number) => boolean;
  /** Fulfilled when every closing committed before the call is seen here. */
  readonly read: () => Promise<void>;
};

export const openClosedCoaches = (db: Kysely<Tables>): ClosedCoaches => {
  let closed: ReadonlySet<number> = new Set();
  return {
    isClosed: (runId, coach) => closed.has(coachIdOf(runId, coach)),
    read: inRounds(async () => {
      const coaches = await db.selectFrom('closed_coach').selectAll().execute();
      closed = new Set(coaches.map(({ run_id, coach }) => coachIdOf(run_id, coach)));
    }),
  };
};

/** Whether one of these places stands in a coach that was taken from sale: a sale asks the store itself. */
export const isAnyClosed = async (db: Kysely<Tables>, places: readonly Place[]): Promise<boolean> => {
  if (places.length === 0) return false;
  const rows = await db
    .selectFrom('closed_coach')
    .select(['run_id', 'coach'])
    .where(
      'run_id',
      'in',
      places.map(({ runId }) => runId),
    )
    .execute();
  const closed = new Set(rows.map(({ run_id, coach }) => coachIdOf(run_id, coach)));
  return places.some(({ runId, coach }) => closed.has(coachIdOf(runId, coach)));
};
