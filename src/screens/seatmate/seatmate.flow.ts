import type { MessageId } from '#i18n/message-id.ts';
import type { SubmissionActor } from '#panels/use-submission.ts';

export type AgreeRefusal = 'seatmate-link-over' | 'too-many-tries';

export type Agreement = { readonly code: string };

export type AgreeActor = SubmissionActor<Agreement, null, AgreeRefusal>;

/** What the page is drawn with: what came of a form that was sent without a script. */
export type DrawnAgreement = { readonly became: 'done' | AgreeRefusal | 'not-reached' | null };

export const codeField = 'kod';

export const refusalWords: Readonly<Record<AgreeRefusal | 'not-reached', MessageId>> = {
  'seatmate-link-over': 'seatmate.refused.over',
  'too-many-tries': 'wire.too-many-tries',
  'not-reached': 'lookup.refused.not-reached',
};
