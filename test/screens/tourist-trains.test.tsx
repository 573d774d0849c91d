import axe from 'axe-core';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TouristDeparture } from '#domain/journey/tourist-departure.ts';
import { moneyText } from '#i18n/money-text.ts';
import { TouristTrains } from '#screens/tourist-trains/tourist-trains.tsx';
import { drawn, wordsOf } from './drawn.tsx';
import { ShopAround } from './shop-around.tsx';

const words = wordsOf('tr');
const { say } = words;

const departureOf = (runId: number, more: Partial<TouristDeparture> = {}): TouristDeparture => ({
  runId,
  number: '22201',
  name: 'Turistik Doğu Ekspresi',
  from: { id: 98, name: 'ANKARA GAR', persianName: 'آنکارا (ایستگاه مرکزی)' },
  to: { id: 532, name: 'KARS', persianName: 'قارص' },
  departure: Date.parse('2026-12-04T15:55:00+03:00'),
  arrival: Date.parse('2026-12-06T00:24:00+03:00'),
  kilometres: 1365,
  saleOpensAt: Date.parse('2026-11-04T00:00:00+03:00'),
  status: 'free',
  places: 120,
  price: 509_500,
  ...more,
});

const departures = [
  departureOf(1),
  departureOf(2, { status: 'full', places: 0, price: null }),
  departureOf(3, { status: 'closed', places: 0, price: null }),
  departureOf(4, { status: 'not-on-sale', places: 0, price: null }),
];

const opened = (given: readonly TouristDeparture[] | null, language: 'en' | 'fa' | 'tr' = 'tr') =>
  drawn(
    <ShopAround>
      <main>
        <TouristTrains departures={given} />
      </main>
    </ShopAround>,
    language,
  );

beforeEach(() => page.viewport(1280, 900));

test('[R-46] a departure is to be bought, full, closed for a while, or on sale from an hour on', async () => {
  opened(departures);
  const rows = page.getByRole('listitem');
  const buy = rows.nth(0).getByRole('link', { name: say('tourist-trains.buy') });
  await expect
    .element(buy)
    .toHaveAttribute(
      'href',
      '/sefer-listesi?kalkis=98&varis=532&gidis=2026-12-04&yolcu=1&tren=TURISTIK_TREN',
    );
  await expect
    .element(rows.nth(0).getByText(say('tourist-trains.from', { price: moneyText(509_500, words) })))
    .toBeVisible();
  await expect.element(rows.nth(1).getByText(say('journey-list.full'))).toBeVisible();
  await expect.element(rows.nth(2).getByText(say('tourist-trains.closed'))).toBeVisible();
  await expect
    .element(rows.nth(3).getByText(say('journey-list.opens', { moment: '04.11.26 00:00' })))
    .toBeVisible();
});

test('[R-46] the way is told with its length and its time', async () => {
  opened(departures);
  const duration = say('text.duration.hours', { hours: 32 });
  const way = say('tourist-trains.way', { train: 'Turistik Doğu Ekspresi', kilometres: 1365, duration });
  await expect.element(page.getByText(way)).toBeVisible();
});

test.each([
  ['nobody answered', null, say('tourist-trains.not-reached.text')],
  ['nothing runs', [], say('tourist-trains.none.text')],
] as const)('where %s it is said', async (_, given, text) => {
  opened(given);
  await expect.element(page.getByText(text)).toBeVisible();
});

test.each(['tr', 'en', 'fa'] as const)(
  '[P-01] nobody is shut out, and it fits 320 px: %s',
  async (language) => {
    await page.viewport(320, 640);
    opened(departures, language);
    const { violations } = await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'best-practice'] });
    expect([violations.map(({ id }) => id), document.documentElement.scrollWidth]).toEqual([[], 320]);
  },
);

test('a Persian reader reads between which stations in Persian', () => {
  opened(departures, 'fa');
  expect(document.querySelector('h2')?.textContent).toBe('آنکارا (ایستگاه مرکزی) – قارص');
});
