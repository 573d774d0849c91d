import { type RefObject, useEffect, useRef } from 'react';
import { beginAt } from './begin-at.ts';
import { beginAtHeading } from './focus-heading.ts';

/**
 * Whenever a page shows another step, its reader begins again at the heading: of the step, where it has one, or of the
 * page. `from` is the one step that leads on to it: from any other there is something else to read first. Whoever was
 * led to what is wrong stays there.
 */
export const useHeadingAt = (step: string, ofStep?: RefObject<HTMLElement | null>, from?: string): void => {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    const part = from === undefined || from === before.current ? ofStep?.current : null;
    before.current = step;
    if (document.activeElement?.role === 'alert') return;
    void (part ? beginAt(part) : beginAtHeading());
  }, [step, ofStep, from]);
};
