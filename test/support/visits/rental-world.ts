import {
  abandonRental,
  listRentalCars,
  listRentalCarsOfSearch,
  orderRental,
  rentalPlacesOfPnr,
  searchRentalOffices,
  viewRental,
} from '#contract/rentals/rental.ts';
import type { RentalOffer } from '#domain/rental/rental-car.ts';
import { rentedLater, sampleCar, sampleOffice } from '#machines/samples/rental-sample.ts';
import type { Action, Causes } from '../browser/browser-layer.ts';
import { refuses, says } from '../shop/wire-answers.ts';
import { leavesPayment, pays, timeEnds } from './booking-world.ts';

const minute = 60_000;
const day = 1_440 * minute;
const lost = { kind: 'garbage' } as const;
const tooMany = refuses('too-many-tries');
const unreachable = refuses('rental-unreachable');
const searchOver = refuses('rental-search-over');

const carsOf = (...ids: readonly number[]): RentalOffer[] =>
  ids.map((id) => ({ ...sampleCar, id: `car-${id}`, model: `Yayla ${id}` }));
const whole = { ...sampleOffice, week: [...sampleOffice.week] };

type Part = { readonly offers: RentalOffer[]; readonly offset: number; readonly count: number };

const listed =
  (call: string, part: Part): Action =>
  async ({ world }) => {
    const now = await world.now();
    const wish = {
      pickUpOffice: whole.id,
      dropOffOffice: whole.id,
      pickUpAt: now + day,
      dropOffAt: now + 4 * day,
    };
    const found = {
      carRentalSearchId: 's-1',
      keptUntil: now + 30 * minute,
      wish,
      pickUp: whole,
      dropOff: whole,
    };
    await world.release(call, says(listRentalCars, { ...found, ...part }));
  };

const found = (offers: RentalOffer[], count: number) =>
  listed(listRentalCars.name, { offers, offset: 0, count });
const again = (offers: RentalOffer[], offset: number, count: number) =>
  listed(listRentalCarsOfSearch.name, { offers, offset, count });

const ordered: Action = async ({ world }) => {
  const payBy = (await world.now()) + 10 * minute;
  await world.release(
    orderRental.name,
    says(orderRental, { reservationNumber: rentedLater.number, amountDue: 900_000, currency: 'TRY', payBy }),
  );
};

const comes =
  (there: 'far' | 'near'): Action =>
  async ({ world }) => {
    const now = await world.now();
    const office = there === 'near' ? whole : null;
    await world.release(
      rentalPlacesOfPnr.name,
      says(rentalPlacesOfPnr, {
        pickUp: office,
        pickUpAt: now - (now % day) + 3 * day,
        dropOff: office,
        dropOffAt: there === 'near' ? now - (now % day) + 6 * day : null,
      }),
    );
  };

/** What the world says to whoever rents a car, and what its readers do at the payment. */
export const rentalAnswers: Readonly<Record<string, Causes>> = {
  listOffices: {
    call: searchRentalOffices.name,
    outcomes: { offices: says(searchRentalOffices, { offices: [whole] }), unreachable, 'no answer': lost },
  },
  placesOfTrain: {
    call: rentalPlacesOfPnr.name,
    outcomes: {
      'there and back': comes('near'),
      'no office near': comes('far'),
      'not found': refuses('booking-not-found'),
      'train over': refuses('train-over'),
      'more proof': refuses('more-proof-needed'),
      unreachable,
      'too many tries': tooMany,
      'no answer': lost,
    },
  },
  findCars: {
    call: listRentalCars.name,
    outcomes: {
      'four of six': found(carsOf(1, 2, 3, 4), 6),
      'one of one': found(carsOf(1), 1),
      none: found([], 0),
      'place unknown': refuses('rental-place-unknown'),
      'time wrong': refuses('rental-time-wrong'),
      'office shut': refuses('rental-office-closed'),
      unreachable,
      'too many tries': tooMany,
      'no answer': lost,
    },
  },
  listCars: {
    call: listRentalCarsOfSearch.name,
    outcomes: {
      'one of one': again(carsOf(1), 0, 1),
      none: again([], 0, 0),
      'no longer kept': searchOver,
      'no answer': lost,
    },
  },
  moreCars: {
    call: listRentalCarsOfSearch.name,
    outcomes: {
      'two more of six': again(carsOf(5, 6), 4, 6),
      'no longer kept': searchOver,
      'no answer': lost,
    },
  },
  orderCar: {
    call: orderRental.name,
    outcomes: {
      'laid down': ordered,
      'no longer kept': searchOver,
      'car taken': refuses('car-taken'),
      'car unknown': refuses('car-unknown'),
      'price changed': refuses('car-price-changed'),
      'another amount': refuses('amount-differs'),
      'driver incomplete': refuses('rental-driver-incomplete'),
      'driver too young': refuses('driver-too-young'),
      'licence too new': refuses('licence-too-new'),
      'contracts needed': refuses('rental-contracts-needed'),
      'payment underway': refuses('payment-underway'),
      'key in use': refuses('key-in-use'),
      'key used otherwise': refuses('key-used-otherwise'),
      unreachable,
      'too many tries': tooMany,
      'no answer': lost,
    },
  },
  payment: { call: null, outcomes: { paid: pays, 'time over': timeEnds, left: leavesPayment } },
  releaseRental: {
    call: abandonRental.name,
    outcomes: {
      released: says(abandonRental, null),
      'money on its way': refuses('payment-underway'),
      'no answer': lost,
    },
  },
  viewRental: {
    call: viewRental.name,
    outcomes: {
      'a rental': says(viewRental, { ...rentedLater }),
      'not found': refuses('rental-not-found'),
      'money on its way': refuses('payment-underway'),
      'money went back': refuses('rental-returned'),
      'never paid': refuses('rental-over'),
      'too many tries': tooMany,
      'no answer': lost,
    },
  },
};
