import type { Rules } from '#machines/kit/judge/rule.ts';

type Room = Readonly<Record<string, Rules>>;

const rooms = import.meta.glob<Room>('/machines/**/*.rules.ts', { eager: true });

const all = Object.values(rooms).flatMap(Object.values<Rules>);

/** What holds of a flow whatever its chart is. */
export const rulesOf = (flow: string): Rules =>
  all.find((rules) => rules.flow === flow) ?? { flow, rules: {} };
