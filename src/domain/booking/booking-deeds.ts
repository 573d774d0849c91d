import type { BookingKind, BookingStatus } from './booking-status.ts';
import type { TicketStatus } from './ticket-status.ts';

/** What may be done with a whole booking. */
export const bookingDeeds = ['pay', 'convert-to-sale', 'extend-option', 'cancel-reservation'] as const;

export type BookingDeed = (typeof bookingDeeds)[number];

/** What may be done with a ticket. */
export const ticketDeeds = [
  'board',
  'change',
  'return',
  'convert-to-open-ticket',
  'buy-extra-services',
  'print',
] as const;

export type TicketDeed = (typeof ticketDeeds)[number];

const whileActive: Readonly<Record<BookingKind, readonly BookingDeed[]>> = {
  sale: ['pay', 'cancel-reservation'],
  reservation: ['convert-to-sale', 'extend-option', 'cancel-reservation'],
};

/** Who may do what in which status: the guards of the flows read it and the server enforces it. */
export const mayDoWithBooking = (deed: BookingDeed, kind: BookingKind, status: BookingStatus): boolean =>
  status === 'active' && whileActive[kind].includes(deed);

const byTicketStatus: Readonly<Record<TicketStatus, readonly TicketDeed[]>> = {
  unissued: [],
  valid: ticketDeeds,
  past: ['print'],
  used: ['print'],
  returned: [],
  changed: [],
  'converted-to-open': [],
  'institution-refund': [],
  invalid: [],
};

export const mayDoWithTicket = (deed: TicketDeed, status: TicketStatus): boolean =>
  byTicketStatus[status].includes(deed);
