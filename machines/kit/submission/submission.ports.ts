import { type Deadline, deadline } from '#machines/kit/flow/deadline.ts';
import { type Port, unplugged } from '#machines/kit/flow/port.ts';
import type { Sent, SubmissionAnswer } from './submission.model.ts';

export type SubmissionPorts<Fields, Granted, Refusal extends string> = {
  sendForm: Port<SubmissionAnswer<Granted, Refusal>, Sent<Fields>>;
  waitingEnd: Deadline;
};

export const submissionPorts = <Fields, Granted, Refusal extends string>(): SubmissionPorts<
  Fields,
  Granted,
  Refusal
> => ({ sendForm: unplugged(), waitingEnd: deadline });
