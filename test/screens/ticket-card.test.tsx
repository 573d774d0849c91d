import { expect, test } from 'vitest';
import { heldTicketsOf } from '#domain/booking/held-tickets.ts';
import type { BookedPassenger, BookedTicket, Reservation } from '#domain/booking/reservation.ts';
import { languages } from '#domain/values/language.ts';
import { TicketLines } from '#panels/payment/price-breakdown/ticket-lines.tsx';
import { BookingCard } from '#panels/ticket-card/booking-card.tsx';
import { BoughtTickets } from '#panels/ticket-card/bought-tickets.tsx';
import { boughtAt, boughtBooking } from '#test/support/bought-booking.ts';
import { NoCopies } from '../support/views/no-copies.tsx';
import { drawn, wordsOf } from './drawn.tsx';
import { ShopAround } from './shop-around.tsx';

const of = (tariff: BookedPassenger['tariff'], extras: readonly number[]): Reservation => ({
  ...boughtBooking,
  passengers: boughtBooking.passengers.map((passenger) => ({
    ...passenger,
    tariff,
    tickets: heldTicketsOf(boughtBooking).map(({ ticket }) => [
      { ...ticket, extras: extras.map((id) => ({ id, amount: 0 })) },
    ]),
  })),
});

const texts = [
  { at: boughtAt, action: 'ticketed', ticket: null },
  { at: boughtAt + 1, action: 'ticket-returned', ticket: '1' },
  { at: boughtAt + 2, action: 'services-added', ticket: '2' },
];

/** Two tickets of one passenger. */
const ofTwo: Reservation = {
  ...boughtBooking,
  events: texts,
  passengers: boughtBooking.passengers.map((passenger) => ({
    ...passenger,
    tickets: heldTicketsOf(boughtBooking).map(({ ticket }) => [
      { ...ticket, number: '1' },
      { ...ticket, number: '2', departure: ticket.departure + 1 },
    ]),
  })),
};

const factsShown = () => [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);

const View = ({ booking }: { readonly booking: Reservation }) => (
  <ShopAround>
    <BoughtTickets booking={booking} isReadAnew Copies={NoCopies} />
  </ShopAround>
);

const eachTicketAs = (more: Partial<BookedTicket>): Reservation => ({
  ...boughtBooking,
  passengers: boughtBooking.passengers.map((passenger) => ({
    ...passenger,
    tickets: passenger.tickets.map((way) => way.map((ticket) => ({ ...ticket, ...more }))),
  })),
});

const inCoach = eachTicketAs({ coach: { id: 4, index: 3, name: 'B7' } });

test.each(languages)(
  '[R-05] a coach is called by its name, as on paper, where a ticket is shown and where it is paid: %s',
  (language) => {
    const { say } = wordsOf(language);
    const { redraw } = drawn(<View booking={inCoach} />, language);
    const coaches = [...document.querySelectorAll('dt')].filter(
      ({ textContent }) => textContent === say('paper.coach'),
    );
    expect(coaches.map(({ nextElementSibling }) => nextElementSibling?.textContent)).toEqual(['B7']);
    redraw(<TicketLines bought={inCoach} extras={[]} />);
    expect(document.body.textContent).toContain('B7');
    expect(document.body.textContent).not.toContain(say('price.place', { coach: '4', seat: '' }).trim());
  },
);

test.each(languages)('[R-05] a coach that is a number is read in the digits of %s', (language) => {
  const { say } = wordsOf(language);
  drawn(<View booking={boughtBooking} />, language);
  const coach = [...document.querySelectorAll('dt')].find(
    ({ textContent }) => textContent === say('paper.coach'),
  );
  expect(coach?.nextElementSibling?.textContent).toBe(language === 'fa' ? '۱' : '1');
});

test('[R-05] a train whose number stands in its name is called by it once', () => {
  const booking = eachTicketAs({ trainNumber: '81403', trainName: '81403 YHT' });
  drawn(<View booking={booking} />);
  expect(document.body.textContent.split('81403').length).toBe(2);
});

