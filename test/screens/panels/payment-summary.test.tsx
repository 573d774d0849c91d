import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { BookedTicket, Reservation } from '#domain/booking/reservation.ts';
import { hour, minute } from '#domain/values/durations.ts';
import { directionOf, languages } from '#domain/values/language.ts';
import { clockText } from '#i18n/clock-text.ts';
import { longDayText } from '#i18n/day-text.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { SumRow } from '#panels/payment/price-breakdown/sum-row.tsx';
import { TicketLines } from '#panels/payment/price-breakdown/ticket-lines.tsx';
import { SeatClock } from '#panels/seat-clock/seat-clock.tsx';
import { boughtBooking } from '#test/support/bought-booking.ts';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';

/** An evening of the railway in December. */
const evening = Date.UTC(2026, 11, 2, 18, 30);

const travelled = (ways: readonly Partial<BookedTicket>[], people = 1): Reservation => ({
  ...boughtBooking,
  passengers: boughtBooking.passengers.flatMap((passenger) =>
    Array.from({ length: people }, (_, ordinal) => ({
      ...passenger,
      ordinal,
      tickets: ways.map((way) => passenger.tickets.flat().map((ticket) => ({ ...ticket, ...way }))),
    })),
  ),
});

const there = {
  runId: 1,
  trainNumber: '81403',
  trainName: '81403 YHT ANKARA - SİVAS',
  departure: evening,
  arrival: evening + 9 * hour,
  coach: { id: 4, index: 3, name: '4' },
};
const back = {
  ...there,
  runId: 2,
  trainNumber: '81404',
  trainName: 'SİVAS - ANKARA',
  departure: evening + 72 * hour,
  arrival: evening + 75 * hour,
};

test.each(languages)(
  '[R-04] what is paid for tells its day, its train, when it leaves and when it arrives: %s',
  (language) => {
    const words = wordsOf(language);
    drawn(<TicketLines bought={travelled([there])} extras={[]} />, language);
    const text = document.body.textContent;
    for (const part of [
      longDayText('2026-12-02', words),
      clockText(there.departure, words),
      clockText(there.arrival, words),
      words.say('journey-list.next-day', { days: 1 }),
      words.say('cabin.Y1'),
      words.say('price.place', { coach: language === 'fa' ? '۴' : '4', seat: '1A' }),
    ])
      expect(text).toContain(part);
    expect(text.split('81403').length).toBe(2);
  },
);

const rectOf = (text: Node, at: number) => {
  const range = document.createRange();
  range.setStart(text, at);
  range.setEnd(text, at + 1);
  return range.getBoundingClientRect();
};

/** Every dot of a passenger's line with what stands behind it. */
const dotsIn = (row: Element) => {
  const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  const all: Node[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) all.push(text);
  return all.flatMap((text, nth) => {
    const [at, next] = [text.textContent?.indexOf('·') ?? -1, all[nth + 1]];
    return at < 0 || next === undefined ? [] : [{ dot: rectOf(text, at), next: rectOf(next, 0) }];
  });
};

test.each(languages)('no dot hangs at the end of a line or begins one: %s', (language) => {
  drawn(
    <div id="column">
      <TicketLines bought={travelled([there])} extras={[]} />
    </div>,
    language,
  );
  const column = document.getElementById('column') ?? document.body;
  const row = column.querySelector('ul ul li span span:has(bdi)') ?? column;
  for (const width of [140, 160, 180, 200, 220, 240, 360]) {
    column.style.inlineSize = `${width}px`;
    const box = row.getBoundingClientRect();
    const dots = dotsIn(row);
    expect(dots.length).toBeGreaterThan(0);
    for (const { dot, next } of dots) {
      const isApart = Math.abs(dot.top - next.top) < 2;
      const begins = language === 'fa' ? box.right - next.right < 2 : next.left - box.left < 2;
      const isDrawn = language === 'fa' ? dot.left < box.right : dot.right > box.left;
      expect([width, isApart, begins && isDrawn]).toEqual([width, true, false]);
    }
  }
});

test('who travel on one train stand under it together, and the way back has a day of its own', () => {
  drawn(<TicketLines bought={travelled([back, there], 2)} extras={[]} />);
  const rides = [...document.querySelectorAll('ul > li:has(ul)')].map((ride) => [
    ride.querySelector('p')?.textContent,
    ride.querySelectorAll('li').length,
  ]);
  expect(rides).toEqual([
    ['2 Aralık 2026 Çarşamba', 2],
    ['5 Aralık 2026 Cumartesi', 2],
  ]);
});

const clockAt = (endsAt: number, language: (typeof languages)[number]) => {
  drawn(
    <ShopAround now={() => evening}>
      <SeatClock of="payment" endsAt={endsAt} />
    </ShopAround>,
    language,
  );
  return page.elementLocator(document.getElementById('countdown') ?? document.body).element().textContent;
};

test.each(languages)(
  '[S-14] whoever pays for a reservation is told the day until which they may: %s',
  (language) => {
    const later = evening + 47 * hour;
    expect(clockAt(later, language)).toContain(momentText(later, wordsOf(language)));
  },
);

test.each([
  ['one of today', Date.UTC(2026, 11, 2, 20, 59), /Son ödeme saati: 23:59/],
  ['midnight', Date.UTC(2026, 11, 2, 21), /Son ödeme: 03\.12\.26 00:00/],
  ['one of tomorrow', Date.UTC(2026, 11, 3, 20), /Son ödeme: 03\.12\.26 23:00/],
])('[S-14] an hour is told with its day where that is another one: %s', (_, endsAt, text) => {
  expect(clockAt(endsAt, 'tr')).toMatch(text);
});

test.each(languages)('whoever pays within the hour is told the hour alone: %s', (language) => {
  const words = wordsOf(language);
  const soon = evening + 10 * minute;
  expect(clockAt(soon, language)).toContain(
    words.say('seat-clock.payment', { time: clockText(soon, words) }),
  );
});

test.each(languages)('what is taken off a sum has its minus before it as %s is read', (language) => {
  drawn(
    <dl>
      <SumRow what="–" amount={-8_000} />
    </dl>,
    language,
  );
  const amount = document.querySelector('dd bdi');
  expect([amount?.textContent, amount?.getAttribute('dir')]).toEqual([
    moneyText(-8_000, wordsOf(language)),
    directionOf(language),
  ]);
});
