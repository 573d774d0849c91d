import { expect, test } from 'vitest';
import { standingOfPackage } from '#domain/package-card.ts';

const card = { isActive: true, remaining: 3, starts: '2026-11-10', ends: '2026-11-20' };

test.each([
  ['2026-11-10', {}, 'active'],
  ['2026-11-20', {}, 'active'],
  ['2026-11-21', {}, 'ended'],
  ['2026-11-09', {}, 'not-begun'],
  ['2026-11-15', { remaining: 0 }, 'spent'],
  ['2026-11-21', { remaining: 0 }, 'ended'],
  ['2026-11-15', { isActive: false }, 'passive'],
])('[F-06] on %s a package with %j is %s', (today, more, standing) => {
  expect(standingOfPackage({ ...card, ...more }, today)).toBe(standing);
});
