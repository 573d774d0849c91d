import {
  bookingOfToday,
  changeOfToday,
  changeTicket,
  conversionOfToday,
  convertReservation,
  convertToOpenTicket,
  paymentOfToday,
  queryOfToday,
  queryOpenTicket,
  sellOrReserve,
} from '#contract/legacy.ts';
import { createPnr } from '#server/bookings/create-pnr.ts';
import { issueTickets } from '#server/bookings/issue-tickets.ts';
import type { Operation } from '#server/http/operation.ts';
import { createOpenTickets } from '#server/open-tickets/create-open-tickets.ts';
import { searchOpenTickets } from '#server/open-tickets/find-open-tickets.ts';
import { performChange } from '#server/tickets/change-tickets.ts';
import { reworded } from './reworded.ts';

/** The names of the retired service that clients still call. */
export const legacyCalls: readonly Operation[] = [
  reworded(queryOpenTicket, searchOpenTickets, queryOfToday),
  reworded(convertToOpenTicket, createOpenTickets, conversionOfToday),
  reworded(changeTicket, performChange, changeOfToday),
  reworded(convertReservation, issueTickets, paymentOfToday),
  reworded(sellOrReserve, createPnr, bookingOfToday),
];
