import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { CoachTemplate, Place } from './coach.ts';
import { withTableSign, withTableWords } from './plan-tables.ts';
import { isSeatPlan, mostInUnit } from './seat-plan-trouble.ts';
import { type LineUnit, unitsOfLine } from './seat-plan-units.ts';
import { isWheelchairPlace } from './wheelchair-place.ts';
import { isWheelchairNumber, seatInRoomOf } from './wheelchair-room.ts';
import { numbersIn, placeLike, rowOf } from './whole-line.ts';

const ordinaryPitch = 104;
const endOfCoach = 150;

type Drawing = {
  readonly known: ReadonlyMap<string, Place>;
  readonly base: CoachTemplate;
};

const pitchOf = ({ places }: CoachTemplate): number => {
  const rows = [...new Set(places.map(({ x }) => x))].toSorted((one, other) => one - other);
  const last = rows.at(-1);
  const before = rows.at(-2);
  return last === undefined || before === undefined ? ordinaryPitch : last - before;
};

const newPlace = (number: string, x: number, { base }: Drawing): Place | null => {
  const alike = placeLike(base, number);
  if (alike === undefined) return null;
  const properties = alike.properties.filter((property) => property === 'window' || property === 'aisle');
  return { ...alike, number, x, properties };
};

type Line = { readonly numbers: readonly string[]; readonly x: number };

/** A wheelchair place stands on the floor where a seat of its row would. */
const newWheelchairPlace = (
  number: string,
  { numbers, x }: Line,
  mates: readonly string[],
  drawing: Drawing,
): Place | null => {
  const seat = seatInRoomOf(drawing.base, numbers, number) ?? number;
  const room = drawing.known.get(seat) ?? newPlace(seat, x, drawing);
  if (room === null) return null;
  const sides = room.properties.filter((property) => property === 'window' || property === 'aisle');
  const alone = mates.length === 1 ? (['single'] as const) : [];
  return {
    ...room,
    number,
    x,
    z: 0,
    cabinClass: 'DSB',
    berth: null,
    properties: [...sides, 'wheelchair', ...alone],
  };
};

const placesOfLine = (
  units: readonly LineUnit[],
  before: number,
  drawing: Drawing,
): readonly (readonly Place[])[] => {
  const numbers = numbersIn(units);
  const first = numbers.flatMap((number) => drawing.known.get(number) ?? [])[0];
  const ofRow = drawing.base.places.find((place) => rowOf(place.number) === rowOf(numbers[0] ?? ''));
  const x = first?.x ?? ofRow?.x ?? before + pitchOf(drawing.base);
  return units.map(({ numbers: mates }) =>
    mates.flatMap((number) => {
      const known = drawing.known.get(number);
      if (known !== undefined) return known;
      const drawn = isWheelchairNumber(number)
        ? newWheelchairPlace(number, { numbers, x }, mates, drawing)
        : newPlace(number, x, drawing);
      return drawn ?? [];
    }),
  );
};

/** Whoever stands with a known place is of its unit, unless that would be more than a unit holds. */
const numbered = (units: readonly (readonly Place[])[], known: Drawing['known']): readonly Place[] => {
  const taken = new Set([...known.values()].map(({ unit }) => unit));
  let next = Math.max(0, ...taken) + 1;
  const counts = new Map<number, number>();
  const placed = units.flatMap((places) => {
    const own = places.find(({ number }) => known.has(number))?.unit ?? null;
    const isFull = own !== null && (counts.get(own) ?? 0) + places.length > mostInUnit;
    const unit = own === null || isFull ? next++ : own;
    counts.set(unit, (counts.get(unit) ?? 0) + places.length);
    return places.map((place) => ({ ...place, unit }));
  });
  return placed;
};

/** A plan as it was published. Where it names one class, every place is of it but those for wheelchairs. */
export type SeatPlan = {
  readonly id: number;
  readonly lines: readonly string[];
  readonly cabinClass: CabinClass | null;
};

/** A plan that names one class alone is all of that class; wheelchair places are apart, and count beside no other. */
export const classOfPlan = (cabinClasses: readonly CabinClass[]): CabinClass | null => {
  const seated = cabinClasses.filter((code) => code !== 'DSB');
  const [one = null, ...others] = seated.length === 0 ? cabinClasses : seated;
  return others.length === 0 ? one : null;
};

/** A coach as a plan has it: places it had before stay where they stand, others are drawn in their line. Null where it cannot be built. */
export const coachOfPlan = (
  base: CoachTemplate,
  { id, lines, cabinClass }: SeatPlan,
): CoachTemplate | null => {
  if (!isSeatPlan(lines)) return null;
  const known = new Map(base.places.map((place) => [place.number, place]));
  const written = lines.map(unitsOfLine);
  let before = 0;
  const units = written.flatMap((line) => {
    const drawn = placesOfLine(line, before, { known, base });
    before = Math.max(before, ...drawn.flat().map(({ x }) => x));
    return drawn;
  });
  const places = numbered(units, known).map((place) =>
    cabinClass === null || isWheelchairPlace(place) ? place : { ...place, cabinClass },
  );
  const length = Math.max(base.length, ...places.map(({ x }) => x + endOfCoach));
  const fitted = written
    .flat()
    .reduce<CoachTemplate>(
      (coach, { numbers: [first = ''], table }) =>
        table === null ? coach : withTableSign(coach, first, table),
      { ...base, id, length, places },
    );
  return withTableWords(fitted);
};
