import { describe, expect, test } from 'vitest';
import { saleOpensAt } from '#domain/journey/journey-facts.ts';
import { journeyStatusOf, leastPriceOf, nextWithRoom } from '#domain/journey/journey-status.ts';
import {
  cabinOf,
  early,
  inPieces,
  joined,
  journeyOf,
  later,
  listedDay,
  overnight,
  quick,
  soldOut,
  wholeDay,
} from '../../support/listed-journeys.ts';

test('[R-02] a journey is free, full for this party, or not on sale yet', () => {
  expect([early, soldOut, later].map((journey) => journeyStatusOf(journey, 1))).toEqual([
    'free',
    'sold-out',
    'not-on-sale',
  ]);
  expect(journeyStatusOf(early, 11)).toBe('sold-out');
  expect(saleOpensAt(later)).toBe(listedDay - 86_400_000);
});

test('[R-02] trains that share no class are not full: they have no class in common', () => {
  const apart = journeyOf(
    'transfer',
    { leaves: 600, takes: 90, to: 93, cabins: [cabinOf('Y1', 40_000), cabinOf('DSB', 40_000)] },
    { leaves: 720, takes: 500, from: 93, cabins: [cabinOf('B', 60_000), cabinOf('DSB', 60_000)] },
  );
  expect(journeyStatusOf(apart, 1)).toBe('no-shared-class');
});

test('[R-02] where no class of a train is on sale any more a journey is closed, and not full', () => {
  const run = { leaves: 600, takes: 90, to: 93, cabins: [] };
  const onward = { leaves: 720, takes: 500, from: 93, cabins: [cabinOf('Y1', 40_000)] };
  const closed = [journeyOf('direct', run), journeyOf('transfer', run, onward)];
  expect(closed.map((journey) => journeyStatusOf(journey, 1))).toEqual(['closed', 'closed']);
});

test('[R-02] the least price is that of a class with room for all', () => {
  expect([1, 3, 4].map((party) => leastPriceOf(quick, party))).toEqual([93_000, 93_000, 139_500]);
  expect(leastPriceOf(soldOut, 1)).toBeNull();
});

test('[R-02] a full train names the next one with room', () => {
  expect(nextWithRoom(wholeDay, soldOut, 1)).toBe(quick);
  expect(nextWithRoom(wholeDay, overnight, 1)).toBeNull();
});

test('[R-02] the next one with room is the soonest, in whatever order they are listed', () => {
  const turned = wholeDay.toReversed();
  expect([soldOut, early, quick].map((each) => nextWithRoom(turned, each, 1))).toEqual([
    quick,
    inPieces,
    joined,
  ]);
});

describe('[E-07] beside a way there', () => {
  const others = [{ direction: 'outward' as const, legs: quick.legs }];

  test('a journey that leaves before it arrives is too early, whether it has room or not', () => {
    expect([early, soldOut, quick, later, overnight].map((each) => journeyStatusOf(each, 1, others))).toEqual(
      ['too-early', 'too-early', 'too-early', 'not-on-sale', 'free'],
    );
    expect([leastPriceOf(early, 1, others), leastPriceOf(overnight, 1, others)]).toEqual([null, 75_500]);
  });

  test('the next one with room is one that can be taken', () => {
    expect([nextWithRoom(wholeDay, early, 1), nextWithRoom(wholeDay, early, 1, others)]).toEqual([
      inPieces,
      overnight,
    ]);
  });
});
