import axe from 'axe-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keyOf } from '#domain/journey/journey-facts.ts';
import { plainView } from '#domain/journey/journey-view.ts';
import { refused } from '#domain/values/answer.ts';
import { moneyText } from '#i18n/money-text.ts';
import { DayStrip } from '#screens/journey-list/day-strip.tsx';
import { early, overnight, quick } from '../support/listed-journeys.ts';
import { bookingNow } from '../support/seated-booking.ts';
import {
  listedBooking,
  listedFound,
  listedOffers,
  listedWish,
  wishedBooking,
} from '../support/views/listing-booking.ts';
import { drawn, wordsOf } from './drawn.tsx';
import { clocksShown, openedList } from './journey-list-sample.tsx';
import { ShopAround } from './shop-around.tsx';

const words = wordsOf('tr');
const { say } = words;

const problems = async () => {
  const { violations } = await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'best-practice'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

const widthAt = async (width: number, letters: string): Promise<number> => {
  const root = document.documentElement;
  await page.viewport(width, 640);
  root.style.fontSize = letters;
  const found = root.scrollWidth;
  root.removeAttribute('style');
  return found;
};

beforeEach(() => page.viewport(1280, 900));

describe('[R-02] the way back', () => {
  test('is chosen below the way there, which can be changed', async () => {
    const back = { outward: [quick], back: [overnight] };
    const { booking } = await listedBooking({
      wish: { back: '2026-12-12' },
      finds: async () => ({ ok: true, value: back }),
    });
    booking.send({
      type: 'journey.chosen',
      chosen: { journey: quick, cabinClass: 'Y1', family: 'FLEX' },
      at: bookingNow,
    });
    openedList(booking);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('İstanbul – Ankara Gar');
    const chosen = page.getByRole('region', { name: say('journey-list.chosen-outward') });
    await expect.element(chosen.getByText(moneyText(111_600, words))).toBeVisible();
    await chosen.getByRole('button', { name: say('journey-list.change-outward') }).click();
    await expect.element(page.getByText(say('journey-list.outward'))).toBeVisible();
    expect(booking.getSnapshot().value).toEqual({ listing: 'outward' });
  });

  test('[E-06] says so where no train goes back that day', async () => {
    const { booking } = await listedBooking({ wish: { back: '2026-12-12' } });
    booking.send({
      type: 'journey.chosen',
      chosen: { journey: quick, cabinClass: 'Y1', family: 'STANDART' },
      at: bookingNow,
    });
    openedList(booking);
    await expect.element(page.getByText(say('journey-list.no-back'))).toBeVisible();
  });
});

describe('[E-06] a list that is not there', () => {
  test.each([
    ['no-train-found', say('search.refused.no-train-found')],
    ['station-unknown', say('search.refused.station-unknown')],
    ['stations-alike', say('search.refused.stations-alike')],
    ['stations-unpaired', say('search.refused.stations-unpaired')],
    ['day-not-on-sale', say('search.refused.day-not-on-sale')],
    ['too-many-tries', say('journey-list.too-many-tries.text')],
  ] as const)('%s says why, and the search can be changed', async (refusal, text) => {
    const { booking } = wishedBooking({ finds: async () => refused(refusal) });
    openedList(booking, { list: { answer: null } });
    await expect.element(page.getByText(text)).toBeVisible();
    const search = page.getByRole('link', { name: say('journey-list.change-search') });
    await expect
      .element(search.first())
      .toHaveAttribute('href', '/?kalkis=98&varis=1325&gidis=2026-12-10&yolcu=1');
  });

  test('who was not reached is asked again', async () => {
    const answers = [
      Promise.reject(new Error('The line is cut.')),
      Promise.resolve({ ok: true, value: listedFound } as const),
    ];
    const { booking } = wishedBooking({ finds: () => answers.shift() ?? new Promise(() => undefined) });
    openedList(booking, { list: { answer: null } });
    await expect.element(page.getByText(say('journey-list.not-reached.text'))).toBeVisible();
    await page.getByRole('button', { name: say('journey-list.ask-again') }).click();
    await expect.element(page.getByRole('article', { name: /^09:00/ })).toBeVisible();
  });
});

describe('before a flow lives', () => {
  test('the list stands as the server drew it, and a choice is a form that can be sent', async () => {
    openedList(null);
    await expect.poll(clocksShown).toHaveLength(7);
    const button = page
      .getByRole('article', { name: /^06:00/ })
      .getByRole('button')
      .first();
    await expect.element(button).toHaveAttribute('value', `${keyOf(early)}:Y1`);
  });

  test('it stays while the flow asks for the same trip', async () => {
    const { booking } = wishedBooking({ finds: () => new Promise(() => undefined) });
    openedList(booking);
    await expect.poll(clocksShown).toHaveLength(7);
  });

  test('another trip is waited for in words', async () => {
    const { booking } = wishedBooking({
      wish: { outward: '2026-12-11' },
      finds: () => new Promise(() => undefined),
    });
    openedList(booking);
    await expect.element(page.getByText(say('journey-list.loading'), { exact: true })).toBeVisible();
    expect(clocksShown()).toEqual([]);
  });
});

describe.each(['tr', 'en', 'fa'] as const)('[P-01] in %s', (language) => {
  test.each(['light', 'dark'] as const)('nobody is shut out: %s', async (theme) => {
    const { booking } = await listedBooking();
    openedList(booking, { language });
    document.documentElement.dataset.theme = theme;
    expect(await problems()).toEqual([]);
  });

  test('it fits 320 px, and 640 px with letters twice as large', async () => {
    const { booking } = await listedBooking();
    openedList(booking, { language });
    expect([await widthAt(320, '100%'), await widthAt(640, '200%')]).toEqual([320, 640]);
  });
});

const daysShown = () =>
  page
    .getByRole('navigation', { name: say('journey-list.days') })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent.match(/\d{1,2} Aralık 2026/)?.[0]);

