import type { ChoiceRefusal } from '#domain/booking/ticket-choice.ts';
import type { MessageId } from '#i18n/message-id.ts';

/** Why nothing is done with the chosen tickets, whatever was to be done with them. */
export const choiceRefusalWords = {
  'amount-differs': 'actions.differs',
  'changed-too-often': 'after-sale.refused.changed-too-often',
  'convert-together': 'after-sale.refused.convert-together',
  'key-used-otherwise': 'booking.refused.key-used-otherwise',
  'no-ticket-chosen': 'after-sale.refused.no-ticket-chosen',
  'not-reached': 'actions.not-reached',
  'proof-needed': 'booking.refused.proof-needed',
  'ticket-already-converted': 'after-sale.refused.ticket-already-converted',
  'ticket-not-changeable': 'after-sale.refused.ticket-not-changeable',
  'ticket-not-convertible': 'after-sale.refused.ticket-not-convertible',
  'ticket-not-returnable': 'after-sale.refused.ticket-not-returnable',
  'ticket-unknown': 'after-sale.refused.ticket-unknown',
  'too-late-for-ticket': 'after-sale.refused.too-late-for-ticket',
  'too-many-tries': 'wire.too-many-tries',
} as const satisfies Readonly<Record<ChoiceRefusal, MessageId>> & Readonly<Record<string, MessageId>>;
