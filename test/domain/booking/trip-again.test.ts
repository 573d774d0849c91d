import { expect, test } from 'vitest';
import { heldTicketsOf } from '#domain/booking/held-tickets.ts';
import { searchAgainPathOf } from '#domain/booking/trip-again.ts';
import { day } from '#domain/values/durations.ts';
import { boughtBooking } from '../../support/bought-booking.ts';

const [held] = heldTicketsOf(boughtBooking);
if (held === undefined) throw new Error('Nothing is bought.');
const { passenger, ticket } = held;

const leg = (from: number, to: number, departure: number) => ({
  ...ticket,
  from: { id: from, name: '', persianName: null },
  to: { id: to, name: '', persianName: null },
  departure,
});

const noon = Date.parse('2026-12-05T12:00:00+03:00');
const there = [leg(98, 93, noon), leg(93, 1325, noon + 3_600_000)];
const back = [leg(1325, 98, noon + 3 * day)];
const adult = { ...passenger, tickets: [there, back] };
const child = { ...adult, tariff: { id: 11, code: 'lap-child', name: '' } as const };

test.each([
  [
    '2026-12-01',
    [adult, adult, child],
    '/?kalkis=98&varis=1325&gidis=2026-12-05&donus=2026-12-08&yolcu=2&kucak=1',
  ],
  ['2026-12-05', [{ ...adult, tickets: [there] }], '/?kalkis=98&varis=1325&gidis=2026-12-05&yolcu=1'],
  ['2026-12-06', [adult], '/?kalkis=98&varis=1325&donus=2026-12-08&yolcu=1'],
  ['2026-12-09', [adult], '/?kalkis=98&varis=1325&yolcu=1'],
  ['2026-12-09', [], '/'],
])(
  '[S-14] on %s a trip is searched for again with what of it is still to come',
  (today, passengers, path) => {
    expect(searchAgainPathOf({ passengers }, today)).toBe(path);
  },
);
