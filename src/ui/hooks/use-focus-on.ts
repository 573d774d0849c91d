import { useLayoutEffect, useRef } from 'react';

/** A part may be higher than the window: its beginning is led to. */
const goTo = (part: HTMLElement): void => {
  part.focus({ preventScroll: true });
  (part.querySelector('h2, [role]') ?? part).scrollIntoView({ block: 'nearest' });
};

/**
 * A part of a page that takes the focus whenever something else is shown in it, unless that has taken it for itself: before
 * it is painted, so that no frame shows the reader nowhere.
 */
export const useFocusOn = (shown: string) => {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useLayoutEffect(() => {
    const part = element.current;
    if (before.current !== shown && part?.contains(document.activeElement) === false) goTo(part);
    before.current = shown;
  }, [shown]);
  return element;
};
