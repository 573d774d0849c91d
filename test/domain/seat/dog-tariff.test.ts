import { expect, test } from 'vitest';
import { hasWholeCompartment } from '#domain/seat/dog-tariff.ts';
import { coaches } from '../../support/seat-railway.ts';

test('[V-24] a compartment of one place is whole with it, and one that is not in the coach never is', () => {
  const [place] = coaches.couchette.places;
  const places = place === undefined ? [] : [place];
  expect(
    [place?.unit ?? -1, 99].map((unit) =>
      hasWholeCompartment({ places }, unit, new Set([place?.number ?? ''])),
    ),
  ).toEqual([true, false]);
});
