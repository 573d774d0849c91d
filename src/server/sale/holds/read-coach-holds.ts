import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';
import { type CoachHold, holdColumns } from './live-holds.ts';

/** Reads the holds of a coach, lapsed ones too. */
export type ReadCoachHolds = (runId: number, coach: number) => Promise<readonly CoachHold[]>;

/** Who asks while a reading is under way shares the next one, so that a thousand refusals read a coach a few times. */
export const createCoachHoldReader = (db: Kysely<Tables>): ReadCoachHolds => {
  const running = new Map<string, Promise<unknown>>();
  const next = new Map<string, Promise<readonly CoachHold[]>>();

  const read = async (key: string, runId: number, coach: number): Promise<readonly CoachHold[]> => {
    await running.get(key);
    next.delete(key);
    const reading = db
      .selectFrom('seat_hold')
      .select(holdColumns)
      .where('run_id', '=', runId)
      .where('coach', '=', coach)
      .execute();
    const over = Promise.allSettled([reading]);
    running.set(key, over);
    await over;
    if (running.get(key) === over) running.delete(key);
    return reading;
  };

  return (runId, coach) => {
    const key = `${runId} ${coach}`;
    const known = next.get(key);
    if (known !== undefined) return known;
    const reading = read(key, runId, coach);
    next.set(key, reading);
    return reading;
  };
};
