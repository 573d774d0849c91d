import type { MessageId } from '#i18n/message-id.ts';
import type { SubmissionActor } from '#panels/use-submission.ts';

/** The file that was chosen; null takes the picture away. */
export type ChosenPicture = File | null;

export type PictureRefusal = 'picture-too-large' | 'picture-wrong' | 'sign-in-needed' | 'too-many-tries';

/** The flow that keeps a chosen picture. */
export type PictureActor = SubmissionActor<ChosenPicture, string | null, PictureRefusal>;

export const pictureWords: Readonly<Record<PictureRefusal | 'not-reached', MessageId>> = {
  'picture-too-large': 'picture.refused.too-large',
  'picture-wrong': 'picture.refused.wrong',
  'sign-in-needed': 'password.refused.sign-in-needed',
  'too-many-tries': 'picture.refused.too-many',
  'not-reached': 'profile.refused.not-reached',
};
