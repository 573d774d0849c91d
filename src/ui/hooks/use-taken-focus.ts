import { useEffect, useRef } from 'react';

/** A part that takes the focus as soon as it is there, and is brought into the window by it. */
export const useTakenFocus = (focus: 'left' | 'taken') => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus === 'taken') element.current?.focus();
  }, [focus]);
  return element;
};
