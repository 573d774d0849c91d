import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { blankRentalDriver } from '#domain/rental/rental-driver.ts';
import type { RentalListing } from '#domain/rental/rental-list.ts';
import type { RentalWish } from '#domain/rental/rental-wish.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { day } from '#domain/values/durations.ts';
import { carRentalMachine } from '#machines/car-rental/car-rental.machine.ts';
import { type CarRental, keptOf } from '#machines/car-rental/car-rental.model.ts';
import type {
  FoundAnswer,
  ListedAnswer,
  OfficesAnswer,
  PlacesAnswer,
} from '#machines/car-rental/car-rental.ports.ts';
import { sampleCar, sampleOffice } from '#machines/samples/rental-sample.ts';

const wish = { pickUpOffice: 'ankara', dropOffOffice: 'ankara', pickUpAt: 5 * day, dropOffAt: 8 * day };
const never = fromPromise<void, { readonly at: number }>(() => new Promise(() => undefined));
const found = { id: 's-1', keptUntil: 9 * day, offers: [sampleCar], count: 1, rest: 'none' } as const;

type Search = { readonly wish: RentalWish; readonly listing: RentalListing };
type Answers = { readonly list?: () => Promise<ListedAnswer>; readonly places?: PlacesAnswer };

const rentalWith = ({ list, places }: Answers, kept: CarRental['input']['kept'] = null) =>
  createActor(
    carRentalMachine.provide({
      actors: {
        listOffices: fromPromise<OfficesAnswer, null>(async () => granted([sampleOffice])),
        findCars: fromPromise<FoundAnswer, Search>(async () => granted(found)),
        listCars: fromPromise(list ?? (async () => granted(found))),
        placesOfTrain: fromPromise(async () => places ?? refused('train-over')),
        searchEnd: never,
      },
    }),
    { input: { payer: 'guest', number: '', now: 0, kept } },
  ).start();

test('bands whose list does not come are not shown over the cars of the others', async () => {
  const rental = rentalWith({ list: () => Promise.reject(new Error('The line is down.')) });
  await waitFor(rental, (snapshot) => snapshot.matches('seeking'));
  rental.send({ type: 'cars.sought', wish });
  await waitFor(rental, (snapshot) => snapshot.matches({ listing: 'shown' }));
  rental.send({ type: 'band.toggled', band: 'over-4000' });
  const asked = rental.getSnapshot().context.wanted.bands;
  const after = await waitFor(rental, (snapshot) => snapshot.matches({ listing: 'refused' }));
  rental.stop();
  expect([asked, after.context.wanted.bands, after.context.listing.bands]).toEqual([['over-4000'], [], []]);
});

test('contracts that were accepted for one car are open for another, and for another price', async () => {
  const rental = rentalWith({});
  await waitFor(rental, (snapshot) => snapshot.matches('seeking'));
  rental.send({ type: 'cars.sought', wish });
  await waitFor(rental, (snapshot) => snapshot.matches({ listing: 'shown' }));
  const accepted: (readonly string[])[] = [];
  for (const car of [sampleCar, sampleCar, { ...sampleCar, total: 1 }, { ...sampleCar, id: 'car-2' }]) {
    rental.send({ type: 'car.opened', car });
    rental.send({ type: 'car.chosen' });
    accepted.push(rental.getSnapshot().context.contracts);
    rental.send({ type: 'contract.accepted', contract: 'sales-contract' });
    rental.send({ type: 'car.reconsidered' });
  }
  rental.stop();
  expect(accepted).toEqual([[], ['sales-contract'], [], []]);
});

test('what a train cannot say stays as it was typed; asked again it fills in again', async () => {
  const places = { pickUpOffice: null, pickUpAt: 6 * day, dropOffOffice: null, dropOffAt: null };
  const rental = rentalWith({ places: granted(places) });
  await waitFor(rental, (snapshot) => snapshot.matches('seeking'));
  const reported: unknown[] = [];
  for (const input of [wish, { ...wish, pickUpAt: 7 * day }]) {
    rental.send({ type: 'wish.noted', wish: input });
    rental.send({ type: 'train.sought', pnr: 'K7Q2ZT', surname: 'YILMAZ' });
    const { context } = await waitFor(rental, (snapshot) => snapshot.matches({ seeking: 'farAway' }));
    reported.push([context.fills, context.wish]);
  }
  rental.stop();
  const filled = { pickUpOffice: 'ankara', pickUpAt: 6 * day, dropOffOffice: '', dropOffAt: 8 * day };
  expect(reported).toEqual([
    [1, filled],
    [2, filled],
  ]);
});

test('a rental goes on with what was kept of it', () => {
  const kept = { wish, driver: { ...blankRentalDriver, lastName: 'YILMAZ' } };
  const rental = rentalWith({}, kept);
  const now = keptOf(rental.getSnapshot().context);
  rental.stop();
  expect(now).toEqual(kept);
});
