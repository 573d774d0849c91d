import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keyOf } from '#domain/journey/journey-facts.ts';
import { cityEndOf } from '#domain/journey/whole-city.ts';
import { alarmAddress } from '#domain/seat/seat-alarm.ts';
import { moneyText } from '#i18n/money-text.ts';
import { early, quick, soldOut } from '../support/listed-journeys.ts';
import { listedBooking, listedWish } from '../support/views/listing-booking.ts';
import { wordsOf } from './drawn.tsx';
import { clocksShown, openedList } from './journey-list-sample.tsx';

const words = wordsOf('tr');
const { say } = words;

beforeEach(() => page.viewport(1280, 900));

describe('[R-02] the list', () => {
  test('says from where to where, when and with how many', async () => {
    const { booking } = await listedBooking({ wish: { passengers: 2, lapChildren: 1 } });
    openedList(booking);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Ankara Gar – İstanbul');
    await expect.element(page.getByText('10 Aralık 2026 Perşembe').first()).toBeVisible();
    await expect
      .element(page.getByText(say('journey-list.party', { passengers: 2 }), { exact: true }))
      .toBeVisible();
    await expect.element(page.getByText(say('journey-list.lap-children', { children: 1 }))).toBeVisible();
  });

  test('names every class in full: what it is, what it costs, how many places it has', async () => {
    const { booking } = await listedBooking();
    const onChoose = openedList(booking);
    const price = `${say('fare-family.STANDART')} ${moneyText(93_000, words)}`;
    const text = [say('cabin.Y1'), price, say('journey-list.places', { count: 3 })].join(', ');
    const choose = say('journey-list.choose', { departs: '09:00' });
    const button = page.getByRole('button', { name: choose }).first();
    expect(button.element().textContent).toBe(`${text}. ${choose}`);
    await button.click();
    await expect
      .poll(() => onChoose.mock.calls)
      .toEqual([[{ journey: quick, cabinClass: 'Y1', family: 'STANDART' }, `${keyOf(quick)}:Y1`]]);
  });

  test('says what each pays and what all pay together, where several travel', async () => {
    const { booking } = await listedBooking({ wish: { passengers: 3 } });
    openedList(booking);
    const economy = page
      .getByRole('article', { name: /^09:00/ })
      .getByRole('button')
      .first();
    await expect.element(economy).toHaveTextContent(`${moneyText(93_000, words)}${say('journey-list.each')}`);
    await expect
      .element(economy)
      .toHaveTextContent(say('journey-list.total', { passengers: 3, total: moneyText(279_000, words) }));
  });

  test('offers each class both ways beside each other, and takes the one that is pressed', async () => {
    const { booking } = await listedBooking();
    const onChoose = openedList(booking);
    const row = page.getByRole('article', { name: /^09:00/ });
    const [standard, flexible] = ['fare-family.STANDART', 'fare-family.FLEX'] as const;
    await expect.element(row.getByRole('button', { name: say(standard) }).first()).toBeVisible();
    await row
      .getByRole('button', { name: say(flexible) })
      .first()
      .click();
    await expect
      .poll(() => onChoose.mock.calls)
      .toEqual([[{ journey: quick, cabinClass: 'Y1', family: 'FLEX' }, `${keyOf(quick)}:Y1:FLEX`]]);
    await expect.element(page.getByText(say('journey-list.family.FLEX.text'))).toBeVisible();
  });

  test('shows Persian numbers in one piece', async () => {
    const { booking } = await listedBooking();
    openedList(booking, { language: 'fa' });
    await expect.element(page.getByRole('article').first()).toBeVisible();
    const torn = [...document.querySelectorAll('main *')].filter(
      (part) => part.matches(':lang(fa)') && getComputedStyle(part).fontVariantNumeric !== 'normal',
    );
    expect(torn).toEqual([]);
  });

  test('keeps three counts apart', async () => {
    const { booking } = await listedBooking();
    openedList(booking);
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
    openedList(booking);
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
    openedList(booking);
    const text = say('journey-list.opens', { moment: '09.12.26 00:00' });
    await expect.element(page.getByRole('article', { name: /^18:00/ }).getByText(text)).toBeVisible();
  });

  test('marks an arrival on the next day', async () => {
    const { booking } = await listedBooking();
    openedList(booking);
    const marked = page.getByRole('article').filter({ hasText: say('journey-list.next-day', { days: 1 }) });
    await expect.poll(() => marked.elements().length).toBe(1);
    await expect.element(marked.getByText('12001 Ankara Ekspresi')).toBeVisible();
  });

  test('says plainly where one changes trains, and where only the seat', async () => {
    const { booking } = await listedBooking();
    openedList(booking);
    const wait = say('text.duration.minutes', { minutes: 30 });
    const train = say('journey-list.change.train', { station: 'Eskişehir', wait, train: '81010' });
    const seat = say('journey-list.change.seat', { station: 'Eskişehir' });
    await expect.element(page.getByText(train)).toBeVisible();
    await expect.element(page.getByText(seat)).toBeVisible();
  });

  test('names each train of a change in a line of its own', async () => {
    const { booking } = await listedBooking();
    openedList(booking);
    const changing = page.getByRole('article').filter({
      hasText: say('journey-list.change.train', {
        station: 'Eskişehir',
        wait: say('text.duration.minutes', { minutes: 30 }),
        train: '81010',
      }),
    });
    await expect.element(changing).toBeVisible();
    const lines = [...changing.element().querySelectorAll('li:has(> bdi)')].map(
      ({ textContent }) => textContent,
    );
    const trains = lines.filter((line) => / · \d/.test(line));
    expect(trains.map((line) => line.match(/\d{5}/g))).toEqual([['81008'], ['81010']]);
  });

  test('opens the stops of a train in place', async () => {
    const { booking } = await listedBooking();
    openedList(booking);
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
    openedList(booking, { view: { order: 'price', isDirectOnly: true } });
    await expect.poll(clocksShown).toEqual(['22:00', '06:00', '09:00', '07:30', '18:00']);
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
    openedList(booking, { view: { trainType: 'BOLGESEL' } });
    await expect.element(page.getByRole('heading', { name: say('journey-list.nothing-left') })).toBeVisible();
  });

  test('costs more with a flexible ticket', async () => {
    const { booking } = await listedBooking();
    const onChoose = openedList(booking, { view: { family: 'FLEX' } });
    await page
      .getByRole('article', { name: /^06:00/ })
      .getByRole('button', { name: /936,00/ })
      .click();
    await expect
      .poll(() => onChoose.mock.calls)
      .toEqual([[{ journey: early, cabinClass: 'Y1', family: 'FLEX' }, `${keyOf(early)}:Y1`]]);
  });

  test('does not let a class be chosen that is too small for all, and says why', async () => {
    const { booking } = await listedBooking({ wish: { passengers: 4 } });
    const onChoose = openedList(booking);
    const name = say('journey-list.too-few', { passengers: 4 });
    const economy = page.getByRole('article', { name: /^09:00/ }).getByRole('button', { name });
    await expect.element(economy).toHaveAttribute('aria-disabled', 'true');
    await economy.click({ force: true });
    expect(onChoose.mock.calls).toEqual([]);
  });
});

