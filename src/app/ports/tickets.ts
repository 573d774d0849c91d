import type { CouponLookup } from '#domain/booking/coupon-lookup.ts';
import type { KnownOpenTicket } from '#domain/booking/known-coupon.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { PackageActionRefusal } from '#domain/catalogue/package-refund.ts';
import type { Answer } from '#domain/values/answer.ts';
import type { HistoryCalls } from '#gateway/tickets/history-calls.ts';
import type { OwnBooking } from '#gateway/wire/own-booking.ts';
import type { ServerClock } from '#gateway/wire/server-clock.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { ReservationOptionPorts } from '#machines/reservation-option/reservation-option.ports.ts';
import type { TicketActionsPorts } from '#machines/ticket-actions/ticket-actions.ports.ts';
import type { TicketChangePorts } from '#machines/ticket-change/ticket-change.ports.ts';
import type { ExtrasOutcome, ExtrasRefusal, ExtrasWish } from '#panels/extra-services/extra-services.flow.ts';
import type { HistoryRefusal } from '#panels/history/history.flow.ts';
import type { GivenUp, GiveUpRefusal } from '#panels/open-sale/open-sale.flow.ts';
import type { PackageCancel, PackageCancelOutcome } from '#screens/my-subscriptions/package-cancel.flow.ts';
import type { CouponRefusal } from '#screens/open-ticket-search/open-ticket-search.flow.ts';
import { lookupCallsOf } from './bookings.ts';
import { deadlineBy } from './deadline.ts';
import type { LazyGateway } from './gateway.ts';
import { callOf, lazyCalls, portsOf, sentBy, sentWithKey } from './plug.ts';

type ReadRefusal = Extract<OwnBooking, { readonly ok: false }>['refusal'];

const callsOf = (gateway: LazyGateway) =>
  lazyCalls(
    gateway,
    () => import('#gateway/tickets/after-sale-calls.ts'),
    ({ afterSaleCallsBy }, opened) => afterSaleCallsBy(opened),
  );

const changeCallsOf = (gateway: LazyGateway) =>
  lazyCalls(
    gateway,
    () => import('#gateway/tickets/change-calls.ts'),
    ({ changeCallsBy }, opened) => changeCallsBy(opened),
  );

/** How long whoever comes back waits for the booking to be read, in milliseconds. */
const readingTimeout = 10_000;

/** A booking as it stands now. */
export const bookingNow = async (gateway: LazyGateway, locator: string) =>
  (await callsOf(gateway)()).loadBooking({ locator }, AbortSignal.timeout(readingTimeout));

export const bookingReadOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentBy<string, Reservation, ReadRefusal>(deadline, async (locator, signal) =>
    (await callsOf(gateway)()).loadBooking({ locator }, signal),
  );

export const ticketActionsOver = (gateway: LazyGateway, clock: ServerClock): TicketActionsPorts => {
  const port = portsOf(callsOf(gateway));
  return {
    mayChange: portsOf(changeCallsOf(gateway))(({ mayChange }) => mayChange),
    simulateDeal: port(({ simulateDeal }) => simulateDeal),
    performDeal: port(({ performDeal }) => performDeal),
    loadBooking: port(({ loadBooking }) => loadBooking),
    deductionEnd: deadlineBy(clock),
  };
};

export const reservationOptionOver = (gateway: LazyGateway, clock: ServerClock): ReservationOptionPorts => {
  const port = portsOf(callsOf(gateway));
  return {
    extendOption: port(({ extendOption }) => extendOption),
    cancelReservation: port(({ cancelReservation }) => cancelReservation),
    simulateSale: port(({ simulateSale }) => simulateSale),
    mailProof: portsOf(lookupCallsOf(gateway))(({ sendLink }) => sendLink),
    loadBooking: port(({ loadBooking }) => loadBooking),
    optionEnd: deadlineBy(clock),
  };
};

export const giveUpOver = (gateway: LazyGateway, clock: ServerClock) =>
  sentWithKey<GivenUp, Reservation, GiveUpRefusal>(
    deadlineBy(clock),
    callOf(callsOf(gateway), ({ cancelReservation }) => cancelReservation),
  );

export const ticketChangeOver = (gateway: LazyGateway): TicketChangePorts => {
  const port = portsOf(changeCallsOf(gateway));
  return {
    simulateChange: port(({ simulateChange }) => simulateChange),
    performChange: port(({ performChange }) => performChange),
  };
};

export const extrasCallsOf = (gateway: LazyGateway) =>
  lazyCalls(
    gateway,
    () => import('#gateway/tickets/extras-calls.ts'),
    ({ extrasCallsBy }, opened) => extrasCallsBy(opened),
  );

export const extraServicesOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentWithKey<ExtrasWish, ExtrasOutcome, ExtrasRefusal>(
    deadline,
    callOf(extrasCallsOf(gateway), ({ order }) => order),
  );

export const couponCallsOf = (gateway: LazyGateway) =>
  lazyCalls(
    gateway,
    () => import('#gateway/tickets/coupon-calls.ts'),
    ({ couponCallsBy }, opened) => couponCallsBy(opened),
  );

export const couponOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentBy<CouponLookup, KnownOpenTicket, CouponRefusal>(
    deadline,
    callOf(couponCallsOf(gateway), ({ find }) => find),
  );

const packageCallsOf = (gateway: LazyGateway) =>
  lazyCalls(
    gateway,
    () => import('#gateway/tickets/package-calls.ts'),
    ({ packageCallsBy }, opened) => packageCallsBy(opened),
  );

export const packageCancelOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentWithKey<PackageCancel, PackageCancelOutcome, PackageActionRefusal>(
    deadline,
    callOf(packageCallsOf(gateway), ({ cancel }) => cancel),
  );

const historyCallsOf = (gateway: LazyGateway) =>
  lazyCalls(
    gateway,
    () => import('#gateway/tickets/history-calls.ts'),
    ({ historyCallsBy }, opened) => historyCallsBy(opened),
  );

/** Asks for one list of a member. */
export type AskList<Fields, Item> = (
  calls: HistoryCalls,
) => (fields: Fields, signal: AbortSignal) => Promise<Answer<readonly Item[], HistoryRefusal>>;

export const listOver = <Fields, Item>(
  gateway: LazyGateway,
  deadline: Deadline,
  ask: AskList<Fields, Item>,
) => sentBy<Fields, readonly Item[], HistoryRefusal>(deadline, callOf(historyCallsOf(gateway), ask));
