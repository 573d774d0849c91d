import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';

type Hold = Pick<
  Tables['seat_hold'],
  | 'coach'
  | 'unit'
  | 'place'
  | 'seat'
  | 'from_stop'
  | 'to_stop'
  | 'gender'
  | 'occupant'
  | 'party'
  | 'cabin_class'
>;

const segments = ({ from_stop, to_stop }: Hold): readonly number[] =>
  Array.from({ length: to_stop - from_stop }, (_, index) => from_stop + index);

const doMeet = (one: Hold, other: Hold): boolean =>
  one.coach === other.coach &&
  one.unit === other.unit &&
  segments(one).some((segment) => segments(other).includes(segment));

const faultOf = (one: Hold, other: Hold): string | null => {
  if (one.place === other.place) return 'one place twice';
  if (one.party === other.party) return null;
  if (one.cabin_class === 'D') return 'strangers in a couchette';
  const isPet = one.occupant === 'pet' || other.occupant === 'pet';
  return !isPet && one.gender !== other.gender && one.cabin_class !== 'N' ? 'a woman beside a man' : null;
};

/** Twelve masks of a unit as its holds make them: worked out segment by segment, without the server's own reckoning. */
const maskOf = (holds: readonly Hold[], plane: 'a' | 'b', place: number): string =>
  String(
    holds
      .filter((hold) => hold.place === place)
      .filter(({ occupant, gender, cabin_class }) => {
        const isNeither = occupant === 'pet' || cabin_class === 'N';
        return isNeither || gender === (plane === 'a' ? 'F' : 'M');
      })
      .flatMap(segments)
      .reduce((mask, segment) => mask | (1n << BigInt(segment)), 0n),
  );

type Unit = { readonly coach: number; readonly unit: number; readonly planes: readonly string[] };

/** What is wrong with a run of at most 63 stretches: places given twice, rules broken, bits nobody has or nobody set. */
export const faultsInStore = async (db: Kysely<Tables>, runId: number): Promise<readonly string[]> => {
  const holds = await db.selectFrom('seat_hold').selectAll().where('run_id', '=', runId).execute();
  const pairs = holds.flatMap((one, index) => holds.slice(index + 1).map((other) => [one, other] as const));
  const broken = pairs
    .filter(([one, other]) => doMeet(one, other))
    .flatMap(([one, other]) => {
      const fault = faultOf(one, other);
      return fault === null ? [] : [`${fault}: ${one.seat}, ${other.seat}`];
    });
  const { rows: units } = await sql<Unit>`
    select coach, unit, array[a0, a1, a2, a3, a4, a5, b0, b1, b2, b3, b4, b5]::text[] as planes
    from seat_unit where run_id = ${runId} and part = 0`.execute(db);
  const drifted = units.filter(({ coach, unit, planes }) => {
    const own = holds.filter((hold) => hold.coach === coach && hold.unit === unit);
    const due = [0, 1, 2, 3, 4, 5].flatMap((place) => [maskOf(own, 'a', place)]);
    const dueOfMen = [0, 1, 2, 3, 4, 5].flatMap((place) => [maskOf(own, 'b', place)]);
    return planes.join() !== [...due, ...dueOfMen].join();
  });
  return [
    ...broken,
    ...drifted.map(({ coach, unit }) => `bits of unit ${unit} in coach ${coach} are not its holds’`),
  ];
};
