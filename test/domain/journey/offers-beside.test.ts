import { expect, test } from 'vitest';
import type { DayOffer } from '#domain/journey/day-offer.ts';
import { offersBeside } from '#domain/journey/offers-beside.ts';
import type { OtherWay } from '#domain/journey/way-back.ts';
import { minute } from '#domain/values/durations.ts';
import { early, overnight, quick, soldOut } from '../../support/listed-journeys.ts';

const day = '2026-12-10';
const around: readonly DayOffer[] = [
  { day, status: 'free', price: 75_500 },
  { day: '2026-12-11', status: 'free', price: 60_000 },
];

const arriving = (after: number): readonly OtherWay[] => {
  const [leg] = early.legs;
  return leg === undefined
    ? []
    : [{ direction: 'outward', legs: [{ ...leg, arrival: leg.departure + after }] }];
};

const todayOf = (others: readonly OtherWay[], journeys = [early, soldOut, quick]) =>
  offersBeside({ days: around, next: null }, { day, journeys, passengers: 1, others }).days;

test.each([
  ['where all of them can be taken, what the server says', 0, 75_500, 'free'],
  ['the least of those that can be taken', 60 * minute, 93_000, 'free'],
] as const)('[R-02] the day of a list shows %s', (_, after, price, status) => {
  expect(todayOf(arriving(after))).toEqual([{ day, status, price }, around[1]]);
});

test('[R-02] a day whose trains are full or leave too early is full, and one whose trains all do names no price', () => {
  const [full] = todayOf(arriving(60 * minute), [early, soldOut]);
  const [none] = todayOf(arriving(2000 * minute), [early, overnight]);
  expect([full, none]).toEqual([
    { day, status: 'sold-out', price: null },
    { day, status: 'free', price: null },
  ]);
});

test('[R-02] a day that is not free stays as it is told', () => {
  const days = [{ day, status: 'past', price: null }] as const;
  const list = { day, journeys: [early], passengers: 1, others: arriving(2000 * minute) };
  expect(offersBeside({ days, next: null }, list).days).toEqual(days);
});
