import { type RefObject, useEffect } from 'react';

/** Tells how wide an element stands, once somebody listens and whenever it changes. */
export const useReportedWidth = (
  element: RefObject<HTMLElement | null>,
  listener: 'here' | 'awaited',
  report: (width: number) => void,
) => {
  useEffect(() => {
    const seen = element.current;
    if (listener === 'awaited' || seen === null) return undefined;
    const watching = new ResizeObserver(() => report(seen.clientWidth));
    watching.observe(seen);
    return () => watching.disconnect();
  }, [element, listener, report]);
};
