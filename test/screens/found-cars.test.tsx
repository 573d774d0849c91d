import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise, waitFor } from 'xstate';
import { granted } from '#domain/values/answer.ts';
import { day } from '#domain/values/durations.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { carRentalMachine } from '#machines/car-rental/car-rental.machine.ts';
import type {
  CarRentalPorts,
  FoundCars as Found,
  FoundAnswer,
  ListedAnswer,
  OfficesAnswer,
} from '#machines/car-rental/car-rental.ports.ts';
import { rentalsStartAt, sampleCar, sampleOffice } from '#machines/samples/rental-sample.ts';
import { FoundCars } from '#screens/car-rental/found-cars.tsx';
import { drawn } from './drawn.tsx';
import { ShopAround } from './shop-around.tsx';

const carsNamed = (names: readonly string[]) => names.map((model) => ({ ...sampleCar, id: model, model }));
const cars = (names: readonly string[], count: number): Found => ({
  id: 'search-1',
  keptUntil: rentalsStartAt + day,
  offers: carsNamed(names),
  count,
  rest: names.length < count ? 'some' : 'none',
});

/** Four of six cars that were found; what is asked of the list then is answered when the test says so. */
const fourOfSix = async () => {
  const waiting: ((found: Found) => void)[] = [];
  const asked = () =>
    new Promise<ListedAnswer>((resolve) => {
      waiting.push((found) => resolve(granted(found)));
    });
  const actors: Pick<CarRentalPorts, 'findCars' | 'listCars' | 'listOffices' | 'moreCars' | 'searchEnd'> = {
    listOffices: fromPromise(() => Promise.resolve<OfficesAnswer>(granted([sampleOffice]))),
    findCars: fromPromise(() => Promise.resolve<FoundAnswer>(granted(cars(['Bir', 'İki', 'Üç', 'Dört'], 6)))),
    moreCars: fromPromise(asked),
    listCars: fromPromise(asked),
    searchEnd: fromPromise(() => new Promise(() => undefined)),
  };
  const rental = createActor(carRentalMachine.provide({ actors }), {
    input: { payer: 'guest', number: '', now: rentalsStartAt, kept: null },
  }).start();
  await waitFor(rental, (snapshot) => snapshot.matches('seeking'));
  const { id } = sampleOffice;
  const [pickUpAt, dropOffAt] = [rentalsStartAt + day, rentalsStartAt + 4 * day];
  rental.send({ type: 'cars.sought', wish: { pickUpOffice: id, dropOffOffice: id, pickUpAt, dropOffAt } });
  await waitFor(rental, (snapshot) => snapshot.matches('listing'));
  drawn(
    <ShopAround>
      <FoundCars rental={rental} heading={undefined} />
    </ShopAround>,
  );
  return { rental, answer: (found: Found) => waiting.pop()?.(found) };
};

const topOf = (what: string) => document.querySelector(what)?.getBoundingClientRect().top ?? Number.NaN;

/** How far below the tools of the list its first car stands. */
const carsBelowTools = () => Math.round(topOf('article') - topOf('select'));

test('[R-26] whoever asks for more cars goes on at the first of them', async () => {
  const { rental, answer } = await fourOfSix();
  await page.getByRole('button', { name: '2 sonuç daha göster' }).click();
  answer(cars(['Beş', 'Altı'], 6));
  await expect.element(page.getByRole('heading', { name: 'Beş' })).toHaveFocus();
  rental.stop();
});

test('[R-26] the cars stay where they are while they are narrowed, and what was pressed has the focus', async () => {
  const { rental, answer } = await fourOfSix();
  const before = carsBelowTools();
  await page.getByRole('button', { name: tr['rental.band.low'] }).click();
  const seeking = page.getByRole('status').filter({ hasText: tr['rental.wish.seeking'] });
  await expect.element(seeking.first()).toBeVisible();
  expect(carsBelowTools()).toBe(before);
  answer(cars([], 0));
  const none = page.getByRole('heading', { name: tr['rental.list.empty'] });
  await expect.element(none).toBeInViewport();
  await expect.element(page.getByRole('button', { name: tr['rental.band.low'] })).toHaveFocus();
  rental.stop();
});
