import { fromPromise } from 'xstate';
import type { CarCalls } from '#gateway/rentals/car-calls.ts';
import type { ServerClock } from '#gateway/wire/server-clock.ts';
import type { CarRentalPorts } from '#machines/car-rental/car-rental.ports.ts';
import { deadlineBy } from './deadline.ts';
import type { LateGateway } from './gateway.ts';

/** Plugs the gateway into the way to a car. */
export const carRentalOver = (gateway: LateGateway, clock: ServerClock): CarRentalPorts => {
  const calls = async (): Promise<CarCalls> => {
    const [{ carCallsBy }, opened] = await Promise.all([import('#gateway/rentals/car-calls.ts'), gateway()]);
    return carCallsBy(opened, clock.now);
  };
  const deadline = deadlineBy(clock);
  const listed = (): CarRentalPorts['listCars'] =>
    fromPromise(async ({ input, signal }) => (await calls()).list(input.search, input.listing, signal));
  return {
    listOffices: fromPromise(async ({ signal }) => (await calls()).offices(signal)),
    placesOfTrain: fromPromise(async ({ input, signal }) => (await calls()).placesOfTrain(input, signal)),
    findCars: fromPromise(async ({ input, signal }) =>
      (await calls()).find(input.wish, input.listing, signal),
    ),
    listCars: listed(),
    moreCars: listed(),
    orderCar: fromPromise(async ({ input, signal }) => (await calls()).order(input, signal)),
    releaseRental: fromPromise(async ({ input, signal }) => (await calls()).release(input, signal)),
    viewRental: fromPromise(async ({ input, signal }) =>
      (await import('#gateway/rentals/rental-calls.ts'))
        .rentalCallsBy(await gateway(), clock.now)
        .view({ code: '', ...input }, signal),
    ),
    searchEnd: deadline,
  };
};
