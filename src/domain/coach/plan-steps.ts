import type { PlannedSeat } from './coach-plan.ts';

/** Where one looks from a seat while the coach runs ahead. */
export type PlanSide = 'front' | 'left' | 'rear' | 'right';

export type PlanLine = 'across' | 'along';

type Away = { readonly seat: PlannedSeat; readonly ahead: number; readonly aside: number };

const awayFrom =
  (from: PlannedSeat, side: PlanSide) =>
  (seat: PlannedSeat): Away => {
    const along = seat.along - from.along;
    const across = seat.across - from.across;
    switch (side) {
      case 'front':
        return { seat, ahead: -along, aside: Math.abs(across) };
      case 'rear':
        return { seat, ahead: along, aside: Math.abs(across) };
      case 'left':
        return { seat, ahead: -across, aside: Math.abs(along) };
      case 'right':
        return { seat, ahead: across, aside: Math.abs(along) };
    }
  };

/** A seat in the same line comes first, whatever its distance; then the nearest of the others. */
const byNearness = (one: Away, other: Away): number => {
  if ((one.aside === 0) !== (other.aside === 0)) return one.aside - other.aside;
  return one.ahead + 2 * one.aside - (other.ahead + 2 * other.aside);
};

/** The next seat on one side; null where there is none. */
export const seatOnSide = (
  seats: readonly PlannedSeat[],
  from: PlannedSeat,
  side: PlanSide,
): PlannedSeat | null =>
  seats
    .map(awayFrom(from, side))
    .filter(({ ahead }) => ahead > 0)
    .toSorted(byNearness)[0]?.seat ?? null;

const inOrder = (line: PlanLine) => (one: PlannedSeat, other: PlannedSeat) =>
  line === 'along'
    ? one.along - other.along || one.across - other.across
    : one.across - other.across || one.along - other.along;

/** Both ends of the line a seat stands in. */
export const lineEnds = (
  seats: readonly PlannedSeat[],
  from: PlannedSeat,
  line: PlanLine,
): readonly [first: PlannedSeat, last: PlannedSeat] => {
  const inLine = seats
    .filter((seat) => (line === 'along' ? seat.across === from.across : seat.along === from.along))
    .toSorted(inOrder(line));
  return [inLine[0] ?? from, inLine.at(-1) ?? from];
};

/** The foremost and the rearmost seat of a coach. */
export const coachEnds = (
  seats: readonly PlannedSeat[],
): readonly [first: PlannedSeat, last: PlannedSeat] | null => {
  const sorted = seats.toSorted(inOrder('along'));
  const [first, last] = [sorted[0], sorted.at(-1)];
  return first === undefined || last === undefined ? null : [first, last];
};
