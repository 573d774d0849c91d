import { expect, test } from 'vitest';
import { heldTicketsOf } from '#domain/booking/held-tickets.ts';
import { eventsOfTicket } from '#domain/booking/ticket-events.ts';
import { boughtBooking } from '../../support/bought-booking.ts';

const [held] = heldTicketsOf(boughtBooking);
const event = (at: number, action: string, ticket: string | null = null) => ({ at, action, ticket });

const bookingOf = (tickets: readonly (readonly [number: string, masterTicket: string | null])[]) => ({
  events: [
    event(5, 'ticket-returned', 'C'),
    event(1, 'booked'),
    event(4, 'ticket-changed', 'B'),
    event(3, 'ticket-changed', 'A'),
    event(2, 'letters-posted'),
    event(2, 'letters-posted'),
    event(4, 'ticket-changed', 'X'),
  ],
  passengers: boughtBooking.passengers.map((passenger) => ({
    ...passenger,
    tickets: [
      tickets.flatMap(([number, masterTicket]) =>
        held === undefined ? [] : [{ ...held.ticket, number, masterTicket }],
      ),
    ],
  })),
});

const booking = bookingOf([
  ['A', null],
  ['B', 'A'],
  ['C', 'B'],
  ['X', null],
]);

const of = (number: string | null, masterTicket: string | null = null) =>
  eventsOfTicket({ number, masterTicket }, booking).map(({ at, action, ticket }) => [at, action, ticket]);

const ofAll = [
  [1, 'booked', null],
  [2, 'letters-posted', null],
];

test('[S-16] a ticket tells what befell its booking and itself', () => {
  expect([of('X'), of('A'), of(null)]).toEqual([
    [...ofAll, [4, 'ticket-changed', 'X']],
    [...ofAll, [3, 'ticket-changed', 'A']],
    ofAll,
  ]);
});

test('[S-16] a ticket that stands in for another tells of that one too, back to the first', () => {
  expect(of('C', 'B')).toEqual([
    ...ofAll,
    [3, 'ticket-changed', 'A'],
    [4, 'ticket-changed', 'B'],
    [5, 'ticket-returned', 'C'],
  ]);
});

test('tickets that name each other end', () => {
  const circle = bookingOf([
    ['A', 'B'],
    ['B', 'A'],
  ]);
  expect(eventsOfTicket({ number: 'A', masterTicket: 'B' }, circle).length).toBe(4);
});
