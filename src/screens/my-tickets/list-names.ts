import type { ReservationList, TicketList } from '#domain/booking/history-lists.ts';
import type { BookingList } from '#domain/booking/history-view.ts';
import type { MessageId } from '#i18n/message-id.ts';

type Names = {
  readonly tickets: Readonly<Record<TicketList, MessageId>>;
  readonly reservations: Readonly<Record<ReservationList, MessageId>>;
};

/** What the lists are called where they are chosen. */
export const listNames: Names = {
  tickets: {
    VALID: 'history.tickets.VALID',
    INVALID: 'history.tickets.INVALID',
    PAST: 'history.tickets.PAST',
    USED: 'history.tickets.USED',
  },
  reservations: {
    ACTIVE: 'history.reservations.ACTIVE',
    EXPIRED: 'history.reservations.EXPIRED',
    INVALID: 'history.reservations.INVALID',
  },
};

const headings: Names = {
  tickets: {
    VALID: 'history.heading.tickets.VALID',
    INVALID: 'history.heading.tickets.INVALID',
    PAST: 'history.heading.tickets.PAST',
    USED: 'history.heading.tickets.USED',
  },
  reservations: {
    ACTIVE: 'history.heading.reservations.ACTIVE',
    EXPIRED: 'history.heading.reservations.EXPIRED',
    INVALID: 'history.heading.reservations.INVALID',
  },
};

/** What a list is called above it. */
export const headingOf = (shown: BookingList): MessageId =>
  shown.of === 'tickets' ? headings.tickets[shown.list] : headings.reservations[shown.list];
