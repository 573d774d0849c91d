import { useEffect } from 'react';

/** What the next page is drawn with comes while this one is read, not after the press. */
export const useAhead = (isReady: boolean, fetchAhead: () => Promise<void>): void => {
  useEffect(() => {
    if (!isReady) return;
    const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
    // Whoever needs it and cannot have it is told then.
    whenIdle(() => void fetchAhead().catch(() => undefined));
  }, [isReady, fetchAhead]);
};
