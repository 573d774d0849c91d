import { expect, test } from 'vitest';
import { type TouristDeparture, touristWaysOf } from '#domain/journey/tourist-departure.ts';

const departureOf = (runId: number, from: number, to: number): TouristDeparture => ({
  runId,
  number: '22201',
  name: 'Turistik Doğu Ekspresi',
  from: { id: from, name: 'ANKARA GAR', persianName: null },
  to: { id: to, name: 'KARS', persianName: null },
  departure: 0,
  arrival: 0,
  kilometres: 1365,
  saleOpensAt: 0,
  status: 'free',
  places: 120,
  price: 509_500,
});

test('[R-46] departures are told by the way they take, each in its own order', () => {
  const [first, second, third] = [departureOf(1, 532, 98), departureOf(2, 98, 532), departureOf(3, 532, 98)];
  expect(touristWaysOf([first, second, third])).toEqual([
    { key: '532-98', departures: [first, third] },
    { key: '98-532', departures: [second] },
  ]);
});
