import type { MessageId } from '#i18n/message-id.ts';
import type { SubmissionActor } from '#panels/use-submission.ts';

export type WantedLink = { readonly email: string; readonly letter: 'no' | 'yes' };

/** It opens the account of a member: it stands in the flow of the page alone, and goes with it. */
export type GivenLink = {
  readonly link: string;
  /** Null where the server has not told it. */
  readonly goodUntil: number | null;
};

export type LinkRefusal = 'incorrect-request' | 'role-lacking' | 'sign-in-needed' | 'too-many-tries';

export type LinkActor = SubmissionActor<WantedLink, GivenLink, LinkRefusal>;

export const noLinkWanted: WantedLink = { email: '', letter: 'no' };

export const refusalWords: Readonly<Record<LinkRefusal | 'not-reached', MessageId>> = {
  'incorrect-request': 'staff-membership.refused.incorrect-request',
  'role-lacking': 'catalogue.refused.role-lacking',
  'sign-in-needed': 'wire.sign-in-needed',
  'too-many-tries': 'wire.too-many-tries',
  'not-reached': 'lookup.refused.not-reached',
};
