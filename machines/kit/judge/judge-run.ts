import type { Observation } from './observation.ts';
import { nothingSeen, type Rule, type Rules } from './rule.ts';

/** The index of the first step of a run at which a rule is broken; null when it holds. */
export const brokenAt = (rule: Rule, run: readonly Observation[]): number | null => {
  let memory = nothingSeen;
  for (const [index, seen] of run.entries()) {
    const judged = rule.see(memory, seen);
    if (judged.isBroken) return index;
    memory = judged.memory;
  }
  return null;
};

/** The names of the rules a run breaks. */
export const brokenIn = ({ rules }: Rules, run: readonly Observation[]): readonly string[] =>
  Object.entries(rules).flatMap(([name, rule]) => (brokenAt(rule, run) === null ? [] : [name]));
