import type { Observation } from './observation.ts';
import { nothingSeen, plain, type Rule } from './rule.ts';
import type { Sign } from './sign.ts';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Kept = { readonly of: (seen: Observation) => unknown; readonly until: Sign };

/** A value that was seen once is the same each time it is seen again, until something else, and never empty. `of` gives undefined where there is none. */
export const keeps = (serves: readonly string[], { of, until: lifted }: Kept): Rule =>
  plain('keeps', serves, 'payload', (memory, seen) => {
    const value = of(seen);
    const stays = memory.isOn && !lifted.holds(seen);
    const isAnother = stays && value !== undefined && !same(value, memory.value);
    const isBroken = isAnother || value === '';
    const next = value === undefined ? (stays ? memory : nothingSeen) : { isOn: true, since: null, value };
    return { memory: next, isBroken, isConcerned: stays && value !== undefined };
  });

type Way = { readonly from: Sign; readonly until: Sign };

type Given = {
  /** What the reader gives at a step; undefined where they give nothing. */
  readonly given: (seen: Observation) => unknown;
  /** What is asked with or shown of it; undefined where nothing is. */
  readonly of: (seen: Observation) => unknown;
  /** While it is on its way, whatever else is given counts for nothing. */
  readonly underway?: Way;
};

/** Whoever gave something else before is another situation: only there is it told whether the first is kept. */
type Last = { readonly is: unknown; readonly isAnother: boolean };

/** What was given last is what is seen of it ever after; before anything was given, nothing is seen. */
export const asGiven = (serves: readonly string[], { given, of, underway }: Given): Rule =>
  plain('keeps', serves, 'payload', (memory, seen) => {
    const isUnderway = memory.isOn && underway?.until.holds(seen) === false;
    const anew = isUnderway ? undefined : given(seen);
    const before = memory.value as Last | null;
    const isAnother = before !== null && (before.isAnother || !same(before.is, anew));
    const value = anew === undefined ? before : { is: anew, isAnother };
    const found = of(seen);
    const isConcerned = found !== undefined;
    const isOn = isUnderway || underway?.from.holds(seen) === true;
    const isBroken = isConcerned && (value === null || !same(found, value.is));
    return { memory: { isOn, since: null, value }, isBroken, isConcerned };
  });

type Pair = { readonly thing: unknown; readonly is: unknown };

/** What is seen of a thing is the same each time, another for each other thing, and never empty. */
export const ofEachItsOwn = (serves: readonly string[], of: (seen: Observation) => Pair | undefined): Rule =>
  plain('keeps', serves, 'payload', (memory, seen) => {
    const pairs = (memory.value ?? []) as readonly Pair[];
    const pair = of(seen);
    if (pair === undefined) return { memory, isBroken: false, isConcerned: false };
    const isMixed = pairs.some(({ thing, is }) => same(thing, pair.thing) !== same(is, pair.is));
    const value = pairs.some(({ thing }) => same(thing, pair.thing)) ? pairs : [...pairs, pair];
    return { memory: { ...memory, value }, isBroken: isMixed || pair.is === '', isConcerned: true };
  });
