import type { MessageId } from '#i18n/message-id.ts';
import type { TicketActions } from '#machines/ticket-actions/ticket-actions.model.ts';

type Refusal = NonNullable<TicketActions['context']['refusal']>;

/** What happened and what to do next, for everything a deed may be told. */
export const refusalWords: Readonly<Record<Refusal, MessageId>> = {
  'amount-differs': 'actions.differs',
  'booking-not-found': 'booking.refused.not-found',
  'changed-too-often': 'after-sale.refused.changed-too-often',
  'convert-together': 'after-sale.refused.convert-together',
  'key-used-otherwise': 'booking.refused.key-used-otherwise',
  'more-proof-needed': 'booking.refused.more-proof-needed',
  'no-ticket-chosen': 'after-sale.refused.no-ticket-chosen',
  'not-reached': 'actions.not-reached',
  'proof-needed': 'booking.refused.proof-needed',
  'return-together': 'after-sale.refused.return-together',
  'ticket-already-converted': 'after-sale.refused.ticket-already-converted',
  'ticket-not-changeable': 'after-sale.refused.ticket-not-changeable',
  'ticket-not-convertible': 'after-sale.refused.ticket-not-convertible',
  'ticket-not-returnable': 'after-sale.refused.ticket-not-returnable',
  'ticket-unknown': 'after-sale.refused.ticket-unknown',
  'too-late-for-ticket': 'after-sale.refused.too-late-for-ticket',
  'too-many-tries': 'wire.too-many-tries',
};
