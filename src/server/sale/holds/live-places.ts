import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';
import { holdIdOf, holdKeyOf } from './hold-id.ts';
import { isAlive } from './live-holds.ts';
import { isOneOf } from './one-of.ts';
import type { HeldPlace } from './seats.ts';

export type LivePlace = Pick<
  HeldPlace,
  'runId' | 'coach' | 'seat' | 'fromStop' | 'toStop' | 'gender' | 'occupant' | 'cabinClass'
>;

/** Of the named holds those that stand, by their ids. */
export const readLivePlaces = async (
  db: Kysely<Tables>,
  holdIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, LivePlace>> => {
  const keys = holdIds.flatMap((holdId) => holdKeyOf(holdId) ?? []);
  if (keys.length === 0) return new Map();
  const holds = await db
    .selectFrom('seat_hold')
    .select([
      'run_id',
      'coach',
      'unit',
      'id',
      'gender',
      'occupant',
      'seat',
      'from_stop',
      'to_stop',
      'cabin_class',
      'state',
      'deadline',
    ])
    .where(isOneOf(keys))
    .execute();
  return new Map(
    holds.filter(isAlive(now)).map(({ run_id, coach, unit, id, ...hold }) => [
      holdIdOf({ runId: run_id, coach, unit, id }),
      {
        runId: run_id,
        coach,
        seat: hold.seat,
        fromStop: hold.from_stop,
        toStop: hold.to_stop,
        gender: hold.gender,
        occupant: hold.occupant,
        cabinClass: hold.cabin_class,
      },
    ]),
  );
};
