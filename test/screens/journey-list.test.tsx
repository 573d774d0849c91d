import axe from 'axe-core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refused } from '#domain/answer.ts';
import { keyOf } from '#domain/journey-facts.ts';
import { type JourneyView, plainView } from '#domain/journey-view.ts';
import { moneyText } from '#i18n/money-text.ts';
import type { BookingActor } from '#panels/shop.ts';
import type { DrawnList } from '#screens/journey-list/drawn-list.ts';
import { JourneyList } from '#screens/journey-list/journey-list.tsx';
import { early, overnight, quick, soldOut } from '../support/listed-journeys.ts';
import {
  listedBooking,
  listedFound,
  listedOffers,
  listedWish,
  wishedBooking,
} from '../support/listing-booking.ts';
import { bookingNow } from '../support/standing-booking.ts';
import { drawn, wordsOf } from './drawn.tsx';
import { ShopAround } from './shop-around.tsx';

const words = wordsOf('tr');
const { say } = words;
const names: Record<number, string> = { 98: 'Ankara Gar', 93: 'Eskişehir', 1325: 'İstanbul' };

const drawnList = (more: Partial<DrawnList> = {}): DrawnList => ({
  wish: listedWish,
  view: plainView,
  names: {},
  answer: { kind: 'listed', found: listedFound },
  offers: listedOffers,
  picked: null,
  ...more,
});

type Opened = {
  readonly list?: Partial<DrawnList>;
  readonly view?: Partial<JourneyView>;
  readonly language?: 'en' | 'fa' | 'tr';
};

const opened = (booking: BookingActor | null, { list, view, language = 'tr' }: Opened = {}) => {
  const onChoose = vi.fn();
  drawn(
    <ShopAround now={() => bookingNow}>
      <main>
        <JourneyList
          booking={booking}
          drawn={drawnList({ ...list, view: { ...plainView, ...view } })}
          nameOf={(station) => names[station] ?? ''}
          early={null}
          onChoose={onChoose}
        />
      </main>
    </ShopAround>,
    language,
  );
  return onChoose;
};

const clocks = () =>
  page
    .getByRole('article')
    .elements()
    .map((row) => row.querySelector('h3')?.textContent?.slice(0, 5));

