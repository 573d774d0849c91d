import type { Observation } from './observation.ts';

/** What a port has answered at a step, undefined where it did not. */
export const answerOf =
  <Answer>(port: string) =>
  ({ cause, event }: Observation): Answer | undefined =>
    cause?.kind === 'answer' && cause.port === port ? (Reflect.get(event, 'output') as Answer) : undefined;

/** What a port has granted at a step, undefined where it did not. */
export const valueIn =
  <Value>(port: string) =>
  (seen: Observation): Value | undefined =>
    answerOf<{ readonly value?: Value }>(port)(seen)?.value;

type Answered = { readonly ok: boolean; readonly refusal?: string };

/** Why a port has refused at a step, undefined where it did not. */
export const refusalIn =
  (port: string) =>
  (seen: Observation): string | undefined =>
    answerOf<Answered>(port)(seen)?.refusal;

/** Whether an answer says more than that it is on its way. */
export const isSettled = (answer: Answered): boolean => answer.refusal !== 'key-in-use';

export const isGranted = (answer: Pick<Answered, 'ok'>): boolean => answer.ok;
export const isRefused = (answer: Pick<Answered, 'ok'>): boolean => !answer.ok;
