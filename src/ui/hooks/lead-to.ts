/** Below the head that stays, and not in the lower half of the window, where it would be read without what is to be done about it. */
const isHigh = ({ top, bottom }: DOMRect): boolean => {
  const head = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
  return top >= (Number.isNaN(head) ? 0 : head) && bottom < innerHeight / 2;
};

/** A part takes the focus. The window begins with it, unless it stands in sight with what follows. */
export const leadTo = (part: HTMLElement): void => {
  part.focus({ preventScroll: true });
  // What lies over the page within the window is in sight, and moves with nothing.
  if (part.closest('[data-at]') !== null) return;
  if (!isHigh(part.getBoundingClientRect())) part.scrollIntoView();
};
