import { fromPromise } from 'xstate';
import type { Language } from '#domain/values/language.ts';
import type { BookingCalls } from '#gateway/bookings/booking-calls.ts';
import type { JourneyCalls } from '#gateway/journeys/journey-calls.ts';
import type { ServerClock } from '#gateway/wire/server-clock.ts';
import type { BookingPorts } from '#machines/booking/booking.ports.ts';
import { deadlineBy } from './deadline.ts';
import type { LateGateway } from './gateway.ts';
import { seatCallsOf } from './seat-calls.ts';

type Plugging = {
  readonly gateway: LateGateway;
  readonly clock: ServerClock;
  /** The language letters about a booking are written in. */
  readonly language: Language;
};

export const bookingCallsOf =
  ({ gateway, clock, language }: Plugging) =>
  async (): Promise<BookingCalls> => {
    const [{ bookingCallsBy }, opened] = await Promise.all([
      import('#gateway/bookings/booking-calls.ts'),
      gateway(),
    ]);
    return bookingCallsBy(opened, language, clock.now);
  };

const journeyCallsOf = (gateway: LateGateway) => async (): Promise<JourneyCalls> => {
  const [{ journeyCallsBy }, opened] = await Promise.all([
    import('#gateway/journeys/journey-calls.ts'),
    gateway(),
  ]);
  return journeyCallsBy(opened);
};

/** Plugs the gateway into the booking. */
export const bookingOver = (plugging: Plugging): BookingPorts => {
  const { gateway, clock } = plugging;
  const journeys = journeyCallsOf(gateway);
  const seats = seatCallsOf(gateway, clock);
  const calls = bookingCallsOf(plugging);
  return {
    findJourneys: fromPromise(async ({ input, signal }) => (await journeys()).findJourneys(input, signal)),
    findOffers: fromPromise(async ({ input, signal }) => (await journeys()).findOffers(input, signal)),
    returnSeats: fromPromise(async ({ input, signal }) => (await seats()).returnSeats(input.seats, signal)),
    createBooking: fromPromise(async ({ input, signal }) => (await calls()).createBooking(input, signal)),
    releaseBooking: fromPromise(async ({ input, signal }) => (await calls()).releaseBooking(input, signal)),
    loadBooking: fromPromise(async ({ input, signal }) => (await calls()).loadBooking(input, signal)),
    nextLook: deadlineBy(clock),
  };
};
