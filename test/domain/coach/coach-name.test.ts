import { expect, test } from 'vitest';
import { coachNameOf, ownCoachName } from '#domain/coach/coach-name.ts';

test.each([
  ['7', undefined, '7'],
  ['B7', 'B7', 'B7'],
  ['8', '8', '8'],
])('[R-05] a seventh coach painted with %s has a name of its own: %s', (painted, own, called) => {
  expect([ownCoachName(6, painted), coachNameOf(6, ownCoachName(6, painted))]).toEqual([own, called]);
});
