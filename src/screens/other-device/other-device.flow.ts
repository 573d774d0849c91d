import type { MessageId } from '#i18n/message-id.ts';
import type { SubmissionActor } from '#panels/use-submission.ts';

export type TakeOver = { readonly code: string };
export type TakeOverRefusal = 'link-used-or-old' | 'too-many-tries';
export type TakeOverActor = SubmissionActor<TakeOver, null, TakeOverRefusal>;

export const refusalWords: Readonly<Record<TakeOverRefusal | 'not-reached', MessageId>> = {
  'link-used-or-old': 'other-device.refused.link-used-or-old',
  'too-many-tries': 'other-device.refused.too-many-tries',
  'not-reached': 'other-device.refused.not-reached',
};
