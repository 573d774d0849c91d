import type { Observation } from './observation.ts';
import { begins, joinedBy, type Sign } from './sign.ts';

/** What a rule remembers of a run: whether it is on guard, since when, and for which value. */
export type Memory = { readonly isOn: boolean; readonly since: number | null; readonly value: unknown };

export type Seen = {
  readonly memory: Memory;
  readonly isBroken: boolean;
  /** Whether this step is one the rule speaks of. */
  readonly isConcerned: boolean;
};

export type RuleKind = 'always' | 'keeps' | 'leads-to' | 'never' | 'once' | 'until';

/** A sentence about a flow that holds whatever its chart is, and the means to notice where it does not. */
export type Rule = {
  readonly kind: RuleKind;
  /** The requirements it serves. */
  readonly serves: readonly string[];
  readonly by: Sign['by'];
  readonly see: (memory: Memory, seen: Observation) => Seen;
  /** Whether what it waits for has to come while the reader does nothing. */
  readonly comesByItself: boolean;
  /** The rules it is made of, where its sentence promises several things: each is judged by itself. */
  readonly parts: readonly Rule[];
};

/** What a rule promises, one by one. */
export const promisesOf = (rule: Rule): readonly Rule[] => (rule.parts.length === 0 ? [rule] : rule.parts);

export const nothingSeen: Memory = { isOn: false, since: null, value: null };

/** A rule that waits for nothing. */
export const plain = (kind: RuleKind, serves: readonly string[], by: Sign['by'], see: Rule['see']): Rule => ({
  kind,
  serves,
  by,
  see,
  comesByItself: false,
  parts: [],
});

/** It is seen at no step. */
export const never = (serves: readonly string[], one: Sign): Rule =>
  plain('never', serves, one.by, (memory, seen) => {
    const holds = one.holds(seen);
    return { memory, isBroken: holds, isConcerned: holds };
  });

/** Wherever the first is seen, the second is. */
export const always = (serves: readonly string[], where: Sign, holds: Sign): Rule =>
  plain('always', serves, joinedBy(where, holds), (memory, seen) => {
    const isConcerned = where.holds(seen);
    return { memory, isConcerned, isBroken: isConcerned && !holds.holds(seen) };
  });

/** Nothing leads to what is seen but this; who is there stays there. */
export const leadsThere = (serves: readonly string[], there: Sign, by: Sign): Rule =>
  plain('always', serves, joinedBy(there, by), (memory, seen) => {
    const isThere = there.holds(seen);
    const arrives = isThere && !memory.isOn;
    return {
      memory: { ...nothingSeen, isOn: isThere },
      isConcerned: arrives,
      isBroken: arrives && !by.holds(seen),
    };
  });

type Waiting = {
  /** What must not be seen. */
  readonly no: Sign;
  /** What lifts it. */
  readonly until: Sign;
  /** From when on, and again after each time; from the start where it is left out. */
  readonly from?: Sign;
};

/**
 * From one thing on another is not seen until a third. Of a step the first line that fits is true:
 *
 * | at the step                           | is it judged by `no`?                       | on guard after it |
 * |---------------------------------------|---------------------------------------------|-------------------|
 * | `until` is seen                       | no: the lift wins, whatever else is seen    | no                |
 * | it is on guard from an earlier step   | yes                                         | yes               |
 * | `from` is seen, and the flow begins   | yes: no step came before on which to begin  | yes               |
 * | `from` is seen later on               | no: what begins with a step judges the next | yes               |
 */
export const until = (serves: readonly string[], { no, until: lifted, from = begins }: Waiting): Rule =>
  plain('until', serves, joinedBy(no, lifted, from), (memory, seen) => {
    if (lifted.holds(seen)) return { memory: nothingSeen, isBroken: false, isConcerned: memory.isOn };
    const isBegun = from.holds(seen);
    const isJudged = memory.isOn || (isBegun && begins.holds(seen));
    const isOn = memory.isOn || isBegun;
    return { memory: { ...nothingSeen, isOn }, isBroken: isJudged && no.holds(seen), isConcerned: isOn };
  });

/** From one thing on another is never seen. */
export const neverAfter = (serves: readonly string[], from: Sign, no: Sign): Rule =>
  until(serves, { from, no, until: { by: 'names', holds: () => false } });

type Promise = {
  readonly from: Sign;
  readonly to: Sign;
  /**
   * Milliseconds: judged wherever a step has its time, on every path, live run and walk in the browser (`in-time.test.ts`).
   * Situations have none: of all of them it is judged that it comes, and not when.
   */
  readonly within?: number;
  /** What may come instead of it. */
  readonly unless?: Sign;
  /** Whether somebody has to do something for it. */
  readonly by?: 'itself' | 'reader';
};

/** One thing leads to another: no end comes before it, and no state from which it cannot come any more. */
export const leadsTo = (
  serves: readonly string[],
  { from, to, within, unless, by = 'itself' }: Promise,
): Rule => ({
  kind: 'leads-to',
  serves,
  by: joinedBy(from, to, unless),
  comesByItself: by === 'itself',
  parts: [],
  see: (memory, seen) => {
    const isLate =
      within !== undefined &&
      memory.isOn &&
      memory.since !== null &&
      seen.at !== null &&
      seen.at - memory.since > within;
    const isLifted = to.holds(seen) || unless?.holds(seen) === true;
    const begun = from.holds(seen);
    if (isLifted) return { memory: nothingSeen, isBroken: isLate, isConcerned: memory.isOn || begun };
    const isOn = memory.isOn || begun;
    const since = memory.isOn ? memory.since : seen.at;
    return {
      memory: isOn ? { isOn, since, value: null } : nothingSeen,
      isBroken: isLate || (isOn && seen.isOver),
      isConcerned: isOn,
    };
  },
});

/** The rules of a flow by name; their sentences stand in locales as `flow.<flow>.rule.<name>`. */
export type Rules = { readonly flow: string; readonly rules: Readonly<Record<string, Rule>> };
