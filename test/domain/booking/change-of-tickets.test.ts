import { describe, expect, test } from 'vitest';
import {
  againstChange,
  canReplaceTickets,
  changedParty,
  changedTicketsOf,
  isChanged,
  ticketChangeOf,
  tripOfChange,
  withoutChanged,
} from '#domain/booking/change-of-tickets.ts';
import { changingIn, changingPathOf } from '#domain/booking/changing-address.ts';
import { heldTicketsOf } from '#domain/booking/held-tickets.ts';
import type { BookedPassenger, BookedTicket, Reservation } from '#domain/booking/reservation.ts';
import { choosableTicketsOf } from '#domain/booking/ticket-deal.ts';
import { bookedPair, startsAt } from '#machines/samples/booked-sample.ts';
import { journeyOf } from '../../support/listed-journeys.ts';
import { heldSeat } from '../../support/passengers.ts';

const pair = bookedPair('valid', 'valid');
const [first, second] = ['100000000001', '100000000002'];

/** The first traveller of the pair, with other tickets. */
const travelling = (tickets: readonly (readonly BookedTicket[])[], more: Partial<BookedPassenger> = {}) => {
  const passengers = pair.passengers.map((passenger, ordinal) =>
    ordinal === 0 ? { ...passenger, tickets, ...more } : passenger,
  );
  return { ...pair, passengers } satisfies Reservation;
};

const [sample] = heldTicketsOf(pair);
const ticket = (number: string, more: Partial<BookedTicket> = {}): BookedTicket => {
  if (sample === undefined) throw new Error('There is no ticket.');
  return { ...sample.ticket, number, ...more };
};
const later = (sample?.ticket.departure ?? 0) + 3_600_000;
const legs = [ticket('1', { runId: 1 }), ticket('2', { runId: 2, departure: later })];

describe('[S-18] which tickets are exchanged in one go', () => {
  test.each([
    ['one of two', pair, [first], null],
    ['both', pair, [second, first], null],
    ['none', pair, [], 'no-ticket-chosen'],
    ['one of another booking', pair, ['9'], 'ticket-unknown'],
    ['one that was returned', bookedPair('returned', 'valid'), [first], 'ticket-not-changeable'],
    ['one that was exchanged before', bookedPair('changed', 'valid'), [first], 'ticket-not-changeable'],
    ['both trains of a way', travelling([legs]), ['1', '2'], null],
    ['one train of a way', travelling([legs]), ['1'], 'change-whole-way'],
    [
      'there and back',
      travelling([[legs[0] ?? ticket('1')], [legs[1] ?? ticket('2')]]),
      ['1', '2'],
      'change-one-way',
    ],
    ['what is left of a way', travelling([[ticket('1', { status: 'changed' }), ticket('3')]]), ['3'], null],
  ] as const)('%s', (_, booking, chosen, refusal) => {
    const tickets = choosableTicketsOf(booking, startsAt);
    expect(againstChange(ticketChangeOf(booking, chosen), tickets)).toBe(refusal);
  });

  test('a child on a lap goes where its passenger goes: its ticket is not chosen', () => {
    const tariff = { id: 11, code: 'lap-child', name: '' } as const;
    const booking = travelling([[ticket(first)]], { tariff });
    expect(ticketChangeOf(booking, [first, second]).tickets).toEqual([second]);
  });
});

describe('[S-18] what stands in for them', () => {
  const change = ticketChangeOf(travelling([legs]), ['2', '1']);

  test('the trip is that of the tickets, one way, for those who have them', () => {
    expect(tripOfChange(change)).toEqual({
      from: 98,
      to: 1325,
      outward: '2026-11-28',
      back: null,
      passengers: 1,
      lapChildren: 0,
    });
    expect(changedParty(ticketChangeOf(pair, [first, second])).map(({ firstName }) => firstName)).toEqual([
      'AYŞE',
      'ELİF',
    ]);
  });

  test('a journey in as many trains', () => {
    const leg = { leaves: 360, takes: 90 };
    const journeys = [
      journeyOf('direct', leg),
      journeyOf('transfer', leg, leg),
      journeyOf('transfer', leg, leg, leg),
    ];
    expect(journeys.map(canReplaceTickets(change))).toEqual([false, true, false]);
  });

  test('a seat for a ticket, train by train', () => {
    const seats = [heldSeat({ leg: 1, seat: '2B' }), heldSeat({ leg: 0, seat: '1A' })];
    expect(changedTicketsOf(change, seats).map(({ ticket: number, seat }) => [number, seat.seat])).toEqual([
      ['1', '1A'],
      ['2', '2B'],
    ]);
  });

  test('the address names them, and reads back as the same', () => {
    const path = changingPathOf(change);
    expect(changingIn(new URL(path, 'https://sefer.example').searchParams)).toEqual({
      locator: 'AB12CD',
      tickets: ['2', '1'],
    });
    expect(changingIn(new URLSearchParams({ degisiklik: 'AB12CD' }))).toBeNull();
  });
});

test('[S-18] a change is made when its tickets are exchanged, and only the others are shown', () => {
  const change = ticketChangeOf(pair, [first]);
  expect([isChanged(change, pair), isChanged(change, bookedPair('changed', 'valid'))]).toEqual([false, true]);
  const left = heldTicketsOf(withoutChanged(bookedPair('changed', 'valid')));
  expect(left.map(({ ticket: { number } }) => number)).toEqual([second]);
});
