import { type RefObject, useEffect, useRef } from 'react';
import { beginAt } from './begin-at.ts';
import { beginAtHeading } from './focus-heading.ts';

/** Whenever a page shows another step, its reader begins again at the heading: of the step, where it has one, or of the page. */
export const useHeadingAt = (step: string, ofStep?: RefObject<HTMLElement | null>): void => {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    void (ofStep?.current ? beginAt(ofStep.current) : beginAtHeading());
  }, [step, ofStep]);
};
