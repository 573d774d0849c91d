import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOfJalali } from '#domain/time/jalali-day.ts';
import { dayWritten, parseDay } from '#domain/time/parse-day.ts';

test.each([
  '3.5.1990',
  '03.05.1990',
  '03051990',
  '3/5/1990',
  '3-5-1990',
  '3 5 1990',
  '03 . 05 . 1990',
  ' 03.05.1990 ',
  '۰۳.۰۵.۱۹۹۰',
  '٠٣٠٥١٩٩٠',
  '\u200f03.05.1990\u200e',
  '1990-05-03',
  '1990/5/3',
  '03.\u00a005.1990',
  '\ufeff03.05.1990\n',
])('[V-04] %j is 3 May 1990', (input) => {
  expect(parseDay(input)).toEqual({ day: '1990-05-03', calendar: 'gregorian' });
});

test.each([
  '',
  ' ',
  '\u0000',
  '3.5.90',
  '030590',
  '3051990',
  '3.5/1990',
  '00.05.1990',
  '32.05.1990',
  '03.00.1990',
  '03.13.1990',
  '31.04.1990',
  '29.02.1990',
  '03.05.1899',
  '03.05.2100',
  '03.05.19900',
  '03.05.1990x',
  '3 Mayıs 1990',
  '03.05.1990 14:00',
  '03.05.1990\u0000',
  '０３.０５.１９９０',
  '0३.05.1990',
  '🎂03.05.1990',
  '-3.5.1990',
  '3..5.1990',
  '1'.repeat(100_000),
  ' '.repeat(100_000),
])('[V-04] %j is no day', (input) => {
  expect(parseDay(input)).toBe(null);
});

test.each([
  ['29.02.2000', '2000-02-29'],
  ['01.01.1900', '1900-01-01'],
  ['31.12.2099', '2099-12-31'],
  ['31.12.1999', '1999-12-31'],
  ['30.04.2024', '2024-04-30'],
])('[V-04] [V-16] %j is %s', (input, day) => {
  expect(parseDay(input)?.day).toBe(day);
});

test('[V-04] a day is shown as 03.05.1990', () => {
  expect(dayWritten('1990-05-03')).toBe('03.05.1990');
});

test.each([
  ['۱۳۶۹/۰۲/۱۳', '1990-05-03'],
  ['1369/2/13', '1990-05-03'],
  ['13.02.1369', '1990-05-03'],
  ['13021369', '1990-05-03'],
  ['30.12.1403', '2025-03-20'],
  ['1.1.1404', '2025-03-21'],
])('a day written in the Iranian calendar as %j is %s', (input, day) => {
  expect(parseDay(input)).toEqual({ day, calendar: 'jalali' });
});

test.each(['30.12.1404', '31.07.1369', '32.01.1369', '0.1.1369', '1.13.1369', '1.1.1243', '1.1.1491'])(
  '%j stands in neither calendar',
  (input) => {
    expect(parseDay(input)).toBe(null);
  },
);

const jalaliParts = (day: Date) =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-u-ca-persian', {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      timeZone: 'UTC',
    })
      .formatToParts(day)
      .map(({ type, value }) => [type, Number.parseInt(value, 10)]),
  );

test('a day of the Iranian calendar is the one the calendars of the world name', () => {
  fc.assert(
    fc.property(fc.integer({ min: -30_000, max: 50_000 }), (dayNumber) => {
      const day = new Date(dayNumber * 86_400_000);
      const { year = 0, month = 0, day: date = 0 } = jalaliParts(day);
      expect(dayOfJalali({ year, month, day: date })).toBe(day.toISOString().slice(0, 10));
    }),
    { numRuns: 2000 },
  );
});
