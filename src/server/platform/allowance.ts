import { openRefusals, type Refusals } from './refusals-kept.ts';

/** Spends one of the turns a key has; false when none is left. Kept in memory: nothing of the caller is stored. */
export type Allow = {
  (key: string, most: number, withinMilliseconds: number): boolean;
  /** When a key that was refused has turns again. */
  readonly endOf: (key: string) => number;
  /** What was asked for was not given: the turn costs a quarter. */
  readonly giveMostBack: (key: string) => void;
};

type Open = { readonly until: number; readonly turns: number };

/** The turns that were spent, by key. */
export type Spent = { readonly open: Map<string, Open>; readonly refused: Refusals };

export const noneSpent = (): Spent => ({ open: new Map(), refused: openRefusals() });

export const forgetSpent = ({ open, refused }: Spent): void => {
  open.clear();
  refused.clear();
};

const mostKeys = 100_000;

/** What comes back of a turn whose thing was not given. */
const givenBack = 3 / 4;

/** Half of the keys go: those that are over, then those that spent least. A flood makes room for itself, and seldom. */
const makeRoom = ({ open }: Spent, moment: number): void => {
  for (let least = 0; open.size > mostKeys / 2; least += 1) {
    for (const [key, { until, turns }] of open) {
      if (until <= moment || turns <= least) open.delete(key);
    }
  }
};

/** Each process counts for itself; what must hold across processes is counted in the database. */
export const openAllowance = (now: () => number, spent: Spent = noneSpent()): Allow => {
  const allow = (key: string, most: number, within: number): boolean => {
    const moment = now();
    if (spent.refused.endOf(key) > moment) return false;
    const known = spent.open.get(key);
    const isOver = known === undefined || known.until <= moment;
    const before = isOver ? { until: moment + within, turns: 0 } : known;
    if (before.turns >= most) {
      spent.open.delete(key);
      spent.refused.add(key, before.until, moment);
      return false;
    }
    spent.open.delete(key);
    spent.open.set(key, { until: before.until, turns: before.turns + 1 });
    if (spent.open.size > mostKeys) makeRoom(spent, moment);
    return true;
  };
  const giveMostBack = (key: string): void => {
    const known = spent.open.get(key);
    if (known !== undefined) {
      spent.open.set(key, { ...known, turns: Math.max(0, known.turns - givenBack) });
    }
  };
  return Object.assign(allow, { endOf: spent.refused.endOf, giveMostBack });
};
