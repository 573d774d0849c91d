import { describe, expect, test } from 'vitest';
import {
  arrivalThere,
  comesBackLater,
  departureBack,
  misfitOf,
  type OtherWay,
} from '#domain/journey/way-back.ts';

const at = (departure: number, arrival: number) => ({ departure, arrival });
const there = [at(10, 20), at(25, 40)];

describe('[E-07] nobody sets out on the way back before they are there', () => {
  test.each([
    ['a minute before', [at(39, 60)], false],
    ['in the minute they arrive', [at(40, 60)], true],
    ['a minute after', [at(41, 60)], true],
    ['before the last train, though after the first', [at(21, 30), at(45, 60)], false],
    ['by no train', [], true],
  ])('%s', (_, back, is) => {
    expect(comesBackLater(there, back)).toBe(is);
  });

  test('no way there keeps nobody', () => {
    expect(comesBackLater([], [at(0, 1)])).toBe(true);
  });
});

describe('a journey beside other ways', () => {
  const others: readonly OtherWay[] = [
    { direction: 'outward', legs: there },
    { direction: 'outward', legs: [at(10, 50)] },
    { direction: 'back', legs: [at(80, 90), at(95, 99)] },
    { direction: 'back', legs: [at(70, 75)] },
  ];

  test.each([
    ['between all of them', 50, 70, null],
    ['before one of those there has arrived', 49, 60, 'too-early'],
    ['after one of those back has left', 55, 71, 'too-late'],
    ['both', 49, 71, 'too-early'],
  ] as const)('%s', (_, departure, arrival, misfit) => {
    expect(misfitOf([at(departure, 60), at(61, arrival)], others)).toBe(misfit);
  });

  test('the last arrival and the first departure are what counts; of no way there is none', () => {
    expect([arrivalThere(others), departureBack(others)]).toEqual([50, 70]);
    expect([arrivalThere([]), departureBack([])]).toEqual([null, null]);
  });
});
