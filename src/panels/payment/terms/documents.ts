import type { MessageId } from '#i18n/message-id.ts';

/** The paragraphs of the sales agreement, in their order. */
export const agreement: readonly MessageId[] = [
  'terms.agreement.parties',
  'terms.agreement.subject',
  'terms.agreement.price',
  'terms.agreement.delivery',
  'terms.agreement.return',
  'terms.agreement.disputes',
];

/** The paragraphs of the privacy notice. */
export const privacy: readonly MessageId[] = [
  'terms.privacy.who',
  'terms.privacy.what',
  'terms.privacy.why',
  'terms.privacy.with-whom',
  'terms.privacy.rights',
];
