import { useEffect, useRef } from 'react';

/** A part of a page that takes the focus whenever something else is shown in it. */
export const useFocusOn = (shown: string) => {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) element.current?.focus();
    before.current = shown;
  }, [shown]);
  return element;
};