test.each(languages)('whoever is not told of tariff and services reads of neither: %s', (language) => {
  const { say } = wordsOf(language);
  const rows = [say('paper.tariff'), say('ticket.services')];
  const shown = () => factsShown().filter((name) => rows.includes(name ?? ''));
  const { redraw } = drawn(
    <View booking={of({ id: 5, code: 'disabled', name: 'Engelli' }, [1])} />,
    language,
  );
  expect(shown()).toEqual(rows);
  redraw(<View booking={of(null, [])} />);
  expect(shown()).toEqual([]);
});

test.each(languages)('[S-16] each ticket tells what happened to it and to no other: %s', (language) => {
  const { say } = wordsOf(language);
  drawn(<View booking={ofTwo} />, language);
  for (const summary of document.querySelectorAll('summary')) summary.click();
  const cards = [...document.querySelectorAll('article')].map((card) =>
    [...card.querySelectorAll('ol > li')].map((item) => item.lastChild?.textContent),
  );
  expect(cards).toEqual([
    [say('booking.event.ticketed'), say('booking.event.ticket-returned')],
    [say('booking.event.ticketed'), say('booking.event.services-added')],
  ]);
});

const inPersian = eachTicketAs({
  from: { id: 98, name: 'ANKARA GAR', persianName: 'آنکارا' },
  to: { id: 1325, name: 'İSTANBUL', persianName: 'استانبول' },
});

const placesShown = (language: string) =>
  [...document.querySelectorAll(`bdi[lang="${language}"]`)].map(({ textContent }) => textContent);

test('a Persian reader reads the stations of a ticket in Persian, and the guard as the signs write them', () => {
  const { redraw } = drawn(<View booking={inPersian} />, 'fa');
  expect(placesShown('fa')).toEqual(['آنکارا', 'استانبول']);
  expect(placesShown('tr').filter((name) => name === 'Ankara Gar' || name === 'İstanbul')).toEqual([
    'Ankara Gar',
    'İstanbul',
  ]);
  expect(document.querySelector('article')?.ariaLabel).toContain('آنکارا');
  redraw(<TicketLines bought={inPersian} extras={[]} />);
  expect(placesShown('fa')).toEqual(['آنکارا', 'استانبول']);
  redraw(<BookingCard booking={inPersian} />);
  expect(placesShown('fa').slice(0, 2)).toEqual(['آنکارا', 'استانبول']);
  expect(document.querySelector('h3')?.textContent).not.toContain('Ankara');
});

test('a Turkish reader reads the stations of a ticket once', () => {
  drawn(<View booking={inPersian} />, 'tr');
  expect(placesShown('fa')).toEqual([]);
  expect(placesShown('tr').filter((name) => name === 'Ankara Gar' || name === 'İstanbul')).toEqual([
    'Ankara Gar',
    'İstanbul',
  ]);
});

test('[R-05] a ticket that was exchanged stands below those that hold', () => {
  const [passenger] = boughtBooking.passengers;
  if (passenger === undefined) throw new Error('A booking has no passenger.');
  const [changed, held] = heldTicketsOf(ofTwo).map(({ ticket }) => ticket);
  if (changed === undefined || held === undefined) throw new Error('A booking has not two tickets.');
  const booking: Reservation = {
    ...ofTwo,
    passengers: [{ ...passenger, tickets: [[{ ...changed, status: 'changed' }, held]] }],
  };
  drawn(<View booking={booking} />);
  const { say } = wordsOf('tr');
  const numbers = [...document.querySelectorAll('dt')].filter(
    ({ textContent }) => textContent === say('paper.number'),
  );
  expect(numbers.map(({ nextElementSibling }) => nextElementSibling?.textContent)).toEqual(['2', '1']);
});

test.each([
  ['active', true],
  ['option-expired', true],
  ['sold', false],
  ['cancelled', false],
] as const)('[S-14] until when a booking could be paid stands on its card, %s: %s', (status, isShown) => {
  const { say } = wordsOf('tr');
  drawn(<BookingCard booking={{ ...boughtBooking, status, deadline: boughtAt }} />);
  expect(factsShown().includes(say('booking.deadline'))).toBe(isShown);
});
