import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookingStatuses } from '#domain/booking/booking-status.ts';
import { listOfOpenTicket, listOfReservation, listOfTicket } from '#domain/booking/history-lists.ts';
import { ticketStatuses } from '#domain/booking/ticket-status.ts';
import { rangeOf } from '#domain/time/date-range.ts';
import { travelDayOf } from '#domain/time/travel-day.ts';
import { day } from '#domain/values/durations.ts';

describe('[V-22] the range of a list', () => {
  test.each([
    ['2026-11-01', '2026-11-01', 'one day'],
    ['2026-11-01', '2026-11-07', 'one week'],
    ['2024-02-26', '2024-03-03', 'a leap day in it'],
    ['1900-01-01', '1900-01-02', 'the first year'],
    ['2100-12-25', '2100-12-31', 'the last year'],
  ])('%s to %s: %s', (start, end) => {
    expect(rangeOf(start, end).ok).toBe(true);
  });

  test.each([
    ['2026-11-01', '2026-11-08', 'range-too-wide'],
    ['2026-11-02', '2026-11-01', 'range-wrong'],
    ['1899-12-31', '1900-01-01', 'range-wrong'],
    ['2100-12-31', '2101-01-01', 'range-wrong'],
    ['2026-02-29', '2026-03-01', 'range-wrong'],
    ['2026-13-01', '2026-13-02', 'range-wrong'],
    ['', '2026-11-01', 'range-wrong'],
    ['01.11.2026', '02.11.2026', 'range-wrong'],
  ])('%s to %s is refused: %s', (start, end, refusal) => {
    expect(rangeOf(start, end)).toEqual({ ok: false, refusal });
  });

  test('holds both days whole, by the clocks of the railway', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 6 }), (first, more) => {
        const found = rangeOf(travelDayOf(first), travelDayOf(first + more));
        const from = first * day - 3 * 3_600_000;
        expect(found).toEqual({ ok: true, range: { from, until: from + (more + 1) * day } });
      }),
    );
  });
});

describe('[S-17] lists', () => {
  test('[S-15] each ticket that was issued stands in one of them', () => {
    expect(Object.fromEntries(ticketStatuses.map((status) => [status, listOfTicket(status)]))).toEqual({
      unissued: null,
      valid: 'VALID',
      past: 'PAST',
      returned: 'INVALID',
      changed: 'INVALID',
      'converted-to-open': 'INVALID',
      used: 'USED',
      'institution-refund': 'INVALID',
      invalid: 'INVALID',
    });
  });

  test('[S-16] a reservation is active, expired or neither', () => {
    const lists = bookingStatuses.map((status) => [status, listOfReservation(status)]);
    expect(lists.filter(([, list]) => list !== 'INVALID')).toEqual([
      ['active', 'ACTIVE'],
      ['option-expired', 'EXPIRED'],
    ]);
  });

  test('[V-34] an expired open ticket was not used', () => {
    expect((['unused', 'used', 'expired', 'cancelled'] as const).map(listOfOpenTicket)).toEqual([
      'UNUSED',
      'USED',
      'UNUSED',
      'USED',
    ]);
  });
});
