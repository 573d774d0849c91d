import { expect, test } from 'vitest';
import { monthAfter, monthOf } from '#domain/time/calendar-month.ts';

test.each([
  ['2026-03-20', { year: 1404, month: 12 }],
  ['2026-03-21', { year: 1405, month: 1 }],
  ['2026-03-22', { year: 1405, month: 1 }],
  ['2027-03-20', { year: 1405, month: 12 }],
  ['2027-03-21', { year: 1406, month: 1 }],
])('%s lies in the Iranian month %j', (day, month) => {
  expect(monthOf(day, 'jalali')).toEqual(month);
});

test.each([
  [1, { year: 2027, month: 1 }],
  [-12, { year: 2025, month: 12 }],
])('%i months after December is %j', (count, month) => {
  expect(monthAfter({ year: 2026, month: 12 }, count)).toEqual(month);
});
