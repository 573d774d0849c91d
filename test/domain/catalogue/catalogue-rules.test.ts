import { expect, test } from 'vitest';
import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';
import { hasNoRule } from '#domain/catalogue/catalogue-rules.ts';

test.each<readonly [CatalogueKind, string, boolean]>([
  ['passenger-types', 'child', false],
  ['passenger-types', 'pilot', true],
  ['sales-channel', 'INTERNET', false],
  ['sales-channel', 'GISE', true],
  ['fare-families', 'FLEX', false],
  ['fare-families', 'GOLD', true],
  ['cabin-classes', 'Y1', false],
  ['cabin-classes', 'Z9', true],
  ['subscriptions', 'KIS', false],
])('[R-48] of %s, nothing is sold by the code %s: %s', (kind, code, expected) => {
  expect(hasNoRule(kind, code)).toBe(expected);
});
