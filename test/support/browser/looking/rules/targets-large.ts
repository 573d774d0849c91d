import type { Rule } from '../view.ts';

/** What is pressed is large enough for a pointer, or for a finger. A link in a sentence is as high as its line. */
export const targetsLarge: Rule = ({ sight: { controls }, isTouch }) => {
  const least = isTouch ? 44 : 24;
  return controls.flatMap(({ what, reach, isInSentence, isHidden }) => {
    const [width, height] = [reach.right - reach.left, reach.bottom - reach.top];
    if (isInSentence || isHidden || (width >= least - 0.5 && height >= least - 0.5)) return [];
    return [`${what} is ${Math.round(width)} × ${Math.round(height)} px`];
  });
};
