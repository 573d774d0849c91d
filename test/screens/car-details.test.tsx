import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise, type InputFrom, waitFor } from 'xstate';
import type { RentalWish } from '#domain/rental/rental-wish.ts';
import { granted } from '#domain/values/answer.ts';
import { day } from '#domain/values/durations.ts';
import { carRentalMachine } from '#machines/car-rental/car-rental.machine.ts';
import type { CarRentalPorts, FoundAnswer, OfficesAnswer } from '#machines/car-rental/car-rental.ports.ts';
import { sampleCar, sampleOffice, rentalsStartAt as startsAt } from '#machines/samples/rental-sample.ts';
import { CarDetails } from '#screens/car-rental/car-details.tsx';
import { axeInPage } from '../support/views/axe-in-page.ts';
import { drawn } from './drawn.tsx';

const konya = {
  id: 'konya',
  stationId: 796,
  name: 'Konya Garı',
  address: 'Alay Caddesi 5, Konya',
  phone: '0332 000 00 00',
  week: Array.from({ length: 7 }, () => ({ opens: 420, closes: 1_380 })),
};
const never = fromPromise<void, { readonly at: number }>(() => new Promise(() => undefined));

/** A rental whose reader looks at the sample car, wished for so. */
const lookedAt = async (dropOffOffice: string) => {
  const pickUpAt = startsAt + 5 * day;
  const wish: RentalWish = {
    pickUpOffice: sampleOffice.id,
    dropOffOffice,
    pickUpAt,
    dropOffAt: pickUpAt + 3 * day,
  };
  const found = { id: 's-1', keptUntil: 9 * day, offers: [sampleCar], count: 1, rest: 'none' } as const;
  const rental = createActor(
    carRentalMachine.provide({
      actors: {
        listOffices: fromPromise<OfficesAnswer, null>(async () => granted([sampleOffice, konya])),
        findCars: fromPromise<FoundAnswer, InputFrom<CarRentalPorts['findCars']>>(async () => granted(found)),
        searchEnd: never,
      },
    }),
    { input: { payer: 'guest', number: '', now: startsAt, kept: null } },
  ).start();
  await waitFor(rental, (snapshot) => snapshot.matches('seeking'));
  rental.send({ type: 'cars.sought', wish });
  await waitFor(rental, (snapshot) => snapshot.matches({ listing: 'shown' }));
  rental.send({ type: 'car.opened', car: sampleCar });
  return rental;
};

const factsShown = () =>
  [...document.querySelectorAll('dialog[open] dl > div')].map((fact) =>
    [...fact.children].map(({ textContent }) => textContent),
  );

test('[R-24] the details of a car tell the office, the deposit, the kilometres and whom it is given to', async () => {
  const rental = await lookedAt(sampleOffice.id);
  drawn(
    <main>
      <h1>·</h1>
      <CarDetails rental={rental} />
    </main>,
  );
  await expect.element(page.getByRole('dialog', { name: sampleCar.model })).toBeVisible();
  expect(factsShown()).toEqual([
    ['Alış yeri', 'Ankara Gar Ofisi'],
    ['Alış zamanı', '26.11.26 12:00'],
    ['Ofis saatleri', '08:00 – 20:00'],
    ['Ofis adresi', 'Ankara Gar, Ankara'],
    ['Ofis telefonu', '0312 000 00 00'],
    ['Bırakış yeri', 'Ankara Gar Ofisi'],
    ['Bırakış zamanı', '29.11.26 12:00'],
    ['Toplam tutar', '₺9.000,00'],
    ['Günlük ücret', '₺3.000,00'],
    ['Ofiste tutulacak depozito', '₺5.000,00'],
    ['Kilometre sınırı', '900 km'],
    ['Ek ücretsiz yaş sınırı', '25'],
    ['Genç sürücü yaşı', '21'],
    ['Ehliyet süresi', 'en az 2 yıl'],
  ]);
  expect(await axeInPage()).toEqual([]);
  rental.stop();
});

test('[R-24] a car that is brought back elsewhere tells both offices', async () => {
  const rental = await lookedAt(konya.id);
  drawn(<CarDetails rental={rental} />);
  await expect.element(page.getByRole('dialog', { name: sampleCar.model })).toBeVisible();
  expect(factsShown().slice(0, 10)).toEqual([
    ['Alış yeri', 'Ankara Gar Ofisi'],
    ['Alış zamanı', '26.11.26 12:00'],
    ['Ofis saatleri', '08:00 – 20:00'],
    ['Ofis adresi', 'Ankara Gar, Ankara'],
    ['Ofis telefonu', '0312 000 00 00'],
    ['Bırakış yeri', 'Konya Garı'],
    ['Bırakış zamanı', '29.11.26 12:00'],
    ['Bırakış ofisinin saatleri', '07:00 – 23:00'],
    ['Bırakış ofisinin adresi', 'Alay Caddesi 5, Konya'],
    ['Bırakış ofisinin telefonu', '0332 000 00 00'],
  ]);
  rental.stop();
});
