import type { CabinClass } from './cabin-class.ts';
import type { CoachTemplate, Place } from './coach.ts';

/** Places of a unit stand beside each other in a line; what stands between two units. */
const between = '|';
const ordinaryPitch = 104;
const endOfCoach = 150;
const mostInUnit = 6;
const placeForm = /^[0-9]{1,3}[A-Z]$/;

const linesBy = (places: readonly Place[]): readonly (readonly Place[])[] => {
  const lines = new Map<number, Place[]>();
  for (const place of places) lines.set(place.x, [...(lines.get(place.x) ?? []), place]);
  return [...lines.values()];
};

const lineText = (line: readonly Place[]): string =>
  line
    .map(({ number, unit }, at) => {
      const before = line[at - 1];
      return before !== undefined && before.unit !== unit ? `${between} ${number}` : number;
    })
    .join(' ');

/** The places of a coach as staff write them: a line for each row from the front, `1A 1B | 1C 1D`. */
export const seatPlanLines = ({ places }: Pick<CoachTemplate, 'places'>): readonly string[] =>
  linesBy(places).map(lineText);

const unitsOfLine = (line: string): readonly (readonly string[])[] =>
  line
    .split(between)
    .map((part) => part.split(' ').filter((number) => number !== ''))
    .filter((part) => part.length > 0);

/** Why a plan cannot be built; lines are counted from 1. */
export type SeatPlanTrouble =
  | { readonly why: 'empty' }
  | { readonly why: 'no-place'; readonly line: number; readonly text: string }
  | { readonly why: 'twice'; readonly line: number; readonly text: string }
  | { readonly why: 'crowded'; readonly line: number; readonly most: number };

const troubleOfLine = (
  units: readonly (readonly string[])[],
  line: number,
  before: ReadonlySet<string>,
): SeatPlanTrouble | null => {
  const numbers = units.flat();
  const strange = numbers.find((number) => !placeForm.test(number));
  if (strange !== undefined) return { why: 'no-place', line, text: strange };
  const again = numbers.find((number, at) => before.has(number) || numbers.indexOf(number) < at);
  if (again !== undefined) return { why: 'twice', line, text: again };
  return units.some((unit) => unit.length > mostInUnit) ? { why: 'crowded', line, most: mostInUnit } : null;
};

/** The first thing for which a plan cannot be built: a place that is none, one that stands twice, or more in a unit than a unit holds. */
export const seatPlanTrouble = (lines: readonly string[]): SeatPlanTrouble | null => {
  const before = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const units = unitsOfLine(line);
    const trouble = troubleOfLine(units, index + 1, before);
    if (trouble !== null) return trouble;
    for (const number of units.flat()) before.add(number);
  }
  return before.size === 0 ? { why: 'empty' } : null;
};

export const isSeatPlan = (lines: readonly string[]): boolean => seatPlanTrouble(lines) === null;

type Drawing = {
  readonly known: ReadonlyMap<string, Place>;
  readonly base: readonly Place[];
};

const letterOf = (number: string): string => number.slice(-1);

const pitchOf = (base: readonly Place[]): number => {
  const rows = [...new Set(base.map(({ x }) => x))].toSorted((one, other) => one - other);
  const last = rows.at(-1);
  const before = rows.at(-2);
  return last === undefined || before === undefined ? ordinaryPitch : last - before;
};

/** A place the coach did not have is like the one of its letter that stands nearest before it. */
const newPlace = (number: string, x: number, { base }: Drawing): Place | null => {
  const alike = base.findLast((place) => letterOf(place.number) === letterOf(number)) ?? base.at(-1);
  if (alike === undefined) return null;
  const properties = alike.properties.filter((property) => property === 'window' || property === 'aisle');
  return { ...alike, number, x, properties };
};

const placesOfLine = (
  units: readonly (readonly string[])[],
  before: number,
  drawing: Drawing,
): readonly (readonly Place[])[] => {
  const first = units.flat().flatMap((number) => drawing.known.get(number) ?? [])[0];
  const x = first?.x ?? before + pitchOf(drawing.base);
  return units.map((unit) =>
    unit.flatMap((number) => drawing.known.get(number) ?? newPlace(number, x, drawing) ?? []),
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

/** A plan as it was published. Where it names one class, every place is of it. */
export type SeatPlan = {
  readonly id: number;
  readonly lines: readonly string[];
  readonly cabinClass: CabinClass | null;
};

/** A plan that names one class alone is all of that class. */
export const classOfPlan = (cabinClasses: readonly CabinClass[]): CabinClass | null => {
  const [one = null, ...others] = cabinClasses;
  return others.length === 0 ? one : null;
};

/** A coach as a plan has it: places it had before stay where they stand, others are drawn in their line. Null where it cannot be built. */
export const coachOfPlan = (
  base: CoachTemplate,
  { id, lines, cabinClass }: SeatPlan,
): CoachTemplate | null => {
  if (!isSeatPlan(lines)) return null;
  const known = new Map(base.places.map((place) => [place.number, place]));
  const drawing = { known, base: base.places };
  let before = 0;
  const units = lines.flatMap((line) => {
    const drawn = placesOfLine(unitsOfLine(line), before, drawing);
    before = Math.max(before, ...drawn.flat().map(({ x }) => x));
    return drawn;
  });
  const places = numbered(units, known).map((place) =>
    cabinClass === null ? place : { ...place, cabinClass },
  );
  const length = Math.max(base.length, ...places.map(({ x }) => x + endOfCoach));
  return { ...base, id, length, places };
};
