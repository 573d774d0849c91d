import type { PlannedSeat } from '#domain/coach/coach-plan.ts';
import { coachEnds, lineEnds, type PlanSide, seatOnSide } from '#domain/coach/plan-steps.ts';

/** On a wide page the coach lies, its front at the left; on a narrow one it stands, its front on top. */
export type Lie = 'lying' | 'upright';

type Key = { readonly key: string; readonly ctrlKey: boolean };

const sides: Readonly<Record<Lie, Readonly<Record<string, PlanSide>>>> = {
  lying: { ArrowLeft: 'front', ArrowRight: 'rear', ArrowUp: 'left', ArrowDown: 'right' },
  upright: { ArrowUp: 'front', ArrowDown: 'rear', ArrowLeft: 'left', ArrowRight: 'right' },
};

/** Where a key leads from a seat; null where it leads nowhere. Keys are physical, as the coach is. */
export const seatByKey = (
  { key, ctrlKey }: Key,
  from: PlannedSeat,
  seats: readonly PlannedSeat[],
  lie: Lie,
): PlannedSeat | null => {
  const side = sides[lie][key];
  if (side !== undefined) return seatOnSide(seats, from, side);
  if (key !== 'Home' && key !== 'End') return null;
  const ends = ctrlKey ? coachEnds(seats) : lineEnds(seats, from, lie === 'lying' ? 'along' : 'across');
  return ends?.[key === 'Home' ? 0 : 1] ?? null;
};

/** The lines of a plan as they are seen, each a row of the grid. */
export const rowsOf = (seats: readonly PlannedSeat[], lie: Lie): readonly (readonly PlannedSeat[])[] => {
  const lineOf = ({ along, across }: PlannedSeat) => (lie === 'lying' ? across : along);
  const stepOf = ({ along, across }: PlannedSeat) => (lie === 'lying' ? along : across);
  const lines = [...new Set(seats.map(lineOf))].toSorted((one, other) => one - other);
  return lines.map((line) =>
    seats.filter((seat) => lineOf(seat) === line).toSorted((one, other) => stepOf(one) - stepOf(other)),
  );
};
