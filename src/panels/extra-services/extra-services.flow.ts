import { againstExtra, againstExtras } from '#domain/extra-standing.ts';
import type { PricedExtra, WantedExtra } from '#domain/extras-order.ts';
import { type HeldTicket, heldTicketsOf } from '#domain/held-tickets.ts';
import type { Kurus } from '#domain/kurus.ts';
import type { Reservation } from '#domain/reservation.ts';
import type { TicketOrder } from '#domain/ticket-order.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { choiceRefusalWords } from '#panels/choice-refusal-words.ts';
import type { SubmissionActor } from '#panels/use-submission.ts';

export type ExtrasWish = {
  readonly locator: string;
  readonly extras: readonly WantedExtra[];
  /** The price that was told and agreed to; null until it was. */
  readonly agreed: Kurus | null;
};

/** What became of a wish: its price is told first, it was had, or it is laid down until it is paid. */
export type ExtrasSaid =
  | { readonly kind: 'told' | 'had'; readonly extras: readonly PricedExtra[]; readonly due: Kurus }
  | { readonly kind: 'due'; readonly order: TicketOrder };

export type ExtrasRefusal =
  | 'key-used-otherwise'
  | 'no-ticket-chosen'
  | 'proof-needed'
  | 'service-unknown'
  | 'ticket-unknown'
  | 'too-many-tries';

export type ExtrasActor = SubmissionActor<ExtrasWish, ExtrasSaid, ExtrasRefusal>;

export const ticketField = 'bilet';
export const extraField = 'hizmet';

/** Nothing is wished for yet. */
export const noWish = (locator: string): ExtrasWish => ({ locator, extras: [], agreed: null });

/** The tickets for which services are sold until the train departs. */
export const shownTicketsOf = (booking: Reservation, now: number): readonly HeldTicket[] =>
  heldTicketsOf(booking).filter(
    ({ ticket }) => ticket.number !== null && againstExtras(ticket, now) !== 'status',
  );

export const hasDeparted = ({ ticket }: HeldTicket, now: number): boolean =>
  againstExtras(ticket, now) === 'departed';

/** Those for which services are still sold. */
export const servedTicketsOf = (booking: Reservation, now: number): readonly HeldTicket[] =>
  shownTicketsOf(booking, now).filter((row) => !hasDeparted(row, now));

/** Those that have a service already, of all that have not departed. */
export const hadBy = (rows: readonly HeldTicket[], extra: number, now: number): readonly HeldTicket[] =>
  rows.filter(
    ({ ticket }) => againstExtra({ ...ticket, had: ticket.extras.map(({ id }) => id) }, extra, now) === 'had',
  );

const allIn = (typed: FormData, field: string): readonly string[] =>
  typed.getAll(field).flatMap((each) => (typeof each === 'string' ? [each] : []));

/** Every chosen service for every chosen ticket that has it not yet. */
export const extrasTyped = (
  typed: FormData,
  rows: readonly HeldTicket[],
  now: number,
): readonly WantedExtra[] =>
  allIn(typed, ticketField).flatMap((ticket) =>
    allIn(typed, extraField)
      .map(Number)
      .filter((extra) => !hadBy(rows, extra, now).some(({ ticket: { number } }) => number === ticket))
      .map((extra) => ({ ticket, extra })),
  );

/** What is still to be chosen; null when nothing is. */
export const problemIn = (typed: FormData, wanted: readonly WantedExtra[]): MessageId | null => {
  if (allIn(typed, ticketField).length === 0) return 'after-sale.refused.no-ticket-chosen';
  if (allIn(typed, extraField).length === 0) return 'extras.choose-service';
  return wanted.length === 0 ? 'extras.had' : null;
};

export const refusalWords: Readonly<Record<ExtrasRefusal | 'not-reached', MessageId>> = {
  ...choiceRefusalWords,
  'not-reached': 'extras.not-reached',
  'service-unknown': 'after-sale.refused.service-unknown',
};
