import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, and } from 'xstate';
import { isForbidding, transitionId } from '#machines/kit/chart/chart-transition.ts';
import { noting } from './reads.ts';
import { copyOf, type Notebook, type Stepper, stepperOf } from './stepper.ts';

type Given = { readonly context: unknown };
type Check = (snapshot: unknown, given: Given, guard: unknown) => boolean;
type Composed = { readonly check: Check };
type Delay = (given: Given, params: unknown) => number;

export const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

/** Every transition a chart declares, by id; forbidden events are no transitions. */
export const declaredIn = (machine: AnyStateMachine): ReadonlyMap<string, AnyTransitionDefinition> =>
  new Map(
    nodesOf(machine.root)
      .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
      .filter((transition) => !isForbidding(transition))
      .map((transition) => [transitionId(transition), transition] as const),
  );

/** Steps a copy of a machine whose guards and delays note what they say and what they read. */
export const watched = (machine: AnyStateMachine): Stepper => {
  const notebook: Notebook = { verdicts: [], readings: [] };
  const watching = <G extends Given>(by: string, given: G): G => ({
    ...given,
    context: noting(given.context, (part) => notebook.readings.push({ by, part })),
  });
  const delays = Object.entries(machine.implementations.delays).map(([name, delay]) => [
    name,
    typeof delay === 'function'
      ? (given: Given, params: unknown) => (delay as Delay)(watching(`delay ${name}`, given), params)
      : delay,
  ]);
  const copy = copyOf(machine.provide({ delays: Object.fromEntries(delays) }));
  for (const [id, transition] of declaredIn(copy)) {
    if (!transition.guard) continue;
    const whole = and([transition.guard as string]);
    const { check } = whole as unknown as Composed;
    const spy = Object.assign(() => false, {
      check: (snapshot: unknown, given: Given) => {
        const holds = check(snapshot, watching(id, given), whole);
        notebook.verdicts.push({ transition: id, holds });
        return holds;
      },
    });
    Object.assign(transition, { guard: spy });
  }
  return stepperOf(copy, notebook);
};
