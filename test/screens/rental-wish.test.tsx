import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise, waitFor } from 'xstate';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { granted } from '#domain/values/answer.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { carRentalMachine } from '#machines/car-rental/car-rental.machine.ts';
import type { OfficesAnswer } from '#machines/car-rental/car-rental.ports.ts';
import { sampleOffice } from '#machines/samples/rental-sample.ts';
import { WishForm } from '#screens/car-rental/wish-form.tsx';
import { drawn } from './drawn.tsx';
import { ShopAround } from './shop-around.tsx';

const firstOfDecember = Date.UTC(2026, 11, 1, 9);

const day = (number: number) =>
  page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${number} `) });

test('[R-24] a day of the rental that is picked is noted at once, as one that is typed and left', async () => {
  const rental = createActor(
    carRentalMachine.provide({
      actors: { listOffices: fromPromise<OfficesAnswer, null>(async () => granted([sampleOffice])) },
    }),
    { input: { payer: 'guest', number: '', now: firstOfDecember, kept: null } },
  ).start();
  await waitFor(rental, (snapshot) => snapshot.matches('seeking'));
  const noted: string[] = [];
  const noting = rental.subscribe(({ context }) => {
    noted.push(travelDayOf(dayNumberAt(context.wish.dropOffAt)));
  });
  drawn(
    <ShopAround now={() => firstOfDecember}>
      <WishForm rental={rental} />
    </ShopAround>,
  );
  const open = tr['ui.calendar.open'].replace('{field}', tr['rental.wish.drop-off-day']);
  await page.getByRole('button', { name: open, exact: true }).click();
  await expect.element(day(5)).toHaveFocus();
  await day(20).click();
  expect(noted.at(-1)).toBe('2026-12-20');
  noting.unsubscribe();
  rental.stop();
});
