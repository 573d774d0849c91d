import type { PasswordCalls } from '#gateway/members/password-calls.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type {
  LinkCode,
  PasswordReset,
  PasswordResetRefusal,
  ReadLink,
  ReadLinkRefusal,
} from '#screens/password-reset/password-reset.flow.ts';
import type { PasswordUpdate, PasswordUpdateRefusal } from '#screens/password-update/password-update.flow.ts';
import type { LateGateway } from './gateway.ts';
import { sentBy } from './submission.ts';

const callsOf = async (gateway: LateGateway): Promise<PasswordCalls> => {
  const [{ passwordCallsBy }, opened] = await Promise.all([
    import('#gateway/members/password-calls.ts'),
    gateway(),
  ]);
  return passwordCallsBy(opened);
};

export const passwordResetOver = (gateway: LateGateway, deadline: Deadline) =>
  sentBy<PasswordReset, null, PasswordResetRefusal>(deadline, async (typed, signal, key) =>
    (await callsOf(gateway)).reset({ ...typed, idempotencyKey: key }, signal),
  );

export const passwordLinkOver = (gateway: LateGateway, deadline: Deadline) =>
  sentBy<LinkCode, ReadLink, ReadLinkRefusal>(deadline, async ({ code }, signal) =>
    (await callsOf(gateway)).readLink(code, signal),
  );

export const passwordUpdateOver = (gateway: LateGateway, deadline: Deadline) =>
  sentBy<PasswordUpdate, null, PasswordUpdateRefusal>(deadline, async (typed, signal, key) =>
    (await callsOf(gateway)).change({ ...typed, idempotencyKey: key }, signal),
  );
