import type { Kysely } from 'kysely';
import type { TakenSeat } from '#domain/seat/seat-map.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { doOverlap } from '#server/railway/occupancy/stretch.ts';
import { isAlive } from '#server/sale/holds/live-holds.ts';
import type { Ride } from './ride-of.ts';

/** Who sits where over a stretch of a run, by coach, and who of them agreed to whoever looks. Holds past their deadline are not told. */
export const takenOfRide = async (
  db: Kysely<Tables>,
  { runId, ...stretch }: Pick<Ride, 'runId' | 'fromStop' | 'toStop'>,
  agreed: ReadonlySet<string>,
  now: number,
): Promise<ReadonlyMap<number, readonly TakenSeat[]>> => {
  const holds = await db
    .selectFrom('seat_hold')
    .select(['coach', 'seat', 'gender', 'occupant', 'from_stop', 'to_stop', 'state', 'deadline', 'booking'])
    .where('run_id', '=', runId)
    .execute();
  const there = holds
    .filter(isAlive(now))
    .filter(({ from_stop, to_stop }) => doOverlap(stretch, { fromStop: from_stop, toStop: to_stop }));
  const byCoach = new Map<number, Map<string, TakenSeat>>();
  for (const { coach, seat, gender, occupant, booking } of there) {
    const inCoach = byCoach.get(coach) ?? new Map<string, TakenSeat>();
    byCoach.set(coach, inCoach);
    const others = inCoach.get(seat)?.genders ?? [];
    const genders = occupant === 'pet' || others.includes(gender) ? others : [...others, gender];
    const isAgreed = booking !== null && agreed.has(booking);
    inCoach.set(seat, { seat, genders, ...(isAgreed ? { whose: 'seatmate' } : {}) });
  }
  return new Map([...byCoach].map(([coach, inCoach]) => [coach, [...inCoach.values()]]));
};
