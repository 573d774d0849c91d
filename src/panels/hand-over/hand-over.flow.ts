import type { MessageId } from '#i18n/message-id.ts';
import type { SubmissionActor } from '#panels/use-submission.ts';

export type HandOver = Readonly<Record<string, never>>;
export type Link = { readonly link: string };
export type HandOverRefusal = 'nothing-kept' | 'too-many-tries';
export type HandOverActor = SubmissionActor<HandOver, Link, HandOverRefusal>;

export const refusalWords: Readonly<Record<HandOverRefusal | 'not-reached', MessageId>> = {
  'nothing-kept': 'hand-over.refused.nothing-kept',
  'too-many-tries': 'hand-over.refused.too-many-tries',
  'not-reached': 'hand-over.refused.not-reached',
};
