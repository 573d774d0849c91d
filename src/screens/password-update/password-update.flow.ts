import type { MessageId } from '#i18n/message-id.ts';
import type { SubmissionActor } from '#panels/use-submission.ts';

export type PasswordUpdate = { readonly oldPassword: string; readonly newPassword: string };

export type PasswordUpdateRefusal =
  | 'old-password-wrong'
  | 'password-too-weak'
  | 'password-too-common'
  | 'too-many-tries'
  | 'key-in-use'
  | 'key-used-otherwise'
  | 'sign-in-needed';

export type PasswordUpdateActor = SubmissionActor<PasswordUpdate, null, PasswordUpdateRefusal>;

export const refusalWords: Readonly<Record<PasswordUpdateRefusal | 'not-reached', MessageId>> = {
  'old-password-wrong': 'password.refused.old-password-wrong',
  'password-too-weak': 'password.refused.password-too-weak',
  'password-too-common': 'password.refused.password-too-common',
  'too-many-tries': 'wire.too-many-tries',
  'sign-in-needed': 'password.refused.sign-in-needed',
  'not-reached': 'password.refused.not-reached',
  'key-in-use': 'password.refused.not-reached',
  'key-used-otherwise': 'password.refused.not-reached',
};
