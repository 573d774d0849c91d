import type { Rules } from '#machines/kit/judge/rule.ts';

const rooms = import.meta.glob<Record<string, Rules>>('../../machines/**/*.rules.ts', { eager: true });

/** The rules of every flow. */
export const allRules: readonly Rules[] = Object.values(rooms).flatMap(Object.values);

export const rulesOf = (flow: string): Rules => {
  const found = allRules.find((rules) => rules.flow === flow);
  if (found === undefined) throw new Error(`${flow} has no rules.`);
  return found;
};
