import { describe, expect, test } from 'vitest';
import {
  type BookingList,
  historyAddress,
  historyViewIn,
  parseDays,
  plainHistory,
  weekAfter,
  weekBefore,
  weekUntil,
} from '#domain/booking/history-view.ts';
import { rangeOf, rangeProblems } from '#domain/time/date-range.ts';

const queryOf = (path: string) => new URLSearchParams(path.split('?')[1] ?? '');

const lists: readonly BookingList[] = [
  { of: 'tickets', list: 'VALID' },
  { of: 'tickets', list: 'INVALID' },
  { of: 'tickets', list: 'PAST' },
  { of: 'tickets', list: 'USED' },
  { of: 'reservations', list: 'ACTIVE' },
  { of: 'reservations', list: 'EXPIRED' },
  { of: 'reservations', list: 'INVALID' },
];

describe('[S-17] what is looked at stands in the address', () => {
  test.each(lists)('$of: $list', (bookings) => {
    const view = { ...plainHistory, bookings };
    expect(historyViewIn(queryOf(historyAddress('my-tickets', { view, days: null })))).toEqual(view);
  });

  test('each list of bookings has an address of its own, and the usual one the shortest', () => {
    const paths = lists.map((bookings) =>
      historyAddress('my-tickets', { view: { ...plainHistory, bookings }, days: null }),
    );
    expect([new Set(paths).size, paths[0]]).toEqual([lists.length, '/biletlerim-rezervasyonlarim']);
  });

  test('open tickets, coupons and days are named beside each other', () => {
    const view = { ...plainHistory, openTickets: 'USED', coupons: 'PAID' } as const;
    const days = { first: '2026-11-01', last: '2026-11-07' };
    const path = historyAddress('open-tickets-and-coupons', { view, days });
    expect(path).toBe(
      '/acik-biletlerim-ve-iade-kuponlarim?acik=kullanilan&kupon=odenen&ilk=2026-11-01&son=2026-11-07',
    );
    expect(historyViewIn(queryOf(path))).toEqual(view);
  });

  test.each(['liste=toString', 'liste=__proto__', 'liste=', 'acik=USED&kupon=1'])(
    'an address that names no list shows the usual one: %s',
    (query) => {
      expect(historyViewIn(new URLSearchParams(query))).toEqual(plainHistory);
    },
  );
});

describe('[V-22] a week before and after', () => {
  test('a week ends with its day and holds seven', () => {
    expect(weekUntil('2026-11-23')).toEqual({ first: '2026-11-17', last: '2026-11-23' });
  });

  test('the weeks around some days touch them and are not too wide', () => {
    const days = { first: '2024-02-28', last: '2024-03-01' };
    const around = [weekBefore(days), weekAfter(days)];
    expect(around).toEqual([
      { first: '2024-02-21', last: '2024-02-27' },
      { first: '2024-03-02', last: '2024-03-08' },
    ]);
  });

  test('before 1900 and after 2100 there is none', () => {
    expect([
      weekBefore({ first: '1900-01-03', last: '1900-01-04' }),
      weekAfter({ first: '2100-12-25', last: '2100-12-30' }),
    ]).toEqual([null, null]);
  });
});

describe('[V-22] what is wrong with a range, and where', () => {
  test.each([
    ['2026-11-01', '2026-11-01', []],
    ['2026-11-01', '2026-11-07', []],
    ['2024-02-26', '2024-03-03', []],
    ['1900-01-01', '1900-01-07', []],
    ['2100-12-25', '2100-12-31', []],
    ['2026-12-29', '2027-01-04', []],
    ['2026-11-01', '2026-11-08', [{ field: 'last', problem: 'too-wide' }]],
    ['1900-01-01', '2100-12-31', [{ field: 'last', problem: 'too-wide' }]],
    ['2026-11-02', '2026-11-01', [{ field: 'last', problem: 'before-first' }]],
    ['1899-12-31', '1900-01-01', [{ field: 'first', problem: 'unclear' }]],
    ['2100-12-31', '2101-01-01', [{ field: 'last', problem: 'unclear' }]],
    ['2026-02-29', '2026-03-01', [{ field: 'first', problem: 'unclear' }]],
    ['2026-04-30', '2026-04-31', [{ field: 'last', problem: 'unclear' }]],
    ['', '2026-11-01', [{ field: 'first', problem: 'missing' }]],
    [
      '',
      '',
      [
        { field: 'first', problem: 'missing' },
        { field: 'last', problem: 'missing' },
      ],
    ],
  ])('%s to %s', (first, last, problems) => {
    expect(rangeProblems(first, last)).toEqual(problems);
    expect(rangeOf(first, last).ok).toBe(problems.length === 0);
  });

  test.each([
    ['17.11.2026', '23.11.2026', { first: '2026-11-17', last: '2026-11-23' }],
    [' 1.1.2100 ', '2100-01-07', { first: '2100-01-01', last: '2100-01-07' }],
    ['۱۴۰۵/۰۸/۲۶', '۱۴۰۵/۰۹/۰۲', { first: '2026-11-17', last: '2026-11-23' }],
    ['17112026', '۱۷.۱۱.۲۰۲۶', { first: '2026-11-17', last: '2026-11-17' }],
  ])('%s to %s is understood', (first, last, days) => {
    expect(parseDays(first, last)).toEqual({ days, problems: [] });
  });

  test.each([
    ['dün', 'bugün', ['unclear', 'unclear']],
    ['01.01.1899', '01.01.1900', ['unclear']],
    ['31.12.2100', '01.01.2101', ['unclear']],
    [' ', '17.11.2026', ['missing']],
    ['17.11.2026', '10.11.2026', ['before-first']],
    ['17.11.2026', '24.11.2026', ['too-wide']],
  ])('%s to %s asks for nothing', (first, last, problems) => {
    const { days, problems: found } = parseDays(first, last);
    expect([days, found.map(({ problem }) => problem)]).toEqual([null, problems]);
  });
});
