import type { ChangeChoiceRefusal } from '#domain/booking/change-of-tickets.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { TicketActions } from '#machines/ticket-actions/ticket-actions.model.ts';
import { choiceRefusalWords } from '#panels/choice-refusal-words.ts';

type Refusal = ChangeChoiceRefusal | NonNullable<TicketActions['context']['refusal']>;

/** What happened and what to do next, for everything an action may be told. */
export const refusalWords: Readonly<Record<Refusal, MessageId>> = {
  ...choiceRefusalWords,
  'booking-not-found': 'booking.refused.not-found',
  'change-one-way': 'actions.change.one-way',
  'change-whole-way': 'actions.change.whole-way',
  'more-proof-needed': 'booking.refused.more-proof-needed',
  'return-together': 'after-sale.refused.return-together',
};
