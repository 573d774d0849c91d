import { errorOf, eventOf, outputOf } from './params.ts';

export const reported = { type: 'report', params: errorOf } as const;

/** A branch for what a port has answered, when a guard of its answer holds. */
export const when = <const Guard extends string, const Target extends string, const Actions>(
  guard: Guard,
  target: Target,
  actions: Actions,
) => ({ guard: { type: guard, params: outputOf }, target, actions }) as const;

/** An action that is handed what a port has answered. */
export const withOutput = <const Action extends string>(type: Action) =>
  ({ type, params: outputOf }) as const;

/** An action that is handed the event itself. */
export const withEvent = <const Action extends string>(type: Action) => ({ type, params: eventOf }) as const;

/** The branch for what was asked for. */
export const granted = <const Target extends string, const Action extends string>(
  target: Target,
  action: Action,
) => when('isGranted', target, withOutput(action));

/** A port that is asked, and where its answer and its break lead. */
export const ask = <const Id extends string, Input, const Done, const Broken>(
  id: Id,
  input: Input,
  onDone: Done,
  onError: Broken,
) => ({ id, src: id, input, onDone, onError }) as const;

/** Where a port that broke leads, and the reader reads that it was not reached. */
const brokenTo = <const Otherwise extends string>(target: Otherwise) =>
  ({ target, actions: ['keepNotReached', reported] }) as const;
const notReachedAt = <const Otherwise extends string>(target: Otherwise) =>
  ({ target, actions: 'keepNotReached' }) as const;

/**
 * A state in which a port is asked. Without an answer the reader stands in `otherwise`: when the port breaks, and when
 * the time `answerTime` is over. A restart asks the port anew, and that time begins anew.
 */
export const asking = <const Id extends string, Input, const Done, const Otherwise extends string>(
  id: Id,
  input: Input,
  onDone: Done,
  otherwise: Otherwise,
) =>
  ({
    tags: 'busy',
    invoke: ask(id, input, onDone, brokenTo(otherwise)),
    after: { answerTime: notReachedAt(otherwise) },
  }) as const;

/** A deadline, and where it leads. */
export const until = <const Id extends string, Input, const Done>(id: Id, input: Input, onDone: Done) =>
  ({ id, src: id, input, onDone }) as const;

/** The same as `asking` with the time as an instant of the server's clock, the deadline `waitingEnd`: a restart does not begin it anew. */
export const askingUntil =
  <Ends>(ends: Ends) =>
  <const Id extends string, Input, const Done, const Unheard extends string>(
    id: Id,
    input: Input,
    onDone: Done,
    unheard: Unheard,
  ) =>
    ({
      tags: 'busy',
      invoke: [ask(id, input, onDone, brokenTo(unheard)), until('waitingEnd', ends, notReachedAt(unheard))],
    }) as const;
