import { fromPromise } from 'xstate';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { AfterSaleCalls } from '#gateway/tickets/after-sale-calls.ts';
import type { OwnBooking } from '#gateway/wire/own-booking.ts';
import type { ServerClock } from '#gateway/wire/server-clock.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { ReservationOptionPorts } from '#machines/reservation-option/reservation-option.ports.ts';
import type { TicketActionsPorts } from '#machines/ticket-actions/ticket-actions.ports.ts';
import type { GivenUp, GiveUpRefusal } from '#panels/open-sale/open-sale.flow.ts';
import { deadlineBy } from './deadline.ts';
import type { LateGateway } from './gateway.ts';
import { sentBy } from './submission.ts';
import { changeCallsOf } from './ticket-change.ts';

type ReadRefusal = Extract<OwnBooking, { readonly ok: false }>['refusal'];

const callsOf = (gateway: LateGateway) => async (): Promise<AfterSaleCalls> => {
  const [{ afterSaleCallsBy }, opened] = await Promise.all([
    import('#gateway/tickets/after-sale-calls.ts'),
    gateway(),
  ]);
  return afterSaleCallsBy(opened);
};

/** How long whoever comes back waits for the booking to be read, in milliseconds. */
const patience = 10_000;

/** A booking as it stands now. */
export const bookingNow = async (gateway: LateGateway, locator: string) =>
  (await callsOf(gateway)()).loadBooking(locator, AbortSignal.timeout(patience));

/** Plugs the gateway into the reading of a booking by its PNR. */
export const bookingReadOver = (gateway: LateGateway, deadline: Deadline) =>
  sentBy<string, Reservation, ReadRefusal>(deadline, async (locator, signal) =>
    (await callsOf(gateway)()).loadBooking(locator, signal),
  );

/** Plugs the gateway into what is done with tickets. */
export const ticketActionsOver = (gateway: LateGateway, clock: ServerClock): TicketActionsPorts => {
  const calls = callsOf(gateway);
  const changes = changeCallsOf(gateway);
  return {
    mayChange: fromPromise(async ({ input, signal }) => (await changes()).mayChange(input, signal)),
    simulateDeal: fromPromise(async ({ input, signal }) => (await calls()).simulateDeal(input, signal)),
    performDeal: fromPromise(async ({ input, signal }) => (await calls()).performDeal(input, signal)),
    loadBooking: fromPromise(async ({ input, signal }) => (await calls()).loadBooking(input.locator, signal)),
    deductionEnd: deadlineBy(clock),
  };
};

/** Plugs the gateway into a reservation. */
export const reservationOptionOver = (gateway: LateGateway, clock: ServerClock): ReservationOptionPorts => {
  const calls = callsOf(gateway);
  return {
    extendOption: fromPromise(async ({ input, signal }) => (await calls()).extendOption(input, signal)),
    cancelReservation: fromPromise(async ({ input, signal }) =>
      (await calls()).cancelReservation(input, signal),
    ),
    simulateSale: fromPromise(async ({ input, signal }) =>
      (await calls()).simulateSale(input.locator, signal),
    ),
    loadBooking: fromPromise(async ({ input, signal }) => (await calls()).loadBooking(input.locator, signal)),
    optionEnd: deadlineBy(clock),
  };
};

/** Plugs the gateway into giving an unpaid sale up. */
export const giveUpOver = (gateway: LateGateway, clock: ServerClock) => {
  const calls = callsOf(gateway);
  return sentBy<GivenUp, Reservation, GiveUpRefusal>(deadlineBy(clock), async ({ locator }, signal, key) =>
    (await calls()).cancelReservation({ locator, key }, signal),
  );
};
