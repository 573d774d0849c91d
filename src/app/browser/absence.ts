import { useSyncExternalStore } from 'react';

/** Why a place has no flow to show. */
export type Absence = 'coming' | 'continued-elsewhere' | 'not-loaded' | 'not-reached';

export type AbsenceState = { readonly why: Absence; readonly again: () => void };

const noop = () => undefined;

/** What is said where a flow does not live, with the way to have it. */
export const absence = () => {
  let state: AbsenceState = { why: 'coming', again: noop };
  const listeners = new Set<() => void>();
  const listen = (changed: () => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  };
  const stateNow = () => state;
  return {
    say: (why: Absence, again: () => void = noop): void => {
      state = { why, again };
      for (const changed of listeners) changed();
    },
    useAbsence: (): AbsenceState => useSyncExternalStore(listen, stateNow, stateNow),
  };
};
