/** What the browser keeps for the shop, by name. A browser that forbids keeping keeps nothing. */
const shelf = (which: 'localStorage' | 'sessionStorage' = 'localStorage'): Storage | null => {
  try {
    return globalThis[which];
  } catch {
    return null;
  }
};

const writeOn = (own: Storage | null, name: string, text: string): void => {
  try {
    own?.setItem(name, text);
  } catch {
    // A full or closed shelf only means that the next visit starts afresh.
  }
};

/** What one tab keeps from page to page, until it is closed. */
export const storedInTab = {
  read: (name: string): string | null => shelf('sessionStorage')?.getItem(name) ?? null,
  write: (name: string, text: string): void => writeOn(shelf('sessionStorage'), name, text),
};

export const stored = {
  read: (name: string): string | null => shelf()?.getItem(name) ?? null,
  write: (name: string, text: string): void => writeOn(shelf(), name, text),
  /** Forgets everything but what is named. */
  keepOnly: (names: readonly string[]): void => {
    const own = shelf();
    for (const name of Object.keys(own ?? {})) if (!names.includes(name)) own?.removeItem(name);
  },
};
