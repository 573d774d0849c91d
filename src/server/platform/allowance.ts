/** Spends one of the turns a key has; false when none is left. Kept in memory: nothing of the caller is stored. */
export type Allow = (key: string, most: number, withinMilliseconds: number) => boolean;

/** The turns that were spent, by key. */
export type Spent = Map<string, { readonly began: number; readonly turns: number }>;

export const noneSpent = (): Spent => new Map();

const mostKeys = 100_000;

/** Each process counts for itself; what must hold across processes is counted in the database. */
export const openAllowance =
  (now: () => number, spent: Spent = noneSpent()): Allow =>
  (key, most, within) => {
    const moment = now();
    const known = spent.get(key);
    const { began, turns } =
      known === undefined || known.began + within <= moment ? { began: moment, turns: 0 } : known;
    if (turns >= most) {
      return false;
    }
    spent.delete(key);
    spent.set(key, { began, turns: turns + 1 });
    if (spent.size > mostKeys) {
      const [oldest = key] = spent.keys();
      spent.delete(oldest);
    }
    return true;
  };
