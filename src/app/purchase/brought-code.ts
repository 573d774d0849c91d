import { useSyncExternalStore } from 'react';

let brought: string | null = null;
const listeners = new Set<() => void>();

const tell = (code: string | null): void => {
  brought = code;
  for (const changed of listeners) changed();
};

/** The code of a link, in the memory of the page alone. Empty: there was none. */
export const broughtCode = {
  bring: (code: string): void => {
    if (code !== '' || brought === null) tell(code);
  },
  forget: (): void => tell(null),
};

const listen = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

const codeNow = () => brought;
const unread = () => null;

/** Null until the address was read. */
export const useBroughtCode = (): string | null => useSyncExternalStore(listen, codeNow, unread);
