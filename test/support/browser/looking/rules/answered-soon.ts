import type { Rule } from '../view.ts';

const atOnce = 150;
/** So many frames are drawn in that time; a machine that is too busy to draw them is given them all, but no second more. */
const frames = 9;
const longest = 1_000;

/** While the world has not answered yet, a press is answered by something that is seen. */
export const answeredSoon: Rule = ({ sight: { presses }, by, isHeld }) => {
  const press = presses.at(-1);
  if (by !== 'reader' || !isHeld || press === undefined) return [];
  const { what, seenAfter } = press;
  if (seenAfter === null) return [`nothing is seen of the press on ${what}`];
  const { milliseconds } = seenAfter;
  const isSoon = milliseconds <= atOnce || (seenAfter.frames <= frames && milliseconds <= longest);
  return isSoon ? [] : [`the press on ${what} is seen after ${Math.round(milliseconds)} ms`];
};

/** Whatever can be pressed does something. */
export const pressesAnswered: Rule = ({ sight: { presses } }) =>
  presses.filter(({ isAnswered }) => !isAnswered).map(({ what }) => `nothing comes of the press on ${what}`);
