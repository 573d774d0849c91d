import { type RefObject, useEffect, useRef } from 'react';
import { beginAtHeading, focusHeading } from './focus-heading.ts';

/** Whoever pressed what is gone with the step it ended begins again at the heading: of the part it stood in, or of the page. */
export const useLostFocus = (step: string, ofPart?: RefObject<HTMLElement | null>): void => {
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step && document.activeElement === document.body)
      void (ofPart?.current ? focusHeading(ofPart.current) : beginAtHeading());
    before.current = step;
  }, [step, ofPart]);
};
