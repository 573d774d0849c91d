import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBirthDate, isRealDay, monthsAt } from '#domain/time/birth-date.ts';

const today = '2026-11-21';

test.each([
  ['2026-11-21', true],
  ['2026-11-22', false],
  ['1900-01-01', true],
  ['1899-12-31', false],
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2000-02-29', true],
  ['1900-02-29', false],
  ['2024-02-30', false],
  ['2024-04-31', false],
  ['2024-04-30', true],
  ['2024-00-10', false],
  ['2024-13-10', false],
  ['2024-01-00', false],
  ['2024-01-32', false],
  ['24-01-01', false],
  ['2024-1-1', false],
  ['', false],
  ['2024-01-01T00:00:00', false],
  [' 2024-01-01', false],
])('[V-16] %j as a birth date: %s', (day, is) => {
  expect(isBirthDate(day, today)).toBe(is);
});

test('[V-16] 2100 is the last year a day may have', () => {
  expect(isBirthDate('2100-12-31', '2101-01-01')).toBe(true);
  expect(isBirthDate('2101-01-01', '2101-01-01')).toBe(false);
});

test('[V-16] a day is real exactly when the calendar writes it back', () => {
  const day = fc.tuple(fc.integer({ min: 1900, max: 2100 }), fc.nat(15), fc.nat(35));
  fc.assert(
    fc.property(day, ([year, month, date]) => {
      const text = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
      const inCalendar = new Date(`${text}T00:00:00Z`);
      const back = Number.isNaN(inCalendar.getTime()) ? '' : inCalendar.toISOString().slice(0, 10);
      expect(isRealDay(text)).toBe(back === text);
    }),
  );
});

test.each([
  ['2000-05-10', '2026-05-09', 311],
  ['2000-05-10', '2026-05-10', 312],
  ['2000-05-31', '2000-06-30', 0],
  ['2000-05-31', '2000-07-01', 1],
  ['2024-02-29', '2025-02-28', 11],
  ['2024-02-29', '2025-03-01', 12],
])('[V-16] born on %s, on %s one has lived %i months', (birth, day, months) => {
  expect(monthsAt(birth, day)).toBe(months);
});
