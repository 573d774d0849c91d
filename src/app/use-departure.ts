import { useCallback, useEffect, useRef, useState } from 'react';

type Departure = {
  /** How often the reader has come back to the page as it was when it was left. */
  readonly visit: number;
  readonly leaveFor: (path: string) => void;
};

/** Goes on to a page of its own. A browser that shows the page as it was when it was left finds it as if it had not been. */
export const useDeparture = (): Departure => {
  const [visit, setVisit] = useState(0);
  const hasLeft = useRef(false);
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !hasLeft.current) return;
      hasLeft.current = false;
      setVisit((before) => before + 1);
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);
  const leaveFor = useCallback((path: string) => {
    hasLeft.current = true;
    location.assign(path);
  }, []);
  return { visit, leaveFor };
};
