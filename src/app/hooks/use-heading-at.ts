import { useEffect, useRef } from 'react';
import { beginAtHeading } from './focus-heading.ts';

/** Whenever a page shows another step, its reader begins again at the heading. */
export const useHeadingAt = (step: string): void => {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    void beginAtHeading();
  }, [step]);
};
