import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True while a browser draws what its reader sees first; the rest follows piece by piece. What a server draws comes whole. */
export const useDrawnFirst = (): boolean => {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useDeferredValue(false, isLive);
};
