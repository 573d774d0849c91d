import { isHigh } from './use-taken-focus.ts';

/** A part takes the focus. The window begins with it, unless it stands in sight with what follows. */
export const leadTo = (part: HTMLElement): void => {
  part.focus({ preventScroll: true });
  if (!isHigh(part.getBoundingClientRect())) part.scrollIntoView();
};
