import { useEffect, useRef } from 'react';

/** A part of a page that takes the focus whenever something else is shown in it, unless that has taken it for itself. */
export const useFocusOn = (shown: string) => {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    const part = element.current;
    if (before.current !== shown && !part?.contains(document.activeElement)) part?.focus();
    before.current = shown;
  }, [shown]);
  return element;
};
