import { mayDoWithTicket } from '#domain/booking-deeds.ts';
import { type HeldTicket, heldTicketsOf } from '#domain/held-tickets.ts';
import type { Reservation } from '#domain/reservation.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { choiceRefusalWords } from '#panels/choice-refusal-words.ts';
import type { SubmissionActor } from '#panels/use-submission.ts';

/** A service for a ticket, by its number in the list of special requests. */
export type BoughtExtra = { readonly ticket: string; readonly extra: number };

export type ExtrasWish = { readonly locator: string; readonly extras: readonly BoughtExtra[] };

export type ExtrasRefusal =
  | 'key-used-otherwise'
  | 'no-ticket-chosen'
  | 'proof-needed'
  | 'service-unknown'
  | 'ticket-unknown'
  | 'too-many-tries';

export type ExtrasActor = SubmissionActor<ExtrasWish, readonly BoughtExtra[], ExtrasRefusal>;

export const ticketField = 'bilet';
export const extraField = 'hizmet';

/** The tickets for which services are still sold. */
export const servedTicketsOf = (booking: Reservation): readonly HeldTicket[] =>
  heldTicketsOf(booking).filter(
    ({ ticket }) => ticket.number !== null && mayDoWithTicket('buy-extra-services', ticket.status),
  );

const allIn = (typed: FormData, field: string): readonly string[] =>
  typed.getAll(field).flatMap((each) => (typeof each === 'string' ? [each] : []));

/** Every chosen service for every chosen ticket. */
export const extrasTyped = (typed: FormData): readonly BoughtExtra[] =>
  allIn(typed, ticketField).flatMap((ticket) =>
    allIn(typed, extraField).map((extra) => ({ ticket, extra: Number(extra) })),
  );

/** What is still to be chosen; null when nothing is. */
export const problemIn = (typed: FormData): MessageId | null => {
  if (allIn(typed, ticketField).length === 0) return 'after-sale.refused.no-ticket-chosen';
  return allIn(typed, extraField).length === 0 ? 'extras.choose-service' : null;
};

export const refusalWords: Readonly<Record<ExtrasRefusal | 'not-reached', MessageId>> = {
  ...choiceRefusalWords,
  'not-reached': 'extras.not-reached',
  'service-unknown': 'after-sale.refused.service-unknown',
};