const ends = (row: string) =>
  page.getByRole('article', { name: new RegExp(`^${row}`) }).getByText('Ankara Gar – İstanbul');

describe('[R-01] [R-02] between a city as a whole and a station', () => {
  test('each train says from which station to which it goes', async () => {
    const { booking } = await listedBooking({ wish: { to: cityEndOf(34) } });
    openedList(booking);
    await expect.element(ends('09:00')).toBeVisible();
    await expect.element(ends('06:00')).toBeVisible();
  });

  test('but not where both stations are those of the heading', async () => {
    const { booking } = await listedBooking();
    openedList(booking);
    await expect.element(page.getByRole('article', { name: /^09:00/ })).toBeVisible();
    expect(ends('09:00').elements()).toEqual([]);
  });
});

test('[R-02] what is full is not offered', async () => {
  const { booking } = await listedBooking();
  openedList(booking);
  const row = page.getByRole('article').filter({ hasText: say('journey-list.full') });
  await expect.element(row).toBeInTheDocument();
  expect(
    row
      .getByRole('button')
      .elements()
      .map((button) => button.textContent),
  ).toEqual([]);
  expect(keyOf(soldOut)).toBe('450.1325');
});

test('whoever comes too late for a train is led to an alarm for it', async () => {
  const { booking } = await listedBooking();
  openedList(booking);
  const named = `${say('journey-list.alarm')} (${say('journey-list.alarm.departs', { departs: '07:30' })})`;
  await expect.element(page.getByRole('link', { name: named, exact: true })).toHaveAttribute(
    'href',
    alarmAddress(450, {
      ...listedWish,
      to: 1325,
      back: null,
      passengers: listedWish.passengers,
      lapChildren: 0,
    }),
  );
  const withRoom = page.getByRole('article', { name: /^06:00/ });
  expect(withRoom.getByRole('link', { name: new RegExp(say('journey-list.alarm')) }).elements()).toEqual([]);
});
