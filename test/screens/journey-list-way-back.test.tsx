import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import type { Journey } from '#domain/journey/journey.ts';
import { keyOf } from '#domain/journey/journey-facts.ts';
import { granted } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { momentText } from '#i18n/moment-text.ts';
import { changing, journey, wayBack } from '#machines/booking/booking.samples.part.ts';
import type { BookingActor } from '#panels/shop.ts';
import { early, joined, later, listedDay, overnight, quick, soldOut } from '../support/listed-journeys.ts';
import { bookingNow } from '../support/seated-booking.ts';
import { axeInPage } from '../support/views/axe-in-page.ts';
import { listedBooking } from '../support/views/listing-booking.ts';
import { wordsOf } from './drawn.tsx';
import { clocksShown, openedList } from './journey-list-sample.tsx';

const words = wordsOf('tr');
const { say } = words;

beforeEach(() => page.viewport(1280, 900));

const inEconomy = (listed: Journey): ChosenJourney => ({
  journey: listed,
  cabinClass: 'Y1',
  family: 'STANDART',
});
const choose = (booking: BookingActor, listed: Journey) =>
  booking.send({ type: 'journey.chosen', chosen: inEconomy(listed), at: bookingNow });

/** The list of the way back on the day of the way there. */
const backAfter = async (there: Journey, back: readonly Journey[]) => {
  const finds = async () => granted({ outward: [there, overnight], back });
  const { booking } = await listedBooking({ wish: { back: '2026-12-10' }, finds });
  choose(booking, there);
  return booking;
};

const row = (hour: string) => page.getByRole('article', { name: new RegExp(`^${hour}`) });
const buttonsIn = (hour: string) => row(hour).getByRole('button').elements();

describe('[E-07] a way back that leaves before the way there arrives', () => {
  test('stays in the list with its reason', async () => {
    openedList(await backAfter(early, [soldOut, quick, joined, later]));
    await expect.poll(clocksShown).toEqual(['07:30', '09:00', '10:00', '18:00']);
    const reason = row('09:00').getByText(say('journey-list.too-early'));
    await expect.element(reason).toBeVisible();
    await expect
      .element(row('09:00').getByText(say('journey-list.too-early.text', { arrives: '10:30' })))
      .toBeVisible();
    await expect.element(row('10:00').getByText(say('journey-list.too-early'))).toBeVisible();
    await expect.element(row('18:00').getByText(say('journey-list.too-early'))).not.toBeInTheDocument();
  });

  test('cannot be chosen, not for a wheelchair either, and leads to the next that can', async () => {
    openedList(await backAfter(early, [soldOut, quick, overnight]));
    await row('09:00').getByText(say('journey-list.details')).click();
    expect([buttonsIn('07:30'), buttonsIn('09:00')]).toEqual([[], []]);
    expect(
      row('07:30')
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('href')),
    ).toEqual([`#sefer-${keyOf(overnight)}`]);
    expect(buttonsIn('22:00').length).toBe(4);
  });

  test('is not chosen by the flow either, whoever asks; in the minute of the arrival it is', async () => {
    const [leg] = quick.legs;
    if (leg === undefined) throw new Error('It has no train.');
    const departure = listedDay + 630 * minute;
    const atOnce = { ...quick, legs: [{ ...leg, departure, arrival: departure + 240 * minute }] };
    const booking = await backAfter(early, [quick, atOnce]);
    choose(booking, quick);
    expect(booking.getSnapshot().value).toEqual({ listing: 'back' });
    choose(booking, atOnce);
    expect(booking.getSnapshot().value).toBe('describing');
  });

  test('names the day of the arrival where it is another, and the strip offers no day before it', async () => {
    openedList(await backAfter(overnight, [early]));
    const arrives = momentText(listedDay + (1320 + 506) * minute, words);
    await expect
      .element(row('06:00').getByText(say('journey-list.too-early.text', { arrives })))
      .toBeVisible();
    const days = page.getByRole('navigation', { name: say('journey-list.days') });
    expect(
      days
        .getByRole('link')
        .elements()
        .map((link) => [link.getAttribute('href')?.match(/donus=([\d-]+)/)?.[1], link.ariaCurrent]),
    ).toEqual([
      ['2026-12-10', 'date'],
      ['2026-12-11', null],
      ['2026-12-12', null],
    ]);
    await expect
      .element(days.getByRole('link', { name: '10 Aralık 2026 Perşembe', exact: true }))
      .toBeVisible();
  });

  test('that was chosen before the way there was changed is let go of, and that is told', async () => {
    const booking = await backAfter(early, [joined, overnight]);
    choose(booking, overnight);
    booking.send({ type: 'journey.changed', held: false });
    choose(booking, overnight);
    openedList(booking);
    const lost = say('journey-list.back-lost', { departs: '22:00' });
    await expect.element(page.getByText(lost)).toBeVisible();
    await expect.element(row('22:00').getByText(say('journey-list.too-early'))).toBeVisible();
    booking.send({ type: 'journey.changed', held: false });
    choose(booking, early);
    await expect.element(page.getByText(lost)).not.toBeInTheDocument();
    expect(booking.getSnapshot().value).toEqual({ listing: 'back' });
  });
});

test('[S-18] [E-07] in a change of the way there, what arrives after the kept way back has left cannot be chosen', async () => {
  const found = { outward: [journey, wayBack].map((each) => each.journey), back: [] };
  const { booking } = await listedBooking({ finds: async () => granted(found), changing });
  openedList(booking);
  await expect.element(row('12:00')).toBeVisible();
  await expect.element(row('17:00').getByText(say('journey-list.too-late'))).toBeVisible();
  await expect
    .element(row('17:00').getByText(say('journey-list.too-late.text', { departs: '17:00' })))
    .toBeVisible();
  expect([buttonsIn('12:00').length, buttonsIn('17:00')]).toEqual([2, []]);
  choose(booking, wayBack.journey);
  expect(booking.getSnapshot().value).toEqual({ listing: 'outward' });
  choose(booking, journey.journey);
  expect(booking.getSnapshot().matches('seating')).toBe(true);
});

describe.each(['tr', 'en', 'fa'] as const)('[P-01] in %s', (language) => {
  test.each(['light', 'dark'] as const)(
    'nobody is shut out of a list with such a train: %s',
    async (theme) => {
      openedList(await backAfter(early, [quick, overnight]), { language });
      document.documentElement.dataset.theme = theme;
      expect(await axeInPage(document.body)).toEqual([]);
    },
  );

  test('it fits 320 px', async () => {
    await page.viewport(320, 640);
    openedList(await backAfter(overnight, [early]), { language });
    await expect.element(page.getByRole('article')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(320);
  });
});