describe('[R-02] the days around', () => {
  test('tell their lowest price or why there is none', async () => {
    const { booking } = await listedBooking();
    openedList(booking);
    const days = page.getByRole('navigation', { name: say('journey-list.days') });
    expect(
      days
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('href')?.match(/gidis=([\d-]+)/)?.[1]),
    ).toEqual(['2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11', '2026-12-12']);
    const lowest = say('journey-list.day.free', {
      day: '11 Aralık 2026 Cuma',
      price: moneyText(75_500, words),
    });
    await expect.element(days.getByRole('link', { name: lowest })).toBeInTheDocument();
  });

  test('the cheapest of them is marked, and no other', async () => {
    const { booking } = await listedBooking();
    openedList(booking);
    const prices = page
      .getByRole('navigation', { name: say('journey-list.days') })
      .getByText(/^₺/)
      .elements()
      .map((price) => [price.textContent, getComputedStyle(price).color] as const);
    const [usual] = prices.map(([, color]) => color);
    const marked = prices.filter(([, color]) => color !== usual).map(([text]) => text);
    expect([prices.length, marked]).toEqual([3, ['₺755']]);
  });

  test('of today those that are over are left out before it is told how they stand', () => {
    const noOffers = { days: [], next: null };
    openedList(null, { list: { offers: noOffers }, now: () => Date.parse('2026-12-10T09:00:00+03:00') });
    expect(daysShown()).toEqual([10, 11, 12, 13].map((day) => `${day} Aralık 2026`));
  });

  test('those that are over are left out once it is told how they stand', () => {
    openedList(null);
    expect(daysShown()).toEqual([8, 9, 10, 11, 12, 13].map((day) => `${day} Aralık 2026`));
  });

  test('[R-02] another day back keeps the way there', async () => {
    const back = { outward: [quick], back: [overnight] };
    const { booking, asked } = await listedBooking({
      wish: { back: '2026-12-10' },
      finds: async () => ({ ok: true, value: back }),
    });
    booking.send({
      type: 'journey.chosen',
      chosen: { journey: quick, cabinClass: 'Y1', family: 'STANDART' },
      at: bookingNow,
    });
    openedList(booking);
    await page.getByRole('link', { name: /12 Aralık/ }).click();
    await expect
      .element(page.getByRole('heading', { name: say('journey-list.chosen-outward') }))
      .toBeVisible();
    expect(asked.at(-1)).toEqual({ ...listedWish, back: '2026-12-12' });
  });
});

test('[R-02] no day before the way there is a day for the way back', () => {
  const wish = { ...listedWish, outward: '2026-12-09', back: '2026-12-10' } as const;
  const offers = {
    ...listedOffers,
    days: listedOffers.days.map((day) => ({ ...day, status: 'free' as const })),
  };
  drawn(
    <ShopAround now={() => bookingNow}>
      <DayStrip wish={wish} direction="back" view={plainView} offers={offers} others={[]} onDay={null} />
    </ShopAround>,
  );
  const links = page.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href')?.match(/donus=([\d-]+)/)?.[1])).toEqual([
    '2026-12-09',
    '2026-12-10',
    '2026-12-11',
    '2026-12-12',
    '2026-12-13',
  ]);
});
