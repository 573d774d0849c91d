import type { CopiedTickets } from '#domain/booking/copied-tickets.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { SubmissionActor } from '#panels/use-submission.ts';

/** What becomes of the copies of tickets on the reader's own device. */
export type CopiesWish = CopiedTickets & { readonly wish: 'forget' | 'keep' | 'look' };

export type CopiesRefusal = 'no-copies-here' | 'no-room';

export type CopiesActor = SubmissionActor<CopiesWish, { readonly areKept: boolean }, CopiesRefusal>;

export const refusalWords: Readonly<Record<CopiesRefusal | 'not-reached', MessageId>> = {
  'no-copies-here': 'copies.refused.no-copies-here',
  'no-room': 'copies.refused.no-room',
  'not-reached': 'copies.refused.not-reached',
};
