import type { CoachTemplate, Place } from './coach.ts';

/** Places of a unit stand beside each other in a line; what stands between two units. */
const between = '|';

/** Behind its last place a unit says that a table stands there, or that none does where the coach has one. */
export type TableSign = '=' | '-';

export type LineUnit = { readonly numbers: readonly string[]; readonly table: TableSign | null };

const signOf = (word: string): TableSign | null => {
  const end = word.at(-1);
  return end === '=' || end === '-' ? end : null;
};

const numberOf = (word: string): string => (signOf(word) === null ? word : word.slice(0, -1));

/** The units of a line as they are written, each with its words. */
export const wordsOfLine = (line: string): readonly (readonly string[])[] =>
  line
    .split(between)
    .map((part) => part.split(' ').filter((word) => word !== ''))
    .filter((part) => part.length > 0);

/** The units of a line, each with its places. */
export const unitsOfLine = (line: string): readonly LineUnit[] =>
  wordsOfLine(line).map((words) => ({
    numbers: words.map(numberOf),
    table: words.map(signOf).findLast((sign) => sign !== null) ?? null,
  }));

/** The places of a line. */
export const numbersOfLine = (line: string): readonly string[] =>
  unitsOfLine(line).flatMap(({ numbers }) => numbers);

/** `10A 10B= | 10C 10D`: two units, with a table behind the first. */
export const lineOf = (units: readonly LineUnit[]): string =>
  units
    .filter(({ numbers }) => numbers.length > 0)
    .map(({ numbers, table }) => `${numbers.join(' ')}${table ?? ''}`)
    .join(` ${between} `);

const linesBy = (places: readonly Place[]): readonly (readonly Place[])[] => {
  const lines = new Map<number, Place[]>();
  for (const place of places) lines.set(place.x, [...(lines.get(place.x) ?? []), place]);
  return [...lines.values()];
};

const unitsBy = (line: readonly Place[]): readonly LineUnit[] => {
  const firsts = line.filter(({ unit }, at) => line[at - 1]?.unit !== unit);
  return firsts.map((first) => {
    const own = line.slice(line.indexOf(first));
    const end = own.findIndex(({ unit }) => unit !== first.unit);
    const mates = end < 0 ? own : own.slice(0, end);
    return { numbers: mates.map(({ number }) => number), table: null };
  });
};

/** The units of a coach, line for line from its front. */
export const builtLines = ({ places }: Pick<CoachTemplate, 'places'>): readonly (readonly LineUnit[])[] =>
  linesBy(places).map(unitsBy);

/** The places of a coach as staff write them: a line for each row from the front, `1A 1B | 1C 1D`. */
export const seatPlanLines = (coach: Pick<CoachTemplate, 'places'>): readonly string[] =>
  builtLines(coach).map(lineOf);
