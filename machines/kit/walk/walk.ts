import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom } from 'xstate';

/** One way the world may answer a port. `proves` names requirement ids and error codes this outcome reaches. */
export type Outcome =
  | {
      readonly kind: 'done';
      readonly output: unknown;
      /** Given when the answer holds instants: the output as it is said at that moment. */
      readonly outputAt?: (now: number) => unknown;
      readonly proves: readonly string[];
    }
  | { readonly kind: 'error'; readonly error: unknown; readonly proves: readonly string[] };

export const answers = (output: unknown, ...proves: string[]): Outcome => ({ kind: 'done', output, proves });

/** An answer that holds instants, counted from the moment it is given. */
export const answersAt = (outputAt: (now: number) => unknown, ...proves: string[]): Outcome => ({
  kind: 'done',
  output: null,
  outputAt,
  proves,
});

export const breaks = (...proves: string[]): Outcome => ({
  kind: 'error',
  error: new Error('The world broke.'),
  proves,
});

type Payload<Event> = Omit<Event, 'type'>;

export type Samples<M extends AnyStateMachine> = {
  readonly [Type in EventFromLogic<M>['type']]?: Readonly<
    Record<string, Payload<Extract<EventFromLogic<M>, { type: Type }>>>
  >;
};

/** What QA says of a flow so that its chart can be walked: `<flow>.paths.ts` exports one. */
export type Walk<M extends AnyStateMachine = AnyStateMachine> = {
  readonly flow: string;
  readonly machine: M;
  /** The ways the flow is begun, by name; the first is the ordinary one. */
  readonly starts: Readonly<Record<string, InputFrom<M>>>;
  /**
   * Payloads per event, by name. An event without payload is left out. A field called `at` is the instant of
   * sending: a walk sets it to the time of its step, whatever the sample says.
   */
  readonly events: Samples<M>;
  /**
   * Every answer the world may give, per port (by the id of its invoke), by name. Deadlines are left out: they
   * run out by themselves, and break when their `onError` is drawn.
   */
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, Outcome>>>>;
  /** The part of the context that guards, delays and targets may read. Finite and small. */
  readonly control: (context: ContextFrom<M>) => unknown;
  /** The instant at which every start is taken to happen, in epoch milliseconds. */
  readonly startsAt: number;
  /** Requirement id → transition ids (`source|event|index`) that fulfil it. */
  readonly proves: Readonly<Record<string, readonly string[]>>;
  /** Mutants that cannot be told from the machine, by name, each with the reason why. */
  readonly equivalent?: Readonly<Record<string, string>>;
};

export const walk = <M extends AnyStateMachine>(drawn: Walk<M>): Walk<M> => drawn;
