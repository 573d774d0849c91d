import { useEffect, useRef } from 'react';
import { isPress } from './is-press.ts';

/** Below the head that stays, and not in the lower half of the window, where it would be read without what is to be done about it. */
export const isHigh = ({ top, bottom }: DOMRect): boolean => {
  const head = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
  return top >= (Number.isNaN(head) ? 0 : head) && bottom < innerHeight / 2;
};

/** `after-press`: a page that has just come is read from its beginning. */
export type TakenFocus = 'after-press' | 'left' | 'taken';

let isPressed = false;
const notePress = (event: Event) => {
  isPressed ||= isPress(event);
};
if (typeof document !== 'undefined')
  for (const type of ['pointerup', 'keydown'])
    document.addEventListener(type, notePress, { capture: true, passive: true });

const isTaken = (focus: TakenFocus): boolean => focus === 'taken' || (focus === 'after-press' && isPressed);

/** A part that takes the focus as soon as it is there. The window begins with it, unless it stands in sight with what follows. */
export const useTakenFocus = (focus: TakenFocus) => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const part = element.current;
    if (!isTaken(focus) || part === null) return;
    part.focus({ preventScroll: true });
    if (!isHigh(part.getBoundingClientRect())) part.scrollIntoView();
  }, [focus]);
  return element;
};
