import { againstExtra, againstExtras, type ExtraBar } from '#domain/booking/extra-availability.ts';
import type { PricedExtra, WantedExtra } from '#domain/booking/extras-order.ts';
import { type HeldTicket, heldTicketsOf } from '#domain/booking/held-tickets.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { TicketOrder } from '#domain/booking/ticket-order.ts';
import type { Kurus } from '#domain/values/kurus.ts';
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
export type ExtrasOutcome =
  | { readonly kind: 'quoted' | 'had'; readonly extras: readonly PricedExtra[]; readonly due: Kurus }
  | { readonly kind: 'due'; readonly order: TicketOrder };

export type ExtrasRefusal =
  | 'key-used-otherwise'
  | 'no-ticket-chosen'
  | 'proof-needed'
  | 'service-unknown'
  | 'ticket-unknown'
  | 'too-many-tries';

export type ExtrasActor = SubmissionActor<ExtrasWish, ExtrasOutcome, ExtrasRefusal>;

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

/** Why a service is not offered for a ticket; null while it is. */
export const barredFor = ({ ticket }: HeldTicket, extra: number, now: number): ExtraBar | null =>
  againstExtra({ ...ticket, had: ticket.extras.map(({ id }) => id), sold: ticket.extrasSold }, extra, now);

const barredBy =
  (bar: ExtraBar) =>
  (rows: readonly HeldTicket[], extra: number, now: number): readonly HeldTicket[] =>
    rows.filter((row) => barredFor(row, extra, now) === bar);

/** Those that have a service already, of all that have not departed. */
export const hadBy = barredBy('had');

/** Those in a class in which it is not sold. */
export const unsoldFor = barredBy('class');

const allIn = (form: FormData, field: string): readonly string[] =>
  form.getAll(field).flatMap((each) => (typeof each === 'string' ? [each] : []));

const pairsIn = (form: FormData, rows: readonly HeldTicket[]) =>
  allIn(form, ticketField).flatMap((ticket) =>
    rows
      .filter((row) => row.ticket.number === ticket)
      .flatMap((row) => allIn(form, extraField).map((extra) => ({ row, ticket, extra: Number(extra) }))),
  );

/** Every chosen service for every chosen ticket for which it is offered. */
export const parseExtras = (
  form: FormData,
  rows: readonly HeldTicket[],
  now: number,
): readonly WantedExtra[] =>
  pairsIn(form, rows)
    .filter(({ row, extra }) => barredFor(row, extra, now) === null)
    .map(({ ticket, extra }) => ({ ticket, extra }));

/** What is still to be chosen; null when nothing is. */
export const problemIn = (form: FormData, rows: readonly HeldTicket[], now: number): MessageId | null => {
  if (allIn(form, ticketField).length === 0) return 'after-sale.refused.no-ticket-chosen';
  if (allIn(form, extraField).length === 0) return 'extras.choose-service';
  const bars = new Set(pairsIn(form, rows).map(({ row, extra }) => barredFor(row, extra, now)));
  if (bars.has(null)) return null;
  return bars.has('class') ? 'extras.unsold' : 'extras.had';
};

export const refusalWords: Readonly<Record<ExtrasRefusal | 'not-reached', MessageId>> = {
  ...choiceRefusalWords,
  'not-reached': 'extras.not-reached',
  'service-unknown': 'after-sale.refused.service-unknown',
};
