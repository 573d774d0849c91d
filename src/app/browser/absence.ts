import { useSyncExternalStore } from 'react';

/** Why a place has no flow to show. */
export type Absence = 'coming' | 'continued-elsewhere' | 'not-loaded' | 'not-reached';

export type Standing = { readonly why: Absence; readonly again: () => void };

const nothing = () => undefined;

/** What is said where a flow does not live, with the way to have it. */
export const absence = () => {
  let standing: Standing = { why: 'coming', again: nothing };
  const listeners = new Set<() => void>();
  const listen = (changed: () => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  };
  const standingNow = () => standing;
  return {
    say: (why: Absence, again: () => void = nothing): void => {
      standing = { why, again };
      for (const changed of listeners) changed();
    },
    useStanding: (): Standing => useSyncExternalStore(listen, standingNow, standingNow),
  };
};
