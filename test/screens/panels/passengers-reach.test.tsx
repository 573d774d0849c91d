import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { languages } from '#domain/values/language.ts';
import { BookingMode } from '#panels/booking-mode/booking-mode.tsx';
import { Passengers } from '#panels/passengers/passengers.tsx';
import type { BookingActor } from '#panels/shop.ts';
import { createPassengerDraft } from '../../support/passengers.ts';
import { bookingNow, describedBooking, seatedBooking } from '../../support/seated-booking.ts';
import { axeInPage } from '../../support/views/axe-in-page.ts';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';

const whole = (booking: BookingActor) => (
  <ShopAround now={() => bookingNow}>
    <main>
      <h1>Sefer</h1>
      <BookingMode booking={booking} />
      <Passengers booking={booking} />
    </main>
  </ShopAround>
);

const party = [
  createPassengerDraft(),
  createPassengerDraft({ nationality: 'foreign', countryId: 98, passportNumber: 'U12345' }),
  createPassengerDraft({ tariff: 'pet', firstName: 'Boncuk', dependsOn: 0 }),
  createPassengerDraft({ tariff: 'lap-child', firstName: 'Can', dependsOn: 0 }),
];

describe.each(languages)('in %s', (language) => {
  const { say } = wordsOf(language);

  test('nobody is shut out of the forms, of what is wrong with them, and of the question', async () => {
    await page.viewport(1280, 900);
    drawn(
      whole(await describedBooking({ wish: { passengers: 2, lapChildren: 1 }, passengers: party })),
      language,
    );
    expect(await axeInPage()).toEqual([]);
    await page
      .getByRole('radio', { name: say('reference.nationality.foreign') })
      .first()
      .click();
    await page.getByRole('button', { name: say('passenger.submit') }).click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(await axeInPage()).toEqual([]);
  });

  test('nobody is shut out of the lines and of an open card', async () => {
    await page.viewport(1280, 900);
    drawn(whole(await seatedBooking(['12B', '12C', '12D'], { passengers: party })), language);
    expect(await axeInPage()).toEqual([]);
    await page.getByRole('button', { name: say('passenger.edit.contact') }).click();
    expect(await axeInPage()).toEqual([]);
  });

  test('everything fits 320 px', async () => {
    await page.viewport(320, 640);
    const root = document.documentElement;
    const { redraw } = drawn(
      whole(await describedBooking({ wish: { passengers: 2, lapChildren: 1 }, passengers: party })),
      language,
    );
    const described = root.scrollWidth;
    redraw(whole(await seatedBooking(['12B', '12C', '12D'], { passengers: party })));
    expect([described, root.scrollWidth]).toEqual([320, 320]);
  });
});

test('a Persian page speaks no Latin but for names, codes and addresses', async () => {
  drawn(whole(await describedBooking()), 'fa');
  const labels = [...document.querySelectorAll('label, legend, h2, summary, button')].map(
    (element) => element.textContent,
  );
  expect(labels.length).toBeGreaterThan(15);
  expect(labels.filter((label) => /[A-Za-z]{2}/.test(label))).toEqual([]);
  expect(document.documentElement.dir).toBe('rtl');
});