const findings = async () => {
  const { violations } = await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'best-practice'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

beforeEach(() => page.viewport(1280, 900));

describe('[R-02] the list', () => {
  test('says from where to where, when and with how many', async () => {
    const { booking } = await listedBooking({ wish: { passengers: 2, lapChildren: 1 } });
    opened(booking);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Ankara Gar – İstanbul');
    await expect.element(page.getByText('10 Aralık 2026 Perşembe').first()).toBeVisible();
    await expect.element(page.getByText(say('journey-list.party', { passengers: 2 }))).toBeVisible();
    await expect.element(page.getByText(say('journey-list.lap-children', { children: 1 }))).toBeVisible();
  });

  test('names every class in full: what it is, what it costs, how many places it has', async () => {
    const { booking } = await listedBooking();
    const onChoose = opened(booking);
    const said = [say('cabin.Y1'), moneyText(93_000, words), say('journey-list.places', { count: 3 })].join(
      ', ',
    );
    const choose = say('journey-list.choose', { departs: '09:00' });
    const button = page.getByRole('button', { name: choose }).first();
    expect(button.element().textContent).toBe(`${said}. ${choose}`);
    await button.click();
    expect(onChoose.mock.calls).toEqual([
      [{ journey: quick, cabinClass: 'Y1', family: 'STANDART' }, `${keyOf(quick)}:Y1`],
    ]);
  });

  test('keeps three counts apart', async () => {
    const { booking } = await listedBooking();
    opened(booking);
    const row = page.getByRole('article', { name: /^09:00/ });
    for (const text of [
      say('journey-list.places.general', { count: 11 }),
      say('journey-list.places.wheelchair', { count: 2 }),
      say('journey-list.places.bound', { count: 2 }),
    ]) {
      await expect.element(row.getByText(text)).toBeVisible();
    }
  });

  test('lists a full train with the next one that has room, and where none has, the next day', async () => {
    const { booking } = await listedBooking();
    opened(booking);
    const row = page.getByRole('article').filter({ hasText: say('journey-list.full') });
    await expect
      .element(row.getByRole('link', { name: say('journey-list.full.next', { departs: '07:30' }) }))
      .not.toBeInTheDocument();
    await expect
      .element(row.getByRole('link', { name: say('journey-list.full.next', { departs: '09:00' }) }))
      .toHaveAttribute('href', `#sefer-${keyOf(quick)}`);
  });

  test('tells when a train comes on sale', async () => {
    const { booking } = await listedBooking();
    opened(booking);
    const text = say('journey-list.opens', { moment: '09.12.26 00:00' });
    await expect.element(page.getByRole('article', { name: /^18:00/ }).getByText(text)).toBeVisible();
  });

  test('marks an arrival on the next day', async () => {
    const { booking } = await listedBooking();
    opened(booking);
    const marked = page.getByRole('article').filter({ hasText: say('journey-list.next-day', { days: 1 }) });
    expect(marked.elements().length).toBe(1);
    await expect.element(marked.getByText('12001 Ankara Ekspresi')).toBeVisible();
  });

  test('says plainly where one changes trains, and where only the seat', async () => {
    const { booking } = await listedBooking();
    opened(booking);
    const wait = say('text.duration.minutes', { minutes: 30 });
    const train = say('journey-list.change.train', { station: 'Eskişehir', wait, train: '81010' });
    const seat = say('journey-list.change.seat', { station: 'Eskişehir' });
    await expect.element(page.getByText(train)).toBeVisible();
    await expect.element(page.getByText(seat)).toBeVisible();
  });

  test('opens the stops of a train in place', async () => {
    const { booking } = await listedBooking();
    opened(booking);
    const row = page.getByRole('article', { name: /^09:00/ });
    await row.getByText(say('journey-list.details')).click();
    const stops = row.getByRole('list', { name: say('journey-list.stops', { train: '81004' }) });
    expect(
      stops
        .getByRole('listitem')
        .elements()
        .map((stop) => stop.textContent),
    ).toEqual(['09:00Ankara Gar', '13:00İstanbul']);
  });

  test('is looked at by links, and by what the address says', async () => {
    const { booking } = await listedBooking();
    opened(booking, { view: { order: 'price', isDirectOnly: true } });
    expect(clocks()).toEqual(['22:00', '06:00', '09:00', '07:30', '18:00']);
    const link = page.getByRole('link', { name: say('journey-list.order.duration') });
    await expect
      .element(link)
      .toHaveAttribute(
        'href',
        '/sefer-listesi?kalkis=98&varis=1325&gidis=2026-12-10&yolcu=1&sirala=sure&direkt=1',
      );
  });

  test('says so where nothing is left of it', async () => {
    const { booking } = await listedBooking();
    opened(booking, { view: { trainType: 'BOLGESEL' } });
    await expect.element(page.getByRole('heading', { name: say('journey-list.nothing-left') })).toBeVisible();
  });

  test('costs more with a flexible ticket', async () => {
    const { booking } = await listedBooking();
    const onChoose = opened(booking, { view: { family: 'FLEX' } });
    await page
      .getByRole('article', { name: /^06:00/ })
      .getByRole('button', { name: /936,00/ })
      .click();
    expect(onChoose.mock.calls).toEqual([
      [{ journey: early, cabinClass: 'Y1', family: 'FLEX' }, `${keyOf(early)}:Y1`],
    ]);
  });

  test('does not let a class be chosen that is too small for all, and says why', async () => {
    const { booking } = await listedBooking({ wish: { passengers: 4 } });
    const onChoose = opened(booking);
    const name = say('journey-list.too-few', { passengers: 4 });
    const economy = page.getByRole('article', { name: /^09:00/ }).getByRole('button', { name });
    await expect.element(economy).toHaveAttribute('aria-disabled', 'true');
    await economy.click({ force: true });
    expect(onChoose.mock.calls).toEqual([]);
  });
});

describe('[R-02] the days around', () => {
  test('tell their lowest price or why there is none; those that are over are no links', async () => {
    const { booking } = await listedBooking();
    opened(booking);
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
    opened(booking);
    await page.getByRole('link', { name: /12 Aralık/ }).click();
    await expect
      .element(page.getByRole('heading', { name: say('journey-list.chosen-outward') }))
      .toBeVisible();
    expect(asked.at(-1)).toEqual({ ...listedWish, back: '2026-12-12' });
  });
});

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
    opened(booking);
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
    opened(booking);
    await expect.element(page.getByText(say('journey-list.no-back'))).toBeVisible();
  });
});

