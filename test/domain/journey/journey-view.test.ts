import { describe, expect, test } from 'vitest';
import { departureOf } from '#domain/journey/journey-facts.ts';
import {
  cabinClassesIn,
  type JourneyView,
  plainView,
  trainTypesIn,
  viewIn,
  viewQueryOf,
} from '#domain/journey/journey-view.ts';
import { journeysShown } from '#domain/journey/journeys-shown.ts';
import {
  early,
  inPieces,
  joined,
  later,
  overnight,
  quick,
  soldOut,
  wholeDay,
} from '../../support/listed-journeys.ts';

const shown = (view: Partial<JourneyView>, passengers = 1) =>
  journeysShown(wholeDay, { view: { ...plainView, ...view }, passengers, others: [] });

describe('[R-02] a list is looked at', () => {
  test('by departure at first, with all there is', () => {
    expect(shown({})).toEqual([early, soldOut, inPieces, quick, joined, later, overnight]);
  });

  test('by duration', () => {
    expect(shown({ order: 'duration' })).toEqual([quick, soldOut, inPieces, early, later, joined, overnight]);
  });

  test('by price, with what cannot be bought behind', () => {
    expect(shown({ order: 'price' })).toEqual([joined, overnight, early, quick, inPieces, soldOut, later]);
  });

  test('[E-07] by price, with what leaves too early for the way there behind as well', () => {
    const legs = [{ departure: 0, arrival: departureOf(quick) }];
    const view = { ...plainView, order: 'price' as const };
    const seen = { view, passengers: 1, others: [{ direction: 'outward' as const, legs }] };
    expect([shown({ order: 'price' }).slice(2, 4), journeysShown([early, quick], seen)]).toEqual([
      [early, quick],
      [quick, early],
    ]);
  });

  test('without changes', () => {
    expect(shown({ isDirectOnly: true })).toEqual([early, soldOut, quick, later, overnight]);
  });

  test('by kind of train', () => {
    expect(shown({ trainType: 'AH' })).toEqual([overnight]);
  });

  test('by a class that has room for all', () => {
    expect(shown({ cabinClass: 'C' }, 4)).toEqual([quick]);
  });
});

test('[R-02] a list says what it can be narrowed to', () => {
  expect(trainTypesIn(wholeDay)).toEqual(['YHT', 'AH']);
  expect(cabinClassesIn(wholeDay)).toEqual(['B', 'Y1', 'C', 'DSB']);
});

describe('[R-02] how a list is looked at stands in its address', () => {
  test.each([
    ['', plainView],
    ['sirala=fiyat', { ...plainView, order: 'price' as const }],
    [
      'sirala=sure&direkt=1&tren=AH&sinif=Y1&bilet=flex',
      {
        order: 'duration' as const,
        isDirectOnly: true,
        trainType: 'AH' as const,
        cabinClass: 'Y1' as const,
        family: 'FLEX' as const,
      },
    ],
  ])('%j', (query, view) => {
    expect(viewIn(new URLSearchParams(query))).toEqual(view);
    expect(viewQueryOf(view)).toBe(query);
  });

  test('what is not understood is the plain view', () => {
    expect(viewIn(new URLSearchParams('sirala=x&direkt=evet&tren=X&sinif=__proto__&bilet=1'))).toEqual(
      plainView,
    );
  });
});
