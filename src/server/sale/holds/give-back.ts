import { type RawBuilder, sql } from 'kysely';
import type { Gender } from '#domain/values/gender.ts';
import { systemClock } from '#server/platform/clock.ts';
import { unitKey } from './hold-statement.ts';

const ordinals = [0, 1, 2, 3, 4, 5] as const;

const ownBits = ordinals
  .map((n) => `coalesce(bit_or(mask) filter (where place = ${n}), 0) as m${n}`)
  .join(', ');
const clearing = ordinals.map((n) => `a${n} = s.a${n} & ~g.m${n}, b${n} = s.b${n} & ~g.m${n}`).join(', ');
const sameUnit = 's.run_id = g.run_id and s.coach = g.coach and s.unit = g.unit and s.part = g.part';

/** A hold that is no more. */
export type GivenBack = {
  readonly run_id: number;
  readonly coach: number;
  readonly unit: number;
  readonly id: string;
  readonly seat: string;
  readonly from_stop: number;
  readonly to_stop: number;
  readonly gender: Gender;
  readonly state: 'held' | 'sold';
};

/**
 * Deletes the chosen holds and clears exactly their bits. Holds are locked before units, both in one order for everybody.
 * `chosen` is what stands after `where`, with `seat_hold` as the table.
 */
export const giveBack = (chosen: RawBuilder<unknown>): RawBuilder<GivenBack> => sql<GivenBack>`
with l as (
  select run_id, coach, unit, id from seat_hold where ${chosen}
), d as (
  delete from seat_hold h using l
  where h.run_id = l.run_id and h.coach = l.coach and h.unit = l.unit and h.id = l.id
  returning h.run_id, h.coach, h.unit, h.id, h.place, h.seat, h.from_stop, h.to_stop, h.mask0, h.mask1, h.gender, h.state
), m as (
  select run_id, coach, unit, 0 as part, place, mask0 as mask from d where mask0 <> 0
  union all select run_id, coach, unit, 1 as part, place, mask1 as mask from d where mask1 <> 0
), g as (
  select run_id, coach, unit, part, ${sql.raw(ownBits)} from m group by run_id, coach, unit, part
), k as (
  select s.run_id, s.coach, s.unit, s.part from seat_unit s join g on ${sql.raw(sameUnit)}
  order by s.run_id, s.coach, s.unit, s.part for update of s
), u as (
  update seat_unit s set ${sql.raw(clearing)} from g join k using (run_id, coach, unit, part) where ${sql.raw(sameUnit)}
  returning s.run_id, s.coach, s.unit
), c as (
  insert into seat_change (at, units)
  select ${systemClock.now()}::bigint, array_agg(${sql.raw(unitKey('u'))})::text from u having count(*) > 0
)
select run_id, coach, unit, id, seat, from_stop, to_stop, gender, state from d`;