describe('[E-06] a list that is not there', () => {
  test.each([
    ['no-train-found', say('search.refused.no-train-found')],
    ['station-unknown', say('search.refused.station-unknown')],
    ['stations-alike', say('search.refused.stations-alike')],
    ['day-not-on-sale', say('search.refused.day-not-on-sale')],
    ['too-many-tries', say('journey-list.too-many-tries.text')],
  ] as const)('%s says why, and the search can be changed', async (refusal, text) => {
    const { booking } = wishedBooking({ finds: async () => refused(refusal) });
    opened(booking, { list: { answer: null } });
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
    opened(booking, { list: { answer: null } });
    await expect.element(page.getByText(say('journey-list.not-reached.text'))).toBeVisible();
    await page.getByRole('button', { name: say('journey-list.ask-again') }).click();
    await expect.element(page.getByRole('article', { name: /^09:00/ })).toBeVisible();
  });
});

describe('before a flow lives', () => {
  test('the list stands as the server drew it, and a choice is a form that can be sent', async () => {
    opened(null);
    expect(clocks()).toHaveLength(7);
    const button = page
      .getByRole('article', { name: /^06:00/ })
      .getByRole('button')
      .first();
    await expect.element(button).toHaveAttribute('value', `${keyOf(early)}:Y1`);
  });

  test('it stays while the flow asks for the same trip', () => {
    const { booking } = wishedBooking({ finds: () => new Promise(() => undefined) });
    opened(booking);
    expect(clocks()).toHaveLength(7);
  });

  test('another trip is waited for in words', async () => {
    const { booking } = wishedBooking({
      wish: { outward: '2026-12-11' },
      finds: () => new Promise(() => undefined),
    });
    opened(booking);
    await expect.element(page.getByText(say('journey-list.loading'), { exact: true })).toBeVisible();
    expect(clocks()).toEqual([]);
  });
});

describe.each(['tr', 'en', 'fa'] as const)('[P-01] in %s', (language) => {
  test.each(['light', 'dark'] as const)('nobody is shut out: %s', async (theme) => {
    const { booking } = await listedBooking();
    opened(booking, { language });
    document.documentElement.dataset.theme = theme;
    expect(await findings()).toEqual([]);
  });

  test('it fits 320 px, and 640 px with letters twice as large', async () => {
    const { booking } = await listedBooking();
    const root = document.documentElement;
    await page.viewport(320, 640);
    opened(booking, { language });
    const narrow = root.scrollWidth;
    await page.viewport(640, 640);
    root.style.fontSize = '200%';
    const large = root.scrollWidth;
    root.removeAttribute('style');
    expect([narrow, large]).toEqual([320, 640]);
  });
});

test('[R-02] what is full is not offered', async () => {
  const { booking } = await listedBooking();
  opened(booking);
  const row = page.getByRole('article').filter({ hasText: say('journey-list.full') });
  expect(
    row
      .getByRole('button')
      .elements()
      .map((button) => button.textContent),
  ).toEqual([]);
  expect(keyOf(soldOut)).toBe('450.1325');
});
