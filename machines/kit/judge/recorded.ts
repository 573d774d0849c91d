import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { deadline } from '#machines/kit/flow/deadline.ts';
import type { Cause } from '#machines/kit/walk/path.ts';
import { nodesOf } from '#machines/kit/walk/watch.ts';
import { brokenAt } from './judge-run.ts';
import type { Observation } from './observation.ts';
import { nothingSeen, promisesOf, type Rule, type Rules } from './rule.ts';

/** A step as it was written down where it happened: names of the chart alone. */
export type NamedStep = {
  readonly event: string;
  readonly taken: readonly string[];
  /** Ids of the innermost states that are on after it. */
  readonly stands: readonly string[];
  readonly at: number;
};

const start = 'xstate.init';

/** What made a step happen, as the name of its event tells it; null at the start. */
export const causeOf = (machine: AnyStateMachine, event: string): Cause | null => {
  if (event === start) return null;
  const [, ends, port = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ?? [];
  if (ends === undefined) {
    const delay = /^xstate\.after\.([^.]+)\./.exec(event)?.[1];
    return delay === undefined
      ? { kind: 'event', event, sample: null }
      : { kind: 'delay', delay, timer: event };
  }
  const isDeadline = machine.implementations.actors[port] === deadline;
  return isDeadline && ends === 'done'
    ? { kind: 'deadline', port }
    : { kind: 'answer', port, outcome: '', ends: ends === 'done' ? 'done' : 'error' };
};

const lineOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...(node.parent ? lineOf(node.parent) : []),
];

/** What can be told of steps of which only names are known: where the flow stood, and what its states ask for. */
export const observationsOfSteps = (
  machine: AnyStateMachine,
  steps: readonly NamedStep[],
): readonly Observation[] => {
  const nodes = new Map(nodesOf(machine.root).map((node) => [node.id, node]));
  let before: readonly AnyStateNode[] = [];
  return steps.map(({ event, taken, stands, at }) => {
    const on = [...new Set(stands.flatMap((id) => lineOf(nodes.get(id) ?? machine.root)))];
    const entered = on.filter((node) => !before.includes(node));
    before = on;
    return {
      cause: causeOf(machine, event),
      event: { type: event },
      isTaken: taken.length > 0,
      stands: stands.map((id) => id.slice(machine.root.id.length + 1)).join(' '),
      asked: entered.flatMap(({ invoke }) => invoke.map(({ id }) => ({ port: id, input: undefined }))),
      emitted: [],
      tags: on.flatMap(({ tags }) => tags),
      context: undefined,
      isOver: on.some((node) => node.type === 'final' && node.parent === machine.root),
      output: undefined,
      at: at - (steps[0]?.at ?? at),
    };
  });
};

/** The rules broken by a session of which only names were written down; promises of which they do not tell are not judged. */
export const brokenByNames = (
  machine: AnyStateMachine,
  { rules }: Rules,
  steps: readonly NamedStep[],
): readonly string[] => {
  const run = observationsOfSteps(machine, steps);
  const isBroken = (promise: Rule) => promise.by === 'names' && brokenAt(promise, run) !== null;
  return Object.entries(rules).flatMap(([name, rule]) => (promisesOf(rule).some(isBroken) ? [name] : []));
};

const aStart: Observation = {
  cause: null,
  event: { type: start },
  isTaken: true,
  stands: '',
  asked: [],
  emitted: [],
  tags: [],
  context: undefined,
  isOver: false,
  output: undefined,
  at: 0,
};

/** Whether names tell of a promise, and it is on guard from the start on. */
const isOfStart = (promise: Rule): boolean =>
  promise.by === 'names' && promise.see(nothingSeen, aStart).memory.isOn;

/** The rules that are on guard from the start on, where a session does not tell it: of what came first they say nothing. */
export const unjudgedByNames = ({ rules }: Rules, steps: readonly NamedStep[]): readonly string[] => {
  if (steps[0]?.event === start) return [];
  return Object.entries(rules).flatMap(([name, rule]) => (promisesOf(rule).some(isOfStart) ? [name] : []));
};
