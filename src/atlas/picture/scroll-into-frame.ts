const edge = 24;

const beyond = (low: number, high: number, from: number, to: number) => {
  if (low < from + edge) return low - from - edge;
  return high > to - edge ? Math.min(high - to + edge, low - from - edge) : 0;
};

const boxOf = (frame: HTMLElement, state: string) =>
  frame.querySelector(`[data-state="${CSS.escape(state)}"]`)?.getBoundingClientRect() ?? null;

/** Moves the frame, and nothing around it, until a state can be seen. */
export const scrollIntoFrame = (frame: HTMLElement, state: string): void => {
  const box = boxOf(frame, state);
  if (!box) return;
  const seen = frame.getBoundingClientRect();
  frame.scrollBy({
    left: beyond(box.left, box.right, seen.left, seen.right),
    top: beyond(box.top, box.bottom, seen.top, seen.bottom),
  });
};

/** A point of a picture, in parts of its width and height. */
export type Point = { readonly x: number; readonly y: number };

const centreOf = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

const pointAt = (frame: HTMLElement, box: DOMRect): Point => {
  const picture = frame.querySelector('svg')?.getBoundingClientRect() ?? box;
  const { x, y } = centreOf(box);
  return { x: (x - picture.left) / picture.width, y: (y - picture.top) / picture.height };
};

/** What stands in the middle of the frame. */
export const pointInSight = (frame: HTMLElement): Point => pointAt(frame, frame.getBoundingClientRect());

/** Where a state stands; without one, where the flow begins. */
export const pointOf = (frame: HTMLElement, state: string | null): Point => {
  const box = state === null ? null : boxOf(frame, state);
  const dot = frame.querySelector('.dot')?.getBoundingClientRect();
  return pointAt(frame, box ?? dot ?? frame.getBoundingClientRect());
};

/** Brings a point of the picture into the middle of the frame, as far as there is something around it. */
export const scrollToPoint = (frame: HTMLElement, { x, y }: Point): void => {
  const picture = frame.querySelector('svg')?.getBoundingClientRect();
  if (!picture) return;
  const middle = centreOf(frame.getBoundingClientRect());
  frame.scrollBy({
    left: picture.left + x * picture.width - middle.x,
    top: picture.top + y * picture.height - middle.y,
  });
};
