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
} from '#contract/tickets/legacy.ts';
import type { Operation } from '#server/platform/http/operation.ts';
import { createPnr } from '#server/sale/bookings/create-pnr.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { issueTickets } from '#server/sale/payments/issue-tickets.ts';
import { performChange } from '#server/sale/tickets/change-tickets.ts';
import { createOpenTickets } from '#server/sale/tickets/create-open-tickets.ts';
import { searchOpenTickets } from '#server/sale/tickets/find-open-tickets.ts';
import { reworded } from './reworded.ts';

/** The names of the retired service that clients still call. */
export const legacyCalls: readonly Operation<AppContext>[] = [
  reworded(queryOpenTicket, searchOpenTickets, queryOfToday),
  reworded(convertToOpenTicket, createOpenTickets, conversionOfToday),
  reworded(changeTicket, performChange, changeOfToday),
  reworded(convertReservation, issueTickets, paymentOfToday),
  reworded(sellOrReserve, createPnr, bookingOfToday),
];
