import type { CoachTemplate } from './coach.ts';
import { tableBehind } from './plan-tables.ts';
import {
  builtLines,
  type LineUnit,
  lineOf,
  numbersOfLine,
  type TableSign,
  unitsOfLine,
} from './seat-plan-units.ts';
import { isWheelchairNumber, roomsTaken, seatInRoomOf, wheelchairNumber } from './wheelchair-room.ts';
import { numbersIn, rowLike, rowOf, widestOf } from './whole-line.ts';

type Frame = Pick<CoachTemplate, 'places'>;
type Units = readonly LineUnit[];
type Lines = readonly string[];

const isOneRow = (units: Units): boolean => new Set(numbersIn(units).map(rowOf)).size === 1;

/** The whole line a place belongs to. */
const wholeLineOf = (frame: Frame, number: string): Units =>
  builtLines(frame).find((units) => numbersIn(units).includes(number)) ?? rowLike(frame, rowOf(number));

const placesIn = (lines: Lines): readonly string[] => lines.flatMap(numbersOfLine);

/** What a plan leaves out: places of the coach, and of rows the coach does not know those that its widest row has; none in whose room another stands. */
export const absentFrom = (frame: Frame, lines: Lines): readonly string[] => {
  const present = new Set([...placesIn(lines), ...roomsTaken(frame, lines)]);
  const known = frame.places.map(({ number }) => number);
  const rows = new Set(known.map(rowOf));
  const added = [...new Set(placesIn(lines).map(rowOf))].filter((row) => !rows.has(row));
  const all = isOneRow(widestOf(frame)) ? added.flatMap((row) => numbersIn(rowLike(frame, row))) : [];
  return [...known, ...all].filter((number) => !present.has(number));
};

/** A wheelchair place the coach does not know is where its room is. */
const roomIn = ({ places }: Frame, line: readonly string[], number: string): string | null =>
  isWheelchairNumber(number) && !places.some((place) => place.number === number)
    ? seatInRoomOf({ places }, line, number)
    : number;

/** A place stands with those of its unit, in the order of its line. */
const putInto = (frame: Frame, units: Units, whole: Units, number: string): Units => {
  const order = numbersIn(whole);
  const at = order.indexOf(number);
  const roomOf = (other: string) => roomIn(frame, numbersIn(units), other) ?? '';
  const isLater = (other: string) => order.indexOf(roomOf(other)) > at;
  const mates = whole.find(({ numbers }) => numbers.includes(number))?.numbers ?? [];
  const own = units.findIndex(({ numbers }) => numbers.some((other) => mates.includes(roomOf(other))));
  const before = (all: readonly string[]) => {
    const next = all.findIndex(isLater);
    return next < 0 ? all.length : next;
  };
  if (own >= 0)
    return units.map(({ numbers, table }, index) => ({
      numbers: index === own ? numbers.toSpliced(before(numbers), 0, number) : numbers,
      table,
    }));
  const next = units.findIndex(({ numbers }) => numbers.some(isLater));
  return units.toSpliced(next < 0 ? units.length : next, 0, { numbers: [number], table: null });
};

/** The plan with one more place, in the line and the unit where the coach has it. */
export const withPlace = (frame: Frame, lines: Lines, number: string): Lines => {
  const whole = wholeLineOf(frame, number);
  const all = numbersIn(whole);
  const hasPart = (each: string) => {
    const numbers = numbersOfLine(each);
    return numbers.some((other) => all.includes(roomIn(frame, numbers, other) ?? ''));
  };
  const line = lines.findIndex(hasPart);
  if (line >= 0) {
    const units = putInto(frame, unitsOfLine(lines[line] ?? ''), whole, number);
    return lines.with(line, lineOf(units));
  }
  const order = frame.places.map((place) => place.number);
  const isLater = (other: string) => order.indexOf(other) > order.indexOf(number);
  const next = lines.findIndex((each) => numbersOfLine(each).some(isLater));
  return lines.toSpliced(next < 0 ? lines.length : next, 0, number);
};

/** The plan in which the line of a place is changed. */
const changedAt = (lines: Lines, number: string, change: (unit: LineUnit) => LineUnit): Lines =>
  lines.flatMap((line) => {
    if (!numbersOfLine(line).includes(number)) return [line];
    const changed = unitsOfLine(line).map((unit) => (unit.numbers.includes(number) ? change(unit) : unit));
    const text = lineOf(changed);
    return text === '' ? [] : [text];
  });

/** The plan without a place; a line of which nothing is left goes. The last place stays. */
export const withoutPlace = (lines: Lines, number: string): Lines => {
  const left = changedAt(lines, number, ({ numbers, table }) => ({
    numbers: numbers.filter((other) => other !== number),
    table,
  }));
  return placesIn(left).length === 0 ? lines : left;
};

/** The plan with one more row behind the last; null where the coach has no rows that could be continued. */
export const withRow = (frame: Frame, lines: Lines): Lines | null => {
  const last = Math.max(0, ...frame.places.map(({ number }) => rowOf(number)), ...placesIn(lines).map(rowOf));
  return isOneRow(widestOf(frame)) && last < 999 ? [...lines, lineOf(rowLike(frame, last + 1))] : null;
};

/** What a place is called once it is a wheelchair place, or a seat again; null where its row has no such place left. */
export const turnedNumber = (frame: Frame, lines: Lines, number: string): string | null => {
  const line = lines.map(numbersOfLine).find((each) => each.includes(number)) ?? [];
  const other = isWheelchairNumber(number)
    ? seatInRoomOf(frame, line, number)
    : wheelchairNumber(rowOf(number));
  return other === null || placesIn(lines).includes(other) ? null : other;
};

/** The plan in which a place goes by another number. */
export const renumbered = (lines: Lines, number: string, other: string): Lines =>
  changedAt(lines, number, ({ numbers, table }) => ({
    numbers: numbers.map((each) => (each === number ? other : each)),
    table,
  }));

const tableWanted = (isThere: boolean, isBuilt: boolean): TableSign | null => {
  if (isThere) return isBuilt ? '-' : null;
  return isBuilt ? null : '=';
};

/** The plan with a table behind the unit of a place, or without the one that stands there. */
export const withTableTurned = (
  frame: CoachTemplate,
  coach: CoachTemplate,
  lines: Lines,
  number: string,
): Lines => {
  const place = coach.places.find((each) => each.number === number);
  if (place === undefined) return lines;
  const isBuilt = tableBehind({ ...coach, fittings: frame.fittings }, place) !== null;
  const table = tableWanted(tableBehind(coach, place) !== null, isBuilt);
  return changedAt(lines, number, ({ numbers }) => ({ numbers, table }));
};
