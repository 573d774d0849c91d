import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now; not before a page is in a browser. */
export const useMedia = (query: string): boolean => {
  const listen = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => false,
  );
};
