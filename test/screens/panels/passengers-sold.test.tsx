import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Passengers } from '#panels/passengers/passengers.tsx';
import { StationsContext } from '#panels/stations.ts';
import { bookingNow, describedBooking } from '../../support/seated-booking.ts';
import { drawn, wordsOf } from '../drawn.tsx';
import { fewStations } from '../home-sample.tsx';
import { ShopAround } from '../shop-around.tsx';

const { say } = wordsOf('tr');
const noop = () => undefined;

/** The forms of a shop that sells to grown-ups and teachers alone, one of them at a time. */
const drawnWith = async () => {
  const booking = await describedBooking();
  const book = {
    ...fewStations,
    maxPassengers: 1,
    tariffs: [
      ['full', 0, 0, false, 0],
      ['teacher', 216, 0, false, 400],
    ],
  } as const;
  drawn(
    <ShopAround now={() => bookingNow}>
      <StationsContext value={{ book, nameOf: book.nameOf, load: noop }}>
        <Passengers booking={booking} />
      </StationsContext>
    </ShopAround>,
    'tr',
  );
};

const choices = () =>
  page
    .getByRole('combobox', { name: say('passenger.tariff'), exact: true })
    .first()
    .element()
    .querySelectorAll('option');

test('[C-11] passengers are offered what is published: its types with their discounts, and no more people than it says', async () => {
  await drawnWith();
  await expect.poll(() => [...choices()].map(({ value }) => value)).toEqual(['full', 'teacher']);
  expect([...choices()][1]?.textContent).toContain('%40');
  await expect
    .element(page.getByText(say('passenger.wrong.too-many-passengers', { most: '1' }), { exact: true }))
    .toBeVisible();
});
