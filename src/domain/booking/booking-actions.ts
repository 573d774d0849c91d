import type { BookingKind, BookingStatus } from './booking-status.ts';
import type { TicketStatus } from './ticket-status.ts';

/** What may be done with a whole booking. */
export const bookingActions = ['pay', 'convert-to-sale', 'extend-option', 'cancel-reservation'] as const;

export type BookingAction = (typeof bookingActions)[number];

/** What may be done with a ticket. */
export const ticketActions = [
  'board',
  'change',
  'return',
  'convert-to-open-ticket',
  'buy-extra-services',
  'print',
] as const;

export type TicketAction = (typeof ticketActions)[number];

const whileActive: Readonly<Record<BookingKind, readonly BookingAction[]>> = {
  sale: ['pay', 'cancel-reservation'],
  reservation: ['convert-to-sale', 'extend-option', 'cancel-reservation'],
};

/** Who may do what in which status: the guards of the flows read it and the server enforces it. */
export const mayDoWithBooking = (action: BookingAction, kind: BookingKind, status: BookingStatus): boolean =>
  status === 'active' && whileActive[kind].includes(action);

const byTicketStatus: Readonly<Record<TicketStatus, readonly TicketAction[]>> = {
  unissued: [],
  valid: ticketActions,
  past: ['print'],
  used: ['print'],
  returned: [],
  changed: [],
  'converted-to-open': [],
  'institution-refund': [],
  invalid: [],
};

export const mayDoWithTicket = (action: TicketAction, status: TicketStatus): boolean =>
  byTicketStatus[status].includes(action);
