import type { NeighbourRule } from '#domain/coach/neighbour-rule.ts';
import type { Guards } from './guards.ts';

const ordinals = [0, 1, 2, 3, 4, 5] as const;

const each = (of: (ordinal: number) => string, between: string): string => ordinals.map(of).join(between);

const women = (row: string): string => each((n) => `(${row}.a${n} & ~${row}.b${n})`, ' | ');
const men = (row: string): string => each((n) => `(${row}.b${n} & ~${row}.a${n})`, ' | ');

const isFree = each((n) => `((s.a${n} | s.b${n}) & (excluded.a${n} | excluded.b${n}))`, ' | ');

/** No woman beside a man and no man beside a woman: `maySitBeside` of the domain, as strictly as it can be said in bits. Who may yet sit there is decided under the lock. */
const isAmongItsOwn = `(((${women('s')}) & (${men('excluded')})) | ((${men('s')}) & (${women('excluded')}))) = 0`;

const tests = (guards: Guards, rule: NeighbourRule): string =>
  [
    ...(guards.occupancy ? [`(${isFree}) = 0`] : []),
    ...(guards.neighbours && rule !== 'off' ? [isAmongItsOwn] : []),
  ].join(' and ') || 'true';

/** The number of a unit in the change feed. */
export const unitKey = (row: string): string => `((${row}.run_id * 32 + ${row}.coach) * 32768 + ${row}.unit)`;

/**
 * Takes places, at most one in a unit, in the order of run, coach and unit, and says which were granted: occupancy and
 * neighbours are judged by the row itself, so nothing can change between the judging and the taking.
 */
const textOf = (guards: Guards, rule: NeighbourRule): string => `
with r as (
  select * from unnest(
    $1::bigint[], $2::smallint[], $3::smallint[], $4::smallint[], $5::smallint[], $6::smallint[], $7::bigint[],
    $8::bigint[], $9::bigint[], $10::boolean[], $11::uuid[], $12::text[], $13::smallint[], $14::smallint[],
    $15::text[], $16::text[], $17::text[], $18::text[], $19::bigint[], $20::bigint[]
  ) as r(run_id, coach, unit, part, place, planes, mask, mask0, mask1, leads, id, seat, from_stop, to_stop, gender,
    occupant, cabin_class, party, asked_from, asked_by)
), u as (
  insert into seat_unit as s (run_id, coach, unit, part, ${each((n) => `a${n}`, ', ')}, ${each((n) => `b${n}`, ', ')})
  select run_id, coach, unit, part,
    ${each((n) => `case when place = ${n} and planes & 1 <> 0 then mask else 0 end`, ', ')},
    ${each((n) => `case when place = ${n} and planes & 2 <> 0 then mask else 0 end`, ', ')}
  from r
  on conflict (run_id, coach, unit, part) do update set
    ${each((n) => `a${n} = s.a${n} | excluded.a${n}, b${n} = s.b${n} | excluded.b${n}`, ', ')}
  where ${tests(guards, rule)}
  returning s.run_id, s.coach, s.unit, s.part
), h as (
  insert into seat_hold (run_id, coach, unit, id, place, seat, from_stop, to_stop, mask0, mask1, gender, occupant,
    cabin_class, party, asked_from, asked_by, state, deadline, extensions)
  select r.run_id, r.coach, r.unit, r.id, r.place, r.seat, r.from_stop, r.to_stop, r.mask0, r.mask1, r.gender,
    r.occupant, r.cabin_class, r.party, r.asked_from, r.asked_by, 'held', $21::bigint, 0
  from r join u on u.run_id = r.run_id and u.coach = r.coach and u.unit = r.unit and u.part = r.part
  where r.leads
), c as (
  insert into seat_change (at, units)
  select $22::bigint, array_agg(${unitKey('u')})::text from u having count(*) > 0
)
select run_id, coach, unit, part from u`;

/** A statement the database keeps prepared under its name. */
export type HoldStatement = { readonly name: string; readonly text: string };

export const holdStatementOf = (guards: Guards, rule: NeighbourRule): HoldStatement => ({
  name: `hold ${rule} ${guards.occupancy} ${guards.neighbours}`,
  text: textOf(guards, rule),
});
