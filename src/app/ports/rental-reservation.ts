import { fromPromise } from 'xstate';
import type { RentalCalls } from '#gateway/rental-calls.ts';
import type { ServerClock } from '#gateway/server-clock.ts';
import type { RentalReservationPorts } from '#machines/rental-reservation/rental-reservation.ports.ts';
import type { SoughtRental } from '#screens/rental-reservation/unproved-rental.tsx';
import { deadlineBy } from './deadline.ts';
import type { LateGateway } from './gateway.ts';
import { sentBy } from './submission.ts';

const callsOf = async (gateway: LateGateway, clock: ServerClock): Promise<RentalCalls> => {
  const [{ rentalCallsBy }, opened] = await Promise.all([import('#gateway/rental-calls.ts'), gateway()]);
  return rentalCallsBy(opened, clock.now);
};

/** Plugs the gateway into a car that is rented. */
export const rentalReservationOver = (gateway: LateGateway, clock: ServerClock): RentalReservationPorts => {
  const calls = () => callsOf(gateway, clock);
  return {
    viewRental: fromPromise(async ({ input, signal }) => (await calls()).view(input, signal)),
    mailLink: fromPromise(async ({ input, signal }) => (await calls()).mailLink(input, signal)),
    tellRefund: fromPromise(async ({ input, signal }) => (await calls()).tellRefund(input, signal)),
    cancelRental: fromPromise(async ({ input, signal }) => (await calls()).cancel(input, signal)),
  };
};

/** The mailed link to a rental that was not shown. */
export const rentalLinkOver = (gateway: LateGateway, clock: ServerClock) =>
  sentBy<SoughtRental, null, 'too-many-tries'>(deadlineBy(clock), async (sought, signal) =>
    (await callsOf(gateway, clock)).mailLink(sought, signal),
  );
