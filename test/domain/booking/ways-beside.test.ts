import { expect, test } from 'vitest';
import type { BookedTicket, Reservation } from '#domain/booking/reservation.ts';
import { waysBeside } from '#domain/booking/ways-beside.ts';
import { misfitOf } from '#domain/journey/way-back.ts';
import { journey, wayBack } from '#machines/booking/booking.samples.part.ts';
import { bookedPair } from '#machines/samples/booked-sample.ts';

const pair = bookedPair('valid', 'valid');

type Times = Pick<BookedTicket, 'arrival' | 'departure' | 'number'> & Partial<BookedTicket>;

/** The first of the two travels there and back, the other there alone. */
const bothWays = (there: readonly Times[], back: readonly Times[]): Reservation => ({
  ...pair,
  passengers: pair.passengers.map((passenger, ordinal) => {
    const [sample] = passenger.tickets.flat();
    const journeysOf = (way: readonly Times[]) =>
      sample ? way.map((times) => ({ ...sample, ...times })) : [];
    return ordinal === 0 ? { ...passenger, tickets: [journeysOf(there), journeysOf(back)] } : passenger;
  }),
});

const there = [
  { number: '2', departure: 30, arrival: 40 },
  { number: '1', departure: 10, arrival: 20 },
];
const back = [{ number: '3', departure: 90, arrival: 99 }];
const timesOf = (booking: Reservation, ...tickets: readonly string[]) =>
  waysBeside(null, { booking, tickets }).map(({ direction, legs }) => [
    direction,
    legs.map(({ departure, arrival }) => [departure, arrival]),
  ]);

test('[E-07] beside the way back stands the way there that was chosen', () => {
  expect(waysBeside(null, null)).toEqual([]);
  const beside = waysBeside(journey, null);
  expect(beside).toEqual([{ direction: 'outward', legs: journey.journey.legs }]);
  expect(misfitOf(wayBack.journey.legs, beside)).toBeNull();
});

test.each([
  ['the way there', ['1', '2'], [['back', [[90, 99]]]]],
  [
    'the way back',
    ['3'],
    [
      [
        'outward',
        [
          [10, 20],
          [30, 40],
        ],
      ],
    ],
  ],
  [
    'the first train of the way there',
    ['1'],
    [
      ['back', [[30, 40]]],
      ['back', [[90, 99]]],
    ],
  ],
  [
    'the last train of the way there',
    ['2'],
    [
      ['outward', [[10, 20]]],
      ['back', [[90, 99]]],
    ],
  ],
  ['tickets of somebody else', ['100000000002'], []],
] as const)(
  '[S-18] beside a change of %s stand the tickets that are kept, in their order',
  (_, tickets, ways) => {
    expect(timesOf(bothWays(there, back), ...tickets)).toEqual(ways);
  },
);

test('[S-18] tickets that hold no longer stand beside nothing', () => {
  const given = there.map((ticket) => ({ ...ticket, status: 'returned' as const }));
  const [kept] = waysBeside(null, { booking: bothWays(given, back), tickets: ['3'] });
  expect(misfitOf([{ departure: 0, arrival: 1 }], kept === undefined ? [] : [kept])).toBeNull();
});
