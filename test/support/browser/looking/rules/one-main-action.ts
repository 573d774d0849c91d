import type { Rule } from '../view.ts';

/** Of all that can be done on a screen one thing stands out. */
export const oneMainAction: Rule = ({ sight: { controls } }) => {
  const filled = controls.filter(({ isFilled }) => isFilled).map(({ what }) => what);
  return filled.length > 1 ? [`${filled.length} filled actions: ${filled.slice(0, 4).join(', ')}`] : [];
};
