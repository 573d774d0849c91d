import type { MessageId } from '#i18n/message-id.ts';
import type { TicketChange } from '#machines/ticket-change/ticket-change.model.ts';
import { choiceRefusalWords } from '#panels/choice-refusal-words.ts';

type Refusal = NonNullable<TicketChange['context']['refusal']>;

/** What happened and what to do next, for everything a change may be told. */
export const refusalWords: Readonly<Record<Refusal, MessageId>> = {
  ...choiceRefusalWords,
  'back-before-outward': 'booking.refused.back-before-outward',
  'compartment-not-whole': 'booking.refused.compartment-not-whole',
  'couchette-not-closed': 'booking.refused.couchette-not-closed',
  'dependent-elsewhere': 'booking.refused.dependent-elsewhere',
  'gender-mismatch': 'booking.refused.gender-mismatch',
  'place-not-held': 'after-sale.refused.place-not-held',
  'place-of-another': 'booking.refused.place-of-another',
  'price-unknown': 'booking.refused.price-unknown',
  'trains-overlap': 'after-sale.refused.trains-overlap',
};
