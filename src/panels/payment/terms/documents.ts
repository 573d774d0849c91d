import type { PaymentPurpose } from '#domain/fare/payment-purpose.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { contractTexts } from '#panels/rental-contract-texts.ts';

const ofTickets: readonly MessageId[] = [
  'terms.agreement.parties',
  'terms.agreement.subject',
  'terms.agreement.price',
  'terms.agreement.delivery',
  'terms.agreement.return',
  'terms.agreement.disputes',
];

/** The paragraphs of the sales agreement, in their order. */
export const agreementOf = (bought: PaymentPurpose): readonly MessageId[] =>
  bought === 'rental' ? contractTexts['sales-contract'] : ofTickets;
