import { useEffect, useRef } from 'react';
import { isPress } from './is-press.ts';
import { leadTo } from './lead-to.ts';

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

/** A part that its reader is led to as soon as it is there. */
export const useTakenFocus = (focus: TakenFocus) => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const part = element.current;
    if (!isTaken(focus) || part === null) return;
    leadTo(part);
  }, [focus]);
  return element;
};
