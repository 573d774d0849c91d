import type { NamedMembership } from '#domain/member/named-membership.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { SubmissionActor } from '#panels/use-submission.ts';

export type PasswordReset = { readonly code: string; readonly newPassword: string };

export type PasswordResetRefusal =
  | 'link-used-or-old'
  | 'password-too-weak'
  | 'password-too-common'
  | 'too-many-tries'
  | 'key-in-use'
  | 'key-used-otherwise';

export type PasswordResetActor = SubmissionActor<PasswordReset, null, PasswordResetRefusal>;

/** Whose membership the link activates; null where it leads to a new password of one that stands. */
export type ReadLink = { readonly activates: NamedMembership | null };

export type LinkCode = { readonly code: string };

export type ReadLinkRefusal = 'link-used-or-old' | 'too-many-tries';

export type ReadLinkActor = SubmissionActor<LinkCode, ReadLink, ReadLinkRefusal>;

export const refusalWords: Readonly<Record<PasswordResetRefusal | 'not-reached', MessageId>> = {
  'link-used-or-old': 'password.refused.link-used-or-old',
  'password-too-weak': 'password.refused.password-too-weak',
  'password-too-common': 'password.refused.password-too-common',
  'too-many-tries': 'wire.too-many-tries',
  'not-reached': 'password.refused.not-reached',
  'key-in-use': 'password.refused.not-reached',
  'key-used-otherwise': 'password.refused.not-reached',
};
