import { unitsOfLine, wordsOfLine } from './seat-plan-units.ts';

export const mostInUnit = 6;
/** So many rows may have tables behind them, for the drawing has no more steps. */
const mostTables = 10;
const wordForm = /^[0-9]{1,3}[A-Z][=-]?$/;

/** Why a plan cannot be built; lines are counted from 1. */
export type SeatPlanTrouble =
  | { readonly why: 'empty' }
  | { readonly why: 'no-place'; readonly line: number; readonly text: string }
  | { readonly why: 'twice'; readonly line: number; readonly text: string }
  | { readonly why: 'crowded' | 'tables'; readonly line: number; readonly most: number };

const troubleOfLine = (text: string, line: number, before: ReadonlySet<string>): SeatPlanTrouble | null => {
  const units = unitsOfLine(text);
  const numbers = units.flatMap((unit) => unit.numbers);
  const strange = wordsOfLine(text)
    .flat()
    .find((word) => !wordForm.test(word));
  if (strange !== undefined) return { why: 'no-place', line, text: strange };
  const again = numbers.find((number, at) => before.has(number) || numbers.indexOf(number) < at);
  if (again !== undefined) return { why: 'twice', line, text: again };
  return units.some((unit) => unit.numbers.length > mostInUnit)
    ? { why: 'crowded', line, most: mostInUnit }
    : null;
};

/** The first thing for which a plan cannot be built: a place that is none, one that stands twice, more in a unit than a unit holds, or too many tables. */
export const seatPlanTrouble = (lines: readonly string[]): SeatPlanTrouble | null => {
  const before = new Set<string>();
  let tables = 0;
  for (const [index, text] of lines.entries()) {
    const trouble = troubleOfLine(text, index + 1, before);
    if (trouble !== null) return trouble;
    const units = unitsOfLine(text);
    if (units.some(({ table }) => table === '=')) tables += 1;
    if (tables > mostTables) return { why: 'tables', line: index + 1, most: mostTables };
    for (const number of units.flatMap(({ numbers }) => numbers)) before.add(number);
  }
  return before.size === 0 ? { why: 'empty' } : null;
};

export const isSeatPlan = (lines: readonly string[]): boolean => seatPlanTrouble(lines) === null;
