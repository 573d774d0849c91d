import { useEffect, useRef } from 'react';
import { focusHeading } from './focus-heading.ts';

/** Whoever pressed what is gone with the step it ended begins again at the heading. */
export const useLostFocus = (step: string): void => {
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step && document.activeElement === document.body) void focusHeading();
    before.current = step;
  }, [step]);
};
