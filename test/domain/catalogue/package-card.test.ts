import { expect, test } from 'vitest';
import { leftOfPackage, statusOfPackage } from '#domain/catalogue/package-card.ts';

const card = { isActive: true, remaining: 3, starts: '2026-11-10', ends: '2026-11-20' };

test.each([
  ['2026-11-10', {}, 'active'],
  ['2026-11-20', {}, 'active'],
  ['2026-11-21', {}, 'ended'],
  ['2026-11-09', {}, 'not-begun'],
  ['2026-11-15', { remaining: 0 }, 'spent'],
  ['2026-11-21', { remaining: 0 }, 'ended'],
  ['2026-11-15', { isActive: false }, 'passive'],
])('[F-06] on %s a package with %j is %s', (today, more, status) => {
  expect(statusOfPackage({ ...card, ...more }, today)).toBe(status);
});

const held = { ...card, holds: 11, remaining: 11 };

test.each([
  ['2026-11-01', 11, 11],
  ['2026-11-10', 11, 11],
  ['2026-11-11', 10, 11],
  ['2026-11-20', 1, 11],
  ['2026-11-21', 0, 11],
  ['2027-11-21', 0, 11],
])('[F-06] from %s on a package of days has %i of its %i left', (day, left, of) => {
  expect(leftOfPackage({ ...held, counts: 'DAY' }, day)).toEqual({ left, of });
});

test('[F-06] boardings are left until they are used, whatever day it is', () => {
  const boardings = { ...held, counts: 'BOARDING', remaining: 4 } as const;
  expect(['2026-11-01', '2026-11-20'].map((day) => leftOfPackage(boardings, day))).toEqual([
    { left: 4, of: 11 },
    { left: 4, of: 11 },
  ]);
});
