import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** Goes on to a page of its own, or knows that a link may lead there. A browser that shows the page as it was when it was left has brought its reader back. */
export const useDeparture = (onBack: () => void, leavesByLink: boolean): ((path: string) => void) => {
  const hasLeft = useRef(false);
  const mayHaveLeft = useEffectEvent(() => leavesByLink || hasLeft.current);
  const notifyBack = useEffectEvent(onBack);
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !mayHaveLeft()) return;
      hasLeft.current = false;
      notifyBack();
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);
  return useCallback((path) => {
    hasLeft.current = true;
    location.assign(path);
  }, []);
};
