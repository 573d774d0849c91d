import { useEffect } from 'react';
import { fetchFolded } from '#panels/passengers/lazy-folded.tsx';
import { fetchSeatChoice } from '#screens/seat-map/lazy-seat-choice.tsx';

const fetchAhead = async () => {
  await Promise.all([import('#app/routes/seat-map.tsx'), import('#app/purchase/begin-seatmate.ts')]);
  fetchFolded();
  fetchSeatChoice();
};

/** What the next page is drawn with comes while this one is read, not after the press. */
export const useSeatMapAhead = (isReady: boolean, loadStations: () => void): void => {
  useEffect(() => {
    if (!isReady) return;
    const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
    // Whoever needs it and cannot have it is told then.
    whenIdle(() => {
      loadStations();
      fetchAhead().catch(() => undefined);
    });
  }, [isReady, loadStations]);
};
