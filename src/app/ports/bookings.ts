import type { LookupInput } from '#domain/booking/booking-lookup.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Language } from '#domain/values/language.ts';
import type { ServerClock } from '#gateway/wire/server-clock.ts';
import type { BookingPorts } from '#machines/booking/booking.ports.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type {
  LinkRefusal,
  LookupRefusal,
  MailedLink,
  OpenRefusal,
} from '#screens/ticket-search/ticket-search.flow.ts';
import { deadlineBy } from './deadline.ts';
import type { LazyGateway } from './gateway.ts';
import { callOf, lazyCalls, portsOf, sentBy } from './plug.ts';
import { seatCallsOf } from './seats.ts';

type Plugging = {
  readonly gateway: LazyGateway;
  readonly clock: ServerClock;
  /** The language letters about a booking are written in. */
  readonly language: Language;
};

export const bookingCallsOf = ({ gateway, clock, language }: Plugging) =>
  lazyCalls(
    gateway,
    () => import('#gateway/bookings/booking-calls.ts'),
    ({ bookingCallsBy }, opened) => bookingCallsBy(opened, language, clock.now),
  );

const journeyCallsOf = (gateway: LazyGateway) =>
  lazyCalls(
    gateway,
    () => import('#gateway/journeys/journey-calls.ts'),
    ({ journeyCallsBy }, opened) => journeyCallsBy(opened),
  );

export const bookingOver = (plugging: Plugging): BookingPorts => {
  const { gateway, clock } = plugging;
  const ofJourneys = portsOf(journeyCallsOf(gateway));
  const ofSeats = portsOf(seatCallsOf(gateway, clock));
  const ofBookings = portsOf(bookingCallsOf(plugging));
  return {
    findJourneys: ofJourneys(({ findJourneys }) => findJourneys),
    findOffers: ofJourneys(({ findOffers }) => findOffers),
    returnSeats: ofSeats(({ returnSeats }) => returnSeats),
    createBooking: ofBookings(({ createBooking }) => createBooking),
    releaseBooking: ofBookings(({ releaseBooking }) => releaseBooking),
    loadBooking: ofBookings(({ loadBooking }) => loadBooking),
    nextLook: deadlineBy(clock),
  };
};

export const lookupCallsOf = (gateway: LazyGateway) =>
  lazyCalls(
    gateway,
    () => import('#gateway/bookings/lookup-calls.ts'),
    ({ lookupCallsBy }, opened) => lookupCallsBy(opened),
  );

export const lookupOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentBy<LookupInput, Reservation, LookupRefusal>(
    deadline,
    callOf(lookupCallsOf(gateway), ({ find }) => find),
  );

export const linkSentOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentBy<LookupInput, null, LinkRefusal>(
    deadline,
    callOf(lookupCallsOf(gateway), ({ sendLink }) => sendLink),
  );

export const linkOpenedOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentBy<MailedLink, Reservation, OpenRefusal>(
    deadline,
    callOf(lookupCallsOf(gateway), ({ openLink }) => openLink),
  );
