import { useSyncExternalStore } from 'react';

/** Why a place of the purchase has no booking to show. */
export type Absence = 'coming' | 'continued-elsewhere' | 'not-loaded' | 'not-reached';

type Standing = { readonly why: Absence; readonly again: () => void };

const nothing = () => undefined;

let standing: Standing = { why: 'coming', again: nothing };
const listeners = new Set<() => void>();

/** What is said where no booking lives, with the way to have one. */
export const withoutBooking = {
  say: (why: Absence, again: () => void = nothing): void => {
    standing = { why, again };
    for (const changed of listeners) changed();
  },
};

const listen = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

const standingNow = () => standing;

export const useWithoutBooking = (): Standing => useSyncExternalStore(listen, standingNow, standingNow);
