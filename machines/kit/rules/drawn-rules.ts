import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, StateMachine } from 'xstate';
import { isForbidding } from '#machines/kit/chart/chart-transition.ts';
import { deadline } from '#machines/kit/flow/deadline.ts';
import { Breach } from '#machines/kit/walk/breach.ts';
import { nodesOf } from '#machines/kit/walk/watch.ts';
import { nameBreaches } from './drawn-names.ts';

const mostTogether = 200;

const logicOf = (node: AnyStateNode, port: string): unknown => {
  const src = node.invoke.find(({ id }) => id === port)?.src;
  return typeof src === 'string' ? node.machine.implementations.actors[src] : src;
};

const isDeadlineOf = (node: AnyStateNode, port: string) => logicOf(node, port) === deadline;

/** An answer may fail to come. An instant comes for certain, and a child flow has drawn its own failures. */
const endsOf = (node: AnyStateNode, port: string): readonly ('done' | 'error')[] =>
  isDeadlineOf(node, port) || logicOf(node, port) instanceof StateMachine ? ['done'] : ['done', 'error'];

const closedBreaches = (node: AnyStateNode): readonly Breach[] =>
  node.invoke.flatMap(({ id }) =>
    endsOf(node, id).flatMap((ends) => {
      const branches = node.transitions.get(`xstate.${ends}.actor.${id}`) ?? [];
      const name = ends === 'done' ? 'onDone' : 'onError';
      if (branches.length === 0) return [new Breach('answered', node.id, `port ${id} has no ${name}`)];
      return branches.at(-1)?.guard === undefined
        ? []
        : [new Breach('closed', node.id, `the last ${name} of port ${id} is guarded`)];
    }),
  );

const wildcardBreaches = (node: AnyStateNode): readonly Breach[] =>
  [...node.transitions.keys()]
    .filter((event) => event.includes('*'))
    .map((event) => new Breach('wildcard', node.id, `it listens to ${event}`));

const describedBreaches = (node: AnyStateNode): readonly Breach[] =>
  node.parent === undefined || node.type === 'history' || node.description
    ? []
    : [new Breach('described', node.id, 'it has no description')];

const lineOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...(node.parent ? lineOf(node.parent) : []),
];

/** Cancel or a time limit: something other than the answer that is waited for. */
const isWayOut = (transition: AnyTransitionDefinition, busy: AnyStateNode) => {
  const event: string = transition.eventType;
  const port = /^xstate\.done\.actor\.(.+)$/.exec(event)?.[1];
  const isOwn = !event.startsWith('xstate.') || event.startsWith('xstate.after.');
  if (!isOwn && (port === undefined || !isDeadlineOf(transition.source, port))) return false;
  return transition.target?.some((target) => !lineOf(target).includes(busy)) ?? false;
};

const leaveBreaches = (node: AnyStateNode): readonly Breach[] => {
  if (!node.tags.includes('busy')) return [];
  const leaves = nodesOf(node).filter(({ type }) => type === 'atomic');
  const stuck = leaves.find(
    (leaf) =>
      !lineOf(leaf)
        .flatMap((state) => [...state.transitions.values()].flat())
        .some((transition) => !isForbidding(transition) && isWayOut(transition, node)),
  );
  return stuck ? [new Breach('leave', stuck.id, 'it is busy and only the answer itself ends it')] : [];
};

/** How many states a part of a chart can be in at once. */
const togetherIn = (node: AnyStateNode): number => {
  const parts = Object.values<AnyStateNode>(node.states)
    .filter(({ type }) => type !== 'history')
    .map(togetherIn);
  if (parts.length === 0) return 1;
  return node.type === 'parallel'
    ? parts.reduce((all, part) => all * part, 1)
    : parts.reduce((all, part) => all + part);
};

const smallBreaches = (node: AnyStateNode): readonly Breach[] => {
  const together = node.type === 'parallel' ? togetherIn(node) : 0;
  return together > mostTogether
    ? [new Breach('small', node.id, `its parallel parts make ${together} states`)]
    : [];
};

/** The rules that can be read from the chart alone. */
export const drawnBreaches = (machine: AnyStateMachine): readonly Breach[] =>
  nodesOf(machine.root).flatMap((node) => [
    ...nameBreaches(node),
    ...closedBreaches(node),
    ...wildcardBreaches(node),
    ...describedBreaches(node),
    ...leaveBreaches(node),
    ...smallBreaches(node),
  ]);
