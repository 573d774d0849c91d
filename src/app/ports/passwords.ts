import { fromPromise } from 'xstate';
import type { PasswordCalls } from '#gateway/password-calls.ts';
import type { Deadline } from '#machines/kit/deadline.ts';
import type { SubmissionPorts } from '#machines/kit/submission.ports.ts';
import type { PasswordReset, PasswordResetRefusal } from '#screens/password-reset/password-reset.flow.ts';
import type { PasswordUpdate, PasswordUpdateRefusal } from '#screens/password-update/password-update.flow.ts';
import type { LateGateway } from './gateway.ts';

const callsOf = async (gateway: LateGateway): Promise<PasswordCalls> => {
  const [{ passwordCallsBy }, opened] = await Promise.all([import('#gateway/password-calls.ts'), gateway()]);
  return passwordCallsBy(opened);
};

export const passwordResetOver = (
  gateway: LateGateway,
  deadline: Deadline,
): SubmissionPorts<PasswordReset, null, PasswordResetRefusal> => ({
  sendForm: fromPromise(async ({ input, signal }) => (await callsOf(gateway)).reset(input.fields, signal)),
  waitingEnd: deadline,
});

export const passwordUpdateOver = (
  gateway: LateGateway,
  deadline: Deadline,
): SubmissionPorts<PasswordUpdate, null, PasswordUpdateRefusal> => ({
  sendForm: fromPromise(async ({ input, signal }) => (await callsOf(gateway)).change(input.fields, signal)),
  waitingEnd: deadline,
});
