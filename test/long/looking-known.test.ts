import { expect, test } from 'vitest';
import { foundInThisRun } from '../support/browser/looking/found.ts';
import { isKnown, known } from '../support/browser/looking/known.ts';

/** It runs after every walk of every flow. */
test('what the judge that looks is allowed to find is still found', () => {
  const found = foundInThisRun();
  const mended = known.filter((entry) => found?.some((each) => isKnown(each, entry)) === false);
  expect(mended.map(({ rule, why }) => `${rule}: ${why}`)).toEqual([]);
});
