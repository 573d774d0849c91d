import type { AnyStateMachine, StateValueFrom } from 'xstate';
import type { StateNameIn } from '#machines/kit/flow/state-name.ts';
import type { Asked } from '#machines/kit/walk/path.ts';
import type { Observation } from './observation.ts';

/** Something that can be seen at a step of a flow. */
export type Sign = {
  readonly holds: (seen: Observation) => boolean;
  /** What has to be known of a step to tell: the names in it, or what is carried by them as well. */
  readonly by: 'names' | 'payload';
};

/** How often something is seen at a step of a flow. */
export type Times = { readonly times: (seen: Observation) => number; readonly by: Sign['by'] };

/** What can be seen of a port that is asked. */
export type Asking = {
  readonly asks: Times;
  /** The answer is known. */
  readonly answered: Sign;
  /** Whether what was asked was done is not known. */
  readonly unheard: Sign;
};

/** What has to be known of a step for several signs together. */
export const joinedBy = (...signs: readonly (Pick<Sign, 'by'> | undefined)[]): Sign['by'] =>
  signs.every((one) => one === undefined || one.by === 'names') ? 'names' : 'payload';

type Flow = {
  readonly context: unknown;
  readonly events: { readonly type: string };
  readonly input: unknown;
  readonly emitted: { readonly type: string };
  readonly children?: Readonly<Record<string, string>>;
  readonly output?: unknown;
  readonly tags: string;
};

type PortOf<F> = F extends { readonly children: infer Ports } ? keyof Ports & string : string;

type Of<Union, Type> = Extract<Union, { readonly type: Type }>;

type Check<Value> = (value: Value) => boolean;

const sign = <Value>(
  check: Check<Value> | undefined,
  find: (seen: Observation, fits: Check<Value>) => boolean,
): Sign => ({
  by: check === undefined ? 'names' : 'payload',
  holds: (seen) => find(seen, check ?? (() => true)),
});

/** What is judged of a step as a whole. */
const sees = (fits: (seen: Observation) => boolean): Sign => ({ by: 'payload', holds: fits });

const joined = (signs: readonly Sign[], holds: Sign['holds']): Sign => ({
  by: joinedBy(...signs),
  holds,
});

/** At least one of them. */
export const either = (...signs: readonly Sign[]): Sign =>
  joined(signs, (seen) => signs.some(({ holds }) => holds(seen)));

/** All of them at one step. */
export const both = (...signs: readonly Sign[]): Sign =>
  joined(signs, (seen) => signs.every(({ holds }) => holds(seen)));

export const not = (one: Sign): Sign => joined([one], (seen) => !one.holds(seen));

/** Somebody did something; the world did nothing. */
export const byReader: Sign = { by: 'names', holds: ({ cause }) => cause?.kind === 'event' };

/** The flow has just begun. */
export const begins: Sign = { by: 'names', holds: ({ cause }) => cause === null };

/** A port has answered. */
const answered = (port: string, check: Check<never> = () => true): Sign['holds'] => {
  const fits = check as Check<unknown>;
  return ({ cause, event }) =>
    cause?.kind === 'answer' &&
    cause.port === port &&
    cause.ends === 'done' &&
    fits(Reflect.get(event, 'output'));
};

const noAnswer = (port: string): Sign => ({
  by: 'names',
  holds: ({ cause }) => cause?.kind === 'answer' && cause.port === port && cause.ends === 'error',
});

/** The time for an answer is over, as `asking` and `askingUntil` draw it. */
const timeoutPasses: Sign = {
  by: 'names',
  holds: ({ cause }) =>
    (cause?.kind === 'delay' && ['answerTime', 'timeout'].includes(cause.delay)) ||
    (cause?.kind === 'deadline' && cause.port === 'waitingEnd'),
};

