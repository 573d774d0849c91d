import type { Box, Control } from '../sight.ts';
import type { Rule } from '../view.ts';

const slack = 2;

const meet = (a: Box, b: Box) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;

const overlap = (a: Control, b: Control) => a.layer === b.layer && meet(a.box, b.box) && meet(a.room, b.room);

/** No control lies over another. */
export const controlsApart: Rule = ({ sight }) => {
  const controls = sight.controls.filter(({ isHidden, isInSentence }) => !isHidden && !isInSentence);
  return controls.flatMap((control, place) =>
    controls
      .slice(place + 1)
      .filter((other) => overlap(control, other))
      .map((other) => `${control.what} and ${other.what} overlap`),
  );
};
