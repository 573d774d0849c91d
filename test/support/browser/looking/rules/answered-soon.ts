import type { Press } from '../sight.ts';
import type { Rule } from '../view.ts';

const atOnce = 150;
/** So many frames are drawn in that time; a machine that is too busy to draw them is given them all, but no second more. */
const inFrames = 9;
const longest = 1_000;

export const isSoon = ({ milliseconds, frames }: NonNullable<Press['seenAfter']>): boolean =>
  milliseconds <= atOnce || (frames <= inFrames && milliseconds <= longest);

/** While the world has not answered yet, a press is answered by something that is seen. */
export const answeredSoon: Rule = ({ sight: { presses }, by, isHeld }) => {
  const press = presses.at(-1);
  if (by !== 'reader' || !isHeld || press === undefined) return [];
  const { what, seenAfter } = press;
  if (seenAfter === null) return [`nothing is seen of the press on ${what}`];
  return isSoon(seenAfter)
    ? []
    : [`the press on ${what} is seen after ${Math.round(seenAfter.milliseconds)} ms`];
};

/** Whatever can be pressed does something. */
export const pressesAnswered: Rule = ({ sight: { presses } }) =>
  presses.filter(({ isAnswered }) => !isAnswered).map(({ what }) => `nothing comes of the press on ${what}`);
