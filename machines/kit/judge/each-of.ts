import { type Memory, nothingSeen, type Rule } from './rule.ts';

/** A sentence that promises several things: each of them holds. */
export const eachOf = (first: Rule, ...others: readonly Rule[]): Rule => {
  const rules = [first, ...others];
  return {
    kind: first.kind,
    serves: [...new Set(rules.flatMap(({ serves }) => serves))],
    by: rules.every(({ by }) => by === 'names') ? 'names' : 'payload',
    comesByItself: first.comesByItself,
    parts: rules,
    see: (memory, seen) => {
      const before = (memory.value ?? []) as readonly Memory[];
      const judged = rules.map((rule, index) => rule.see(before[index] ?? nothingSeen, seen));
      return {
        memory: {
          isOn: judged.some((each) => each.memory.isOn),
          since: null,
          value: judged.map((each) => each.memory),
        },
        isBroken: judged.some(({ isBroken }) => isBroken),
        isConcerned: judged.some(({ isConcerned }) => isConcerned),
      };
    },
  };
};
