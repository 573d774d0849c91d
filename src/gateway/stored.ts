/** What the browser keeps for the shop, by name. A browser that forbids keeping keeps nothing. */
const shelf = (): Storage | null => {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
};

export const stored = {
  read: (name: string): string | null => shelf()?.getItem(name) ?? null,
  write: (name: string, text: string): void => {
    try {
      shelf()?.setItem(name, text);
    } catch {
      // A full or closed shelf only means that the next visit starts afresh.
    }
  },
  /** Forgets everything but what is named. */
  keepOnly: (names: readonly string[]): void => {
    const kept = names.map((name) => [name, stored.read(name)] as const);
    shelf()?.clear();
    for (const [name, text] of kept) if (text !== null) stored.write(name, text);
  },
};
