import type { CatalogueFields } from '#domain/catalogue/catalogue-entry.ts';
import { planLinesIn, plannedCoach } from '#domain/catalogue/planned-coach.ts';
import type { CoachTemplate } from '#domain/coach/coach.ts';
import { lookingAt, tableBehind } from '#domain/coach/plan-tables.ts';
import {
  absentFrom,
  renumbered,
  turnedNumber,
  withoutPlace,
  withPlace,
  withTableTurned,
} from '#domain/coach/seat-plan-edit.ts';
import { seatPlanTrouble } from '#domain/coach/seat-plan-trouble.ts';
import { rowOf } from '#domain/coach/whole-line.ts';
import type { Words } from '#i18n/words.ts';
import { planTroubleText } from '../words/plan-trouble-text.ts';

export const planTools = ['place', 'wheelchair', 'table'] as const;
export type PlanTool = (typeof planTools)[number];

/** A plan that is typed, upon the coach it is drawn from. */
export type PlanInput = {
  readonly frame: CoachTemplate;
  readonly coach: CoachTemplate;
  readonly fields: CatalogueFields;
};

/** What a press makes of a plan. */
export type PlanTurn = {
  readonly lines: readonly string[];
  /** What the place is called then. */
  readonly number: string;
  /** What is said of it in place of what stands there now. */
  readonly message: string | null;
};

const placeTurned = ({ frame, fields }: PlanInput, number: string): PlanTurn => {
  const before = planLinesIn(fields);
  const isMissing = absentFrom(frame, before).includes(number);
  const lines = isMissing ? withPlace(frame, before, number) : withoutPlace(before, number);
  const isDrawn = isMissing || lines === before || absentFrom(frame, lines).includes(number);
  const other = isDrawn ? null : turnedNumber(frame, before, number);
  return { lines, number: other ?? number, message: null };
};

const wheelchairTurned = ({ frame, fields }: PlanInput, number: string, { say }: Words): PlanTurn => {
  const before = planLinesIn(fields);
  const isMissing = absentFrom(frame, before).includes(number);
  const lines = isMissing ? withPlace(frame, before, number) : before;
  const other = turnedNumber(frame, lines, number);
  return other === null
    ? { lines: before, number, message: say('catalogue.plan.no-room', { row: rowOf(number) }) }
    : { lines: renumbered(lines, number, other), number: other, message: null };
};

const tableText = (coach: CoachTemplate | null, number: string, { say }: Words): string | null => {
  const place = coach?.places.find((each) => each.number === number);
  if (coach === null || place === undefined) return null;
  const table = tableBehind(coach, place);
  return table === null
    ? say('catalogue.plan.table.out', { place: number })
    : say('catalogue.plan.table.in', { place: number, count: lookingAt(coach, table).length });
};

const tableTurned = ({ frame, coach, fields }: PlanInput, number: string, words: Words): PlanTurn => {
  const before = planLinesIn(fields);
  if (absentFrom(frame, before).includes(number))
    return { lines: before, number, message: words.say('catalogue.plan.not-in', { place: number }) };
  const lines = withTableTurned(frame, coach, before, number);
  const trouble = seatPlanTrouble(lines);
  if (trouble !== null) return { lines: before, number, message: planTroubleText(trouble, words) };
  const turned = plannedCoach(frame, { ...fields, plan: lines });
  return { lines, number, message: tableText(turned, number, words) };
};

const turns = { place: placeTurned, wheelchair: wheelchairTurned, table: tableTurned } as const;

/** What a press with a tool makes of a plan; what cannot be done leaves it as it was, and says why. */
export const planTurned = (tool: PlanTool, plan: PlanInput, number: string, words: Words): PlanTurn =>
  turns[tool](plan, number, words);
