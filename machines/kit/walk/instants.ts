import { day } from '#domain/values/durations.ts';
import type { Walk } from './walk.ts';

/**
 * While a path is planned, the clock of each step shows a moment of its own, a whole number of days apart, so that
 * every instant a machine computes tells from which step it is counted.
 */
const spacing = 1200 * day;

/** An instant counted from a step: step 0 is the start. */
export type Instant = { readonly step: number; readonly offset: number };

export const shownAt = ({ startsAt }: Walk, step: number): number => startsAt + step * spacing;

export const instantOf = ({ startsAt }: Walk, value: number, lastStep: number): Instant => {
  const step = Math.round((value - startsAt) / spacing);
  return step < 0 || step > lastStep
    ? { step: 0, offset: value - startsAt }
    : { step, offset: value - startsAt - step * spacing };
};

const isInstant = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) > 1e9;

type Found = readonly (readonly [string, number])[];

/** Contexts of neighbouring steps share nearly everything they hold. */
const known = new WeakMap<object, Found>();

const foundIn = (value: object): Found => {
  const before = known.get(value);
  if (before) return before;
  const found = Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    instantsIn(part).map(([at, instant]) => [`.${key}${at}`, instant] as const),
  );
  known.set(value, found);
  return found;
};

/** The instants a context holds, by the place where it holds them. */
export const instantsIn = (value: unknown): Found => {
  if (isInstant(value)) return [['', value]];
  return typeof value === 'object' && value !== null ? foundIn(value) : [];
};

/** Whether an instant lies within the time a walk can tell apart. */
export const isNear = ({ offset }: Instant): boolean => Math.abs(offset) < spacing / 2;
