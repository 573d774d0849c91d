const edge = 24;

const beyond = (low: number, high: number, from: number, to: number) => {
  if (low < from + edge) return low - from - edge;
  return high > to - edge ? Math.min(high - to + edge, low - from - edge) : 0;
};

/** Moves the frame, and nothing around it, until a state can be seen. */
export const scrollIntoFrame = (frame: HTMLElement, state: string): void => {
  const box = frame.querySelector(`[data-state="${CSS.escape(state)}"]`)?.getBoundingClientRect();
  if (!box) return;
  const seen = frame.getBoundingClientRect();
  frame.scrollBy({
    left: beyond(box.left, box.right, seen.left, seen.right),
    top: beyond(box.top, box.bottom, seen.top, seen.bottom),
  });
};

/** Puts the beginning of a flow into the middle of a frame that is narrower than the picture. */
export const centreBeginning = (frame: HTMLElement): void => {
  const dot = frame.querySelector('.dot')?.getBoundingClientRect();
  if (!dot) return;
  const seen = frame.getBoundingClientRect();
  frame.scrollBy({ left: dot.left - seen.left - seen.width / 2 });
};
