import { fromPromise } from 'xstate';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { SubmissionAnswer } from '#machines/kit/submission/submission.model.ts';
import type { SubmissionPorts } from '#machines/kit/submission/submission.ports.ts';

type Send<Fields, Granted, Refusal extends string> = (
  fields: Fields,
  signal: AbortSignal,
  key: string,
) => Promise<SubmissionAnswer<Granted, Refusal>>;

/** The ports of a plain form that is sent by one call. */
export const sentBy = <Fields, Granted, Refusal extends string>(
  deadline: Deadline,
  send: Send<Fields, Granted, Refusal>,
): SubmissionPorts<Fields, Granted, Refusal> => ({
  sendForm: fromPromise(({ input, signal }) => send(input.fields, signal, input.key)),
  waitingEnd: deadline,
});
