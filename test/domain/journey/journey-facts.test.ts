import { describe, expect, test } from 'vitest';
import {
  arrivalOf,
  changesOf,
  classOffersOf,
  daysAfterDeparture,
  hasRoomFor,
  keyOf,
  minutesOf,
  placesOf,
} from '#domain/journey/journey-facts.ts';
import {
  cabinOf,
  early,
  inPieces,
  joined,
  journeyOf,
  overnight,
  quick,
  wholeDay,
} from '../../support/listed-journeys.ts';

test('[R-02] a journey takes as long as from its first departure to its last arrival', () => {
  expect([early, joined, overnight].map(minutesOf)).toEqual([270, 320, 506]);
});

test('[R-02] who arrives after midnight arrives on the next day', () => {
  const days = [early, overnight].map((journey) => daysAfterDeparture(journey, arrivalOf(journey)));
  expect(days).toEqual([0, 1]);
});

test('[R-02] a change of trains and a change of seats are told apart', () => {
  expect(changesOf(early)).toEqual([]);
  expect(changesOf(joined)).toEqual([{ station: 93, minutes: 30, to: joined.legs[1], isSameTrain: false }]);
  expect(changesOf(inPieces)).toEqual([{ station: 93, minutes: 2, to: inPieces.legs[1], isSameTrain: true }]);
});

test('every journey of a list is told from all others', () => {
  expect(new Set(wholeDay.map(keyOf)).size).toBe(wholeDay.length);
});

describe('[R-02] the classes of a journey', () => {
  test('stand by their price, wheelchair places last', () => {
    expect(classOffersOf(quick).map(({ cabinClass, price }) => [cabinClass, price])).toEqual([
      ['Y1', 93_000],
      ['C', 139_500],
      ['DSB', 93_000],
    ]);
  });

  test('cost what the catalogue says a fare family adds; one that it does not sell offers none', () => {
    const priced = { ...quick, surcharges: { FLEX: 500 } };
    expect(classOffersOf(priced, 'FLEX').map(({ cabinClass, price }) => [cabinClass, price])).toEqual([
      ['Y1', 139_500],
      ['C', 209_300],
      ['DSB', 139_500],
    ]);
    expect(classOffersOf(priced)).toEqual([]);
  });

  test('are those that are sold in every train, with the fewest places and the sum of the prices', () => {
    expect(classOffersOf(joined)).toEqual([
      { cabinClass: 'Y1', price: 70_000, general: 4, wheelchair: 0, bound: 0 },
    ]);
  });

  test('leave out one that is not sold on the stretch', () => {
    const cabins = [{ ...cabinOf('Y1', 0), price: null }];
    expect(classOffersOf(journeyOf('direct', { leaves: 0, takes: 60, cabins }))).toEqual([]);
  });

  test('cost a fifth more with a flexible ticket, in whole lira', () => {
    expect(classOffersOf(early, 'FLEX').map(({ price }) => price)).toEqual([93_600, 140_400]);
  });

  test('have room where all of a party sit, beside strangers too, but not on wheelchair places', () => {
    const [economy, , wheelchair] = classOffersOf(quick);
    expect([3, 4].map((party) => economy && hasRoomFor(economy, party))).toEqual([true, false]);
    expect([2, 3].map((party) => wheelchair && hasRoomFor(wheelchair, party))).toEqual([true, false]);
  });
});

test('[R-02] free places are counted apart: for anybody, in a wheelchair, beside one who travels alone', () => {
  expect(placesOf(quick)).toEqual({ general: 11, wheelchair: 2, bound: 2 });
});