/** What can be seen of a flow, in the names of its model and of the states of its chart. What a check does not ask for is known by names alone. */
export const signsOf = <F extends Flow, Chart extends AnyStateMachine>() => ({
  /** What is judged of a step as a whole. */
  sees: (fits: Check<Observation<F['context']>>): Sign =>
    sees((seen) => fits(seen as Observation<F['context']>)),
  /** A port is asked, with something that fits. */
  asks: (port: PortOf<F>, fits?: (input: never) => boolean): Sign =>
    sign(fits as Check<unknown> | undefined, ({ asked }, check) =>
      asked.some((one: Asked) => one.port === port && check(one.input)),
    ),
  /** The reader does something, and the flow takes it. */
  hears: <Type extends F['events']['type']>(type: Type, fits?: Check<Of<F['events'], Type>>): Sign =>
    sign(
      fits,
      ({ event, isTaken }, check) => isTaken && event.type === type && check(event as Of<F['events'], Type>),
    ),
  /** The reader does something, whether the flow takes it or not. */
  meets: <Type extends F['events']['type']>(type: Type, fits?: Check<Of<F['events'], Type>>): Sign =>
    sign(
      fits,
      ({ cause, event }, check) =>
        cause?.kind === 'event' && event.type === type && check(event as Of<F['events'], Type>),
    ),
  /** A port has answered. */
  answered: (port: PortOf<F>, fits?: (output: never) => boolean): Sign => ({
    by: fits === undefined ? 'names' : 'payload',
    holds: answered(port, fits),
  }),
  /** Nobody answered. */
  noAnswer: (port: PortOf<F>): Sign => noAnswer(port),
  /** A port as it is asked, answered and not heard of; an answer that is not settled says no more than that it is on its way. */
  asking: (port: PortOf<F>, isSettled?: (output: never) => boolean): Asking => {
    const by = isSettled === undefined ? 'names' : 'payload';
    const known = { by, holds: answered(port, isSettled) } as const;
    const onItsWay: Sign = { by, holds: (seen) => answered(port)(seen) && !known.holds(seen) };
    return {
      asks: { by: 'names', times: ({ asked }) => asked.filter((one) => one.port === port).length },
      answered: known,
      unheard: either(noAnswer(port), timeoutPasses, onItsWay),
    };
  },
  /** A deadline has passed. */
  passes: (port: PortOf<F>): Sign => ({
    by: 'names',
    holds: ({ cause }) => cause?.kind === 'deadline' && cause.port === port,
  }),
  /** The time for which a state waits is over. */
  waitedIn: (state: StateNameIn<StateValueFrom<Chart>>): Sign => ({
    by: 'names',
    holds: ({ cause }) => cause?.kind === 'delay' && cause.timer.endsWith(`.${state}`),
  }),
  /** The shop around the flow is told of something. */
  reports: <Type extends F['emitted']['type']>(type: Type, fits?: Check<Of<F['emitted'], Type>>): Sign =>
    sees(({ emitted }) =>
      (emitted as readonly { readonly type: string }[]).some(
        (fact) => fact.type === type && (fits?.(fact as Of<F['emitted'], Type>) ?? true),
      ),
    ),
  /** The flow stands in a state, or in one within it. */
  stands: (...states: readonly StateNameIn<StateValueFrom<Chart>>[]): Sign => ({
    by: 'names',
    holds: ({ stands }) =>
      stands
        .split(' ')
        .some((name) => states.some((state) => name === state || name.startsWith(`${state}.`))),
  }),
  /** A view that reads this of the flow shows it. */
  shows: (fits: Check<F['context']>): Sign =>
    sign(fits, ({ context }, check) => check(context as F['context'])),
  tagged: (tag: F['tags']): Sign => ({ by: 'names', holds: ({ tags }) => tags.includes(tag) }),
  /** What the reader did at a step, where the flow took it. */
  eventIn:
    <Type extends F['events']['type']>(type: Type) =>
    ({ event, isTaken }: Observation): Of<F['events'], Type> | undefined =>
      isTaken && event.type === type ? (event as Of<F['events'], Type>) : undefined,
  /** What the shop around the flow is told at a step. */
  factIn:
    <Type extends F['emitted']['type']>(type: Type) =>
    ({ emitted }: Observation): Of<F['emitted'], Type> | undefined =>
      (emitted as readonly F['emitted'][]).find((fact): fact is Of<F['emitted'], Type> => fact.type === type),
  /** With what the flow was begun, at the step at which it was. */
  begunWith: ({ cause, event }: Observation): F['input'] | undefined =>
    cause === null ? (Reflect.get(event, 'input') as F['input']) : undefined,
  contextIn: ({ context }: Observation): F['context'] => context as F['context'],
  /** The flow is over. */
  ends: (fits?: Check<F extends { readonly output: infer Output } ? Output : undefined>): Sign =>
    sign(fits as Check<unknown> | undefined, ({ isOver, output }, check) => isOver && check(output)),
});

/** What a port was asked with at a step, undefined where it was not. */
export const inputOf =
  <Input>(port: string) =>
  ({ asked }: Observation): Input | undefined =>
    asked.find((one) => one.port === port)?.input as Input | undefined;
