import type { CoachTemplate, Fitting, Place } from './coach.ts';
import type { TableSign } from './seat-plan-units.ts';

type Coach = Pick<CoachTemplate, 'fittings' | 'places' | 'width'>;

/** How long and how broad a table is, and how near to a wall one stands. */
const [long, broad, fromWall] = [40, 90, 5];
const ordinaryGap = 104;

const isBeside =
  ({ y, depth }: Pick<Fitting, 'depth' | 'y'>) =>
  (place: Place): boolean =>
    place.y >= y && place.y <= y + depth;

/** Those who stand beside a place in its line and its unit. */
const benchOf = ({ places }: Coach, { x, unit }: Place): readonly Place[] =>
  places.filter((place) => place.x === x && place.unit === unit);

/** Where the line behind a place stands; as far as one would stand where there is none. */
const nextLine = ({ places }: Coach, { x }: Place): number => {
  const later = places.filter((place) => place.x > x).map((place) => place.x);
  return later.length === 0 ? x + ordinaryGap : Math.min(...later);
};

/** The table behind the unit of a place, towards the rear. */
export const tableBehind = (coach: Coach, place: Place): Fitting | null => {
  const bench = benchOf(coach, place);
  const next = nextLine(coach, place);
  return (
    coach.fittings.find((fitting) => {
      const middle = fitting.x + fitting.width / 2;
      return fitting.kind === 'table' && middle > place.x && middle < next && bench.some(isBeside(fitting));
    }) ?? null
  );
};

const newTable = (coach: Coach, place: Place): Fitting => {
  const across = benchOf(coach, place).map(({ y }) => y);
  const middle = (Math.min(...across) + Math.max(...across)) / 2;
  const y = Math.min(Math.max(fromWall, middle - broad / 2), coach.width - broad - fromWall);
  const x = (place.x + nextLine(coach, place)) / 2 - long / 2;
  return { kind: 'table', x, y, width: long, depth: broad };
};

/** Who looks at a table: those of the line before it who face the rear, and those of the line behind it who face the front. */
export const lookingAt = ({ places }: Pick<Coach, 'places'>, table: Fitting): readonly Place[] => {
  const middle = table.x + table.width / 2;
  const lines = places.map(({ x }) => x);
  const before = Math.max(...lines.filter((x) => x < middle));
  const behind = Math.min(...lines.filter((x) => x > middle));
  const facing = places.filter(({ x, facing: faces }) =>
    faces === 'backward' ? x === before : faces === 'forward' && x === behind,
  );
  return facing.filter(isBeside(table));
};

/** The coach with the table in the words of those who look at one, and of nobody else. */
export const withTableWords = <Sort extends Coach>(coach: Sort): Sort => {
  const tables = coach.fittings.filter(({ kind }) => kind === 'table');
  const seated = new Set(tables.flatMap((table) => lookingAt(coach, table)));
  const places = coach.places.map((place): Place => {
    if (seated.has(place) === place.properties.includes('table')) return place;
    const others = place.properties.filter((property) => property !== 'table');
    return { ...place, properties: seated.has(place) ? [...others, 'table'] : others };
  });
  return { ...coach, places };
};

/** The coach with a table more or less behind a place. */
export const withTableSign = <Sort extends Coach>(coach: Sort, number: string, sign: TableSign): Sort => {
  const place = coach.places.find((each) => each.number === number);
  if (place === undefined) return coach;
  const there = tableBehind(coach, place);
  const others = coach.fittings.filter((fitting) => fitting !== there);
  return { ...coach, fittings: sign === '=' ? [...others, there ?? newTable(coach, place)] : others };
};
