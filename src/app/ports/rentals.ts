import { fromPromise } from 'xstate';
import type { ServerClock } from '#gateway/wire/server-clock.ts';
import type { CarRentalPorts } from '#machines/car-rental/car-rental.ports.ts';
import type { RentalReservationPorts } from '#machines/rental-reservation/rental-reservation.ports.ts';
import { deadlineBy } from './deadline.ts';
import type { LazyGateway } from './gateway.ts';
import { lazyCalls, portsOf } from './plug.ts';

const rentalCallsOf = (gateway: LazyGateway, clock: ServerClock) =>
  lazyCalls(
    gateway,
    () => import('#gateway/rentals/rental-calls.ts'),
    ({ rentalCallsBy }, opened) => rentalCallsBy(opened, clock.now),
  );

/** The rental that was paid is viewed by its number and surname, never by the code of a letter. */
export const carRentalOver = (gateway: LazyGateway, clock: ServerClock): CarRentalPorts => {
  const port = portsOf(
    lazyCalls(
      gateway,
      () => import('#gateway/rentals/car-calls.ts'),
      ({ carCallsBy }, opened) => carCallsBy(opened, clock.now),
    ),
  );
  const rentals = rentalCallsOf(gateway, clock);
  return {
    listOffices: port(({ offices }) => offices),
    placesOfTrain: port(({ placesOfTrain }) => placesOfTrain),
    findCars: port(({ find }) => find),
    listCars: port(({ list }) => list),
    moreCars: port(({ list }) => list),
    orderCar: port(({ order }) => order),
    releaseRental: port(({ release }) => release),
    viewRental: fromPromise(async ({ input, signal }) =>
      (await rentals()).view({ code: '', ...input }, signal),
    ),
    searchEnd: deadlineBy(clock),
  };
};

export const rentalReservationOver = (gateway: LazyGateway, clock: ServerClock): RentalReservationPorts => {
  const port = portsOf(rentalCallsOf(gateway, clock));
  return {
    viewRental: port(({ view }) => view),
    mailLink: port(({ mailLink }) => mailLink),
    quoteRefund: port(({ quoteRefund }) => quoteRefund),
    cancelRental: port(({ cancel }) => cancel),
  };
};
