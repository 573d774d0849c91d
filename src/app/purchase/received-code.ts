import { useSyncExternalStore } from 'react';

let loaded: string | null = null;
const listeners = new Set<() => void>();

const setCode = (code: string | null): void => {
  loaded = code;
  for (const changed of listeners) changed();
};

/** The code of a link, in the memory of the page alone. Empty: there was none. */
export const receivedCode = {
  load: (code: string): void => {
    if (code !== '' || loaded === null) setCode(code);
  },
  forget: (): void => setCode(null),
};

const listen = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

const codeNow = () => loaded;
const unread = () => null;

/** Null until the address was read. */
export const useReceivedCode = (): string | null => useSyncExternalStore(listen, codeNow, unread);
