import type { AnyActorLogic, AnyStateMachine, AnyStateNode } from 'xstate';
import { deadline } from '#machines/kit/flow/deadline.ts';
import { hashOf } from './chart-hash.ts';
import { actionNameOf, guardNameOf, isDrawn } from './chart-names.ts';
import type { Chart, ChartArrow, ChartPort, ChartState } from './chart-shape.ts';
import { isForbidding, transitionId, waitingOf } from './chart-transition.ts';

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'implementations' in logic;

const initialOf = (node: AnyStateNode) => (node.type === 'compound' ? node.initial : undefined);

const otherwiseOf = (node: AnyStateNode): string | null => {
  const target: unknown = node.config.target;
  if (typeof target !== 'string') return node.parent?.initial?.target?.[0]?.id ?? null;
  if (target.startsWith('#')) return node.machine.getStateNodeById(target).id;
  return (
    target.split('.').reduce<AnyStateNode | undefined>((at, key) => at?.states[key], node.parent)?.id ?? null
  );
};

const drawnArrowsOf = (node: AnyStateNode, ports: readonly ChartPort[]): ChartArrow[] =>
  [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
    .filter((transition) => !isForbidding(transition))
    .map((transition) => ({
      id: transitionId(transition),
      source: node.id,
      targets: (transition.target ?? []).map(({ id }) => id),
      event: transition.eventType || 'always',
      ...waitingOf(transition, (port) => ports.some(({ id, kind }) => id === port && kind === 'deadline')),
      guard: transition.guard ? guardNameOf(transition.guard) : null,
      actions: transition.actions.map(actionNameOf),
      reenters: transition.reenter,
      description: transition.description ?? null,
    }));

/** What is drawn in a machine, as plain values. `clock` is the logic its deadlines are drawn with. */
export const chartOf = (machine: AnyStateMachine, clock: AnyActorLogic = deadline): Chart => {
  const arrows: ChartArrow[] = [];

  const portOf = ({ id, src }: AnyStateNode['invoke'][number]): ChartPort => {
    const source = typeof src === 'string' ? src : id;
    const logic: unknown = typeof src === 'string' ? machine.implementations.actors[src] : src;
    if (!isMachine(logic)) return { id, source, kind: logic === clock ? 'deadline' : 'world', flow: null };
    const child = chartOf(logic, clock);
    return { id, source, kind: 'flow', flow: { id: child.id, hash: child.hash } };
  };

  const stateOf = (node: AnyStateNode): ChartState => {
    const ports = node.invoke.map(portOf);
    arrows.push(...drawnArrowsOf(node, ports));
    const isHistory = node.type === 'history';
    return {
      id: node.id,
      key: node.key,
      path: node.path.join('.'),
      kind: node.type,
      initial: initialOf(node)?.target[0]?.id ?? null,
      onInitial: (initialOf(node)?.actions ?? []).map(actionNameOf),
      history: isHistory ? node.history || 'shallow' : null,
      otherwise: isHistory ? otherwiseOf(node) : null,
      description: node.description ?? null,
      screen: node.meta?.screen ?? null,
      tags: node.tags,
      ports,
      entry: node.entry.filter(isDrawn).map(actionNameOf),
      exit: node.exit.filter(isDrawn).map(actionNameOf),
      states: Object.values(node.states).map(stateOf),
    };
  };

  const root = stateOf(machine.root);
  return { id: machine.id, hash: hashOf(root, arrows), root, arrows };
};
