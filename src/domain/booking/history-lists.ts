import type { BookingStatus } from './booking-status.ts';
import type { OpenTicketStatus } from './open-ticket.ts';
import type { TicketStatus } from './ticket-status.ts';

/** A list stops at so many, and says so. */
export const mostListed = 200;

/** The lists a member sees their tickets in. */
export const ticketLists = ['VALID', 'INVALID', 'PAST', 'USED'] as const;
export type TicketList = (typeof ticketLists)[number];

export const reservationLists = ['ACTIVE', 'EXPIRED', 'INVALID'] as const;
export type ReservationList = (typeof reservationLists)[number];

export const openTicketLists = ['USED', 'UNUSED'] as const;
export type OpenTicketList = (typeof openTicketLists)[number];

export const refundCouponLists = ['PAID', 'UNPAID'] as const;
export type RefundCouponList = (typeof refundCouponLists)[number];

type AnyList = TicketList | ReservationList | OpenTicketList | RefundCouponList;

const openLists: ReadonlySet<AnyList> = new Set<AnyList>(['VALID', 'ACTIVE', 'UNUSED', 'UNPAID']);

/** What still stands is listed whole, whenever it was bought; everything else by the days it was made in. */
export const isOpenList = (list: AnyList): boolean => openLists.has(list);

const ofTicket: Readonly<Record<TicketStatus, TicketList | null>> = {
  unissued: null,
  valid: 'VALID',
  past: 'PAST',
  used: 'USED',
  returned: 'INVALID',
  changed: 'INVALID',
  'converted-to-open': 'INVALID',
  'institution-refund': 'INVALID',
  invalid: 'INVALID',
};

const ofReservation: Readonly<Record<BookingStatus, ReservationList>> = {
  active: 'ACTIVE',
  'option-expired': 'EXPIRED',
  invalid: 'INVALID',
  sold: 'INVALID',
  converted: 'INVALID',
  cancelled: 'INVALID',
  refunded: 'INVALID',
  returned: 'INVALID',
  changed: 'INVALID',
};

/** In which list a ticket stands; in none before it is paid. */
export const listOfTicket = (status: TicketStatus): TicketList | null => ofTicket[status];

export const listOfReservation = (status: BookingStatus): ReservationList => ofReservation[status];

/** An expired one was never used, and stands beside those that still may be. */
export const listOfOpenTicket = (status: OpenTicketStatus): OpenTicketList =>
  status === 'used' || status === 'cancelled' ? 'USED' : 'UNUSED';
