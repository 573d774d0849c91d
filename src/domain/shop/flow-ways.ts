import { isStart, type LoggedStep } from './logged-step.ts';
import { type Stay, staysIn } from './stays-in.ts';

/** What people did in a flow, of nobody in particular. */
export type FlowWays = {
  readonly visits: number;
  /** The most frequent ones, by the arrows that were taken. */
  readonly ways: readonly Way[];
  /** Visits that went any other way. */
  readonly rest: number;
  readonly stays: readonly Stay[];
};

export type Way = { readonly steps: readonly string[]; readonly visits: number };

/** Of fewer nothing is said: whoever saw one of them at the screen would know the rest of it. */
export const fewestVisits = 5;
export const mostWays = 10;
/** Longer ways are told as far as this, and those that are alike until then are one. */
export const mostStepsOfWay = 40;

const noWays: FlowWays = { visits: 0, ways: [], rest: 0, stays: [] };

/** Nobody takes a step that follows of itself. */
const isTaken = ({ transition }: LoggedStep): boolean => transition.split('|', 2)[1] !== 'always';

/** What was done, in its order: the same thing again and again is one step, and so is a page that is loaded anew. */
const wayOf = (visit: readonly LoggedStep[]): readonly string[] => {
  const taken = visit.filter(isTaken).filter((step, at) => at === 0 || !isStart(step));
  return taken
    .map(({ transition }) => transition)
    .filter((transition, at, all) => transition !== all[at - 1])
    .slice(0, mostStepsOfWay);
};

const wordOf = (steps: readonly string[]): string => steps.join(' ');

const waysIn = (visits: readonly (readonly LoggedStep[])[]): readonly Way[] => {
  const counted = new Map<string, Way>();
  for (const visit of visits) {
    const steps = wayOf(visit);
    const word = wordOf(steps);
    counted.set(word, { steps, visits: 1 + (counted.get(word)?.visits ?? 0) });
  }
  return [...counted.values()].toSorted(
    (one, other) => other.visits - one.visits || (wordOf(one.steps) < wordOf(other.steps) ? -1 : 1),
  );
};

const sumOf = (ways: readonly Way[]): number => ways.reduce((sum, { visits }) => sum + visits, 0);

/** So many that the others, too, are none or enough. */
const shownOf = (ways: readonly Way[], visits: number): readonly Way[] => {
  const rest = visits - sumOf(ways);
  return rest === 0 || rest >= fewestVisits ? ways : shownOf(ways.slice(0, -1), visits);
};

/** The ways through a flow and how long it stood in each state; each visit holds the steps of one case in their order. */
export const flowWaysOf = (visits: readonly (readonly LoggedStep[])[]): FlowWays => {
  if (visits.length < fewestVisits) return noWays;
  const frequent = waysIn(visits)
    .filter((way) => way.visits >= fewestVisits)
    .slice(0, mostWays);
  const ways = shownOf(frequent, visits.length);
  return {
    visits: visits.length,
    ways,
    rest: visits.length - sumOf(ways),
    stays: staysIn(visits, fewestVisits),
  };
};
