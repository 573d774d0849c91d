import { hasMovedOn, type Rule } from '../view.ts';

const most = 0.02;
const mostOfPressed = 3;

/**
 * Nothing moves under the finger. Only what stands after the pressed control may make room for an answer. All else
 * stays where it was, however soon after the press the answer comes.
 */
export const nothingMoves: Rule = (view) => {
  if (hasMovedOn(view)) return [];
  const counted = view.sight.shifts.filter(({ isBelow }) => !isBelow);
  const moved = counted.reduce((sum, { value }) => sum + value, 0);
  return moved <= most ? [] : [`moved by ${moved.toFixed(3)}: ${counted.map(({ what }) => what).join('; ')}`];
};

/** Nor does what was pressed go away under the finger, however small it is. */
export const pressedStays: Rule = (view) => {
  const { slipped } = view.sight;
  if (slipped === null || hasMovedOn(view)) return [];
  const { what, down, aside } = slipped;
  return Math.max(Math.abs(down), Math.abs(aside)) <= mostOfPressed
    ? []
    : [`${what} was pressed and went ${down} px down and ${aside} px aside`];
};
