import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createEmptyActor,
  createMachine,
  type EventObject,
} from 'xstate';
import { isForbidding, transitionId } from '#machines/kit/chart/chart-transition.ts';
import { nodesIn } from '#machines/kit/chart/nodes-in.ts';
import { deadline } from '#machines/kit/flow/deadline.ts';
import {
  type Action,
  effectsOf,
  type MachineState,
  type Reading,
  type Stepped,
  type Verdict,
} from './machine-state.ts';
import { withoutConflicts } from './transition-conflicts.ts';

export type Stepper = {
  readonly machine: AnyStateMachine;
  readonly begin: (input: unknown) => Stepped;
  readonly step: (machineState: MachineState, event: EventObject) => Stepped;
};

/** What guards said and read since it was last emptied. */
export type Notebook = { verdicts: Verdict[]; readings: Reading[] };

type Scope = Parameters<AnyStateMachine['transition']>[2];
type Microstep = { readonly _transitions: readonly AnyTransitionDefinition[] };

const mostMicrosteps = 500;

const lineOf = (node: AnyStateNode): readonly string[] => [
  node.id,
  ...(node.parent ? lineOf(node.parent) : []),
];

/** States left on the way and states arrived in. */
const passedBy = (
  taken: readonly AnyTransitionDefinition[],
  nodes: readonly AnyStateNode[],
): readonly string[] => [
  ...new Set([...taken.flatMap(({ source }) => lineOf(source)), ...nodes.map(({ id }) => id)]),
];

const idle = () => undefined;

type Noted = { actions: Action[]; selected: AnyTransitionDefinition[] };

/** A place to run steps in: nothing is executed, everything is noted until it is taken. */
const openScope = () => {
  let noted: Noted = { actions: [], selected: [] };
  const self = createEmptyActor();
  self.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== self) return;
    const { _transitions: transitions } = inspected as unknown as Microstep;
    noted.selected.push(...withoutConflicts(transitions));
  });
  const actionExecutor = (action: Action) => noted.actions.push(action);
  const scope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: idle,
    defer: idle,
    stopChild: idle,
    emit: idle,
    actionExecutor,
  };
  const take = () => {
    const taken = noted;
    noted = { actions: [], selected: [] };
    return taken;
  };
  return { scope: scope as unknown as Scope, take };
};

/** A copy of a machine whose steps cannot run for ever; ids of states and transitions stay the same. */
export const copyOf = (machine: AnyStateMachine): AnyStateMachine =>
  createMachine(
    { ...machine.config, options: { ...machine.config.options, maxIterations: mostMicrosteps } },
    machine.implementations,
  );

/** Steps a machine purely, and tells of each step everything that a layer could show. */
export const stepperOf = (
  machine: AnyStateMachine,
  notebook: Notebook = { verdicts: [], readings: [] },
): Stepper => {
  const { scope, take } = openScope();
  const isDeadline = (source: string) => machine.implementations.actors[source] === deadline;

  const stepped = (
    before: MachineState | null,
    event: EventObject | null,
    run: () => AnyMachineSnapshot,
  ): Stepped => {
    notebook.verdicts = [];
    notebook.readings = [];
    take();
    const snapshot = run();
    const { actions, selected } = take();
    if (before === null && snapshot.status === 'error') throw snapshot.error;
    const { running, timers, ...effects } = effectsOf(actions, before, event, isDeadline);
    const taken = selected.filter((transition) => !isForbidding(transition));
    const stood = new Set(before === null ? [] : nodesIn(before.snapshot).map(({ id }) => id));
    return {
      ...effects,
      machineState: { snapshot, running, timers: snapshot.status === 'active' ? timers : new Map() },
      taken: taken.map(transitionId),
      passed: passedBy(taken, nodesIn(snapshot)).filter((id) => !stood.has(id)),
      verdicts: notebook.verdicts,
      readings: notebook.readings,
    };
  };

  return {
    machine,
    begin: (input) => stepped(null, null, () => machine.getInitialSnapshot(scope, input)),
    step: (machineState, event) =>
      stepped(machineState, event, () => machine.transition(machineState.snapshot, event, scope)),
  };
};
