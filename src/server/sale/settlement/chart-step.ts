import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate';
import type { PaymentStatus } from '#domain/fare/payment-status.ts';
import { settlementMachine } from '#machines/settlement/settlement.machine.ts';
import type { Settlement } from '#machines/settlement/settlement.model.ts';
import { stateOf, statusOf } from '#machines/settlement/settlement.selectors.ts';

type Context = Settlement['context'];

/** The chart with every event the world may say. */
const chart: AnyStateMachine = settlementMachine;

export type Asks = { readonly port: string; readonly input: unknown };

/** Where the chart stands after a step, what it asks of the world now and what it told. */
export type Stood = {
  readonly state: string;
  readonly context: Context;
  readonly status: PaymentStatus;
  readonly asks: Asks | null;
  readonly atRest: boolean;
  readonly defects: readonly unknown[];
};

/** What happens to a payment: an answer of the world, its failure, or something the passenger does. */
export type Happening =
  | { readonly kind: 'answered'; readonly port: string; readonly output: unknown }
  | { readonly kind: 'broke'; readonly port: string; readonly error: unknown }
  | { readonly kind: 'sent'; readonly event: Settlement['events'] };

type Action = ReturnType<typeof transition>[1][number];

const asksOf = (actions: readonly Action[]): Asks | null => {
  const asked = actions.find(({ type }) => type === 'xstate.spawnChild')?.params;
  return typeof asked === 'object' && asked !== null && 'src' in asked && typeof asked.src === 'string'
    ? { port: asked.src, input: 'input' in asked ? asked.input : null }
    : null;
};

const defectsOf = (actions: readonly Action[]): readonly unknown[] =>
  actions.flatMap(({ type, params }) =>
    type === 'xstate.emit' && typeof params === 'object' && params !== null && 'event' in params
      ? [Reflect.get(Object(params.event), 'error')]
      : [],
  );

const stood = ([snapshot, actions]: readonly [AnyMachineSnapshot, readonly Action[]]): Stood => ({
  state: stateOf(snapshot),
  context: snapshot.context,
  status: statusOf(snapshot),
  asks: asksOf(actions),
  atRest: snapshot.status === 'done',
  defects: defectsOf(actions),
});

export const eventOf = (happening: Happening) => {
  switch (happening.kind) {
    case 'answered':
      return { type: `xstate.done.actor.${happening.port}`, output: happening.output };
    case 'broke':
      return { type: `xstate.error.actor.${happening.port}`, error: happening.error };
    case 'sent':
      return happening.event;
  }
};

type StoredState = { readonly state: string; readonly context: Context };

const snapshotOf = ({ state, context }: StoredState): AnyMachineSnapshot =>
  chart.resolveState({ value: state, context });

export const beginChart = (key: string): Stood => stood(initialTransition(chart, { key }));

/** Null where the chart does not listen to it: what comes late or twice changes nothing. */
export const stepChart = (stored: StoredState, happening: Happening): Stood | null => {
  const snapshot = snapshotOf(stored);
  const event = eventOf(happening);
  return snapshot.can(event) ? stood(transition(chart, snapshot, event)) : null;
};

/** The states in which the chart listens to what has happened. */
export const listeningTo = (happening: Happening): readonly string[] => {
  const { type } = eventOf(happening);
  return Object.values(chart.states)
    .filter(({ ownEvents }) => ownEvents.includes(type))
    .map(({ key }) => key);
};

export const statusIn = (stored: StoredState): PaymentStatus => statusOf(snapshotOf(stored));
