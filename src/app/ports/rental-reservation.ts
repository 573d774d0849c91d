import { fromPromise } from 'xstate';
import type { RentalCalls } from '#gateway/rentals/rental-calls.ts';
import type { ServerClock } from '#gateway/wire/server-clock.ts';
import type { RentalReservationPorts } from '#machines/rental-reservation/rental-reservation.ports.ts';
import type { LateGateway } from './gateway.ts';

/** Plugs the gateway into a car that is rented. */
export const rentalReservationOver = (gateway: LateGateway, clock: ServerClock): RentalReservationPorts => {
  const calls = async (): Promise<RentalCalls> => {
    const [{ rentalCallsBy }, opened] = await Promise.all([
      import('#gateway/rentals/rental-calls.ts'),
      gateway(),
    ]);
    return rentalCallsBy(opened, clock.now);
  };
  return {
    viewRental: fromPromise(async ({ input, signal }) => (await calls()).view(input, signal)),
    mailLink: fromPromise(async ({ input, signal }) => (await calls()).mailLink(input, signal)),
    tellRefund: fromPromise(async ({ input, signal }) => (await calls()).tellRefund(input, signal)),
    cancelRental: fromPromise(async ({ input, signal }) => (await calls()).cancel(input, signal)),
  };
};
