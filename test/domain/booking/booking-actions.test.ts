import { expect, test } from 'vitest';
import {
  bookingActions,
  mayDoWithBooking,
  mayDoWithTicket,
  ticketActions,
} from '#domain/booking/booking-actions.ts';
import { bookingStatusAt, bookingStatuses } from '#domain/booking/booking-status.ts';
import {
  extendedEnd,
  extensionsLeft,
  latestExtension,
  mayReserve,
  optionDeadline,
  optionOf,
  paymentDeadline,
} from '#domain/booking/reservation-option.ts';
import { ticketStatusAt, ticketStatuses } from '#domain/booking/ticket-status.ts';
import { hour } from '#domain/values/durations.ts';
import { reservedPair } from '#machines/samples/booked-sample.ts';

test('[S-16] [S-14] only an active reservation is converted or extended; only an active sale is paid; either may be given up', () => {
  const may = bookingStatuses.flatMap((status) =>
    (['sale', 'reservation'] as const).map((kind) => [
      `${kind} ${status}`,
      bookingActions.filter((action) => mayDoWithBooking(action, kind, status)),
    ]),
  );
  expect(may.filter(([, actions]) => actions?.length !== 0)).toEqual([
    ['sale active', ['pay', 'cancel-reservation']],
    ['reservation active', ['convert-to-sale', 'extend-option', 'cancel-reservation']],
  ]);
});

test('[S-15] [S-18] a valid ticket may be used in every way, a past or used one only printed, another not at all', () => {
  expect(
    Object.fromEntries(
      ticketStatuses.map((status) => [
        status,
        ticketActions.filter((action) => mayDoWithTicket(action, status)),
      ]),
    ),
  ).toEqual({
    unissued: [],
    valid: ['board', 'change', 'return', 'convert-to-open-ticket', 'buy-extra-services', 'print'],
    past: ['print'],
    used: ['print'],
    returned: [],
    changed: [],
    'converted-to-open': [],
    'institution-refund': [],
    invalid: [],
  });
});

test('[S-14] [S-16] an option is over at its very instant, and only while it is active', () => {
  expect([bookingStatusAt('active', 100, 99), bookingStatusAt('active', 100, 100)]).toEqual([
    'active',
    'option-expired',
  ]);
  expect(bookingStatusAt('sold', 100, 200)).toBe('sold');
  expect(bookingStatusAt('cancelled', 100, 200)).toBe('cancelled');
});

test('[S-15] a valid ticket is past from the instant of arrival', () => {
  expect([ticketStatusAt('valid', 100, 99), ticketStatusAt('valid', 100, 100)]).toEqual(['valid', 'past']);
  expect(ticketStatusAt('returned', 100, 200)).toBe('returned');
});

test.each([
  [24 * hour, true],
  [24 * hour - 1, false],
  [-1, false],
])('[V-19] %i ms before departure a reservation is possible: %s', (before, may) => {
  expect(mayReserve(before, 0)).toBe(may);
});

test.each([
  ['long before it leaves', 11, 10],
  ['ten minutes before it leaves', 10, 10],
  ['a minute before it leaves', 1, 1],
])('[S-10] what is paid %s waits ten minutes, and never until the train has left', (_, before, waits) => {
  const minute = hour / 60;
  expect(paymentDeadline(hour + before * minute, hour)).toBe(hour + waits * minute);
});

test('[S-14] an option lasts a day, and ends two hours before departure at the latest', () => {
  expect(optionDeadline(100 * hour, 0)).toBe(24 * hour);
  expect(optionDeadline(24 * hour, 0)).toBe(22 * hour);
});

test.each([
  [{ departure: 100 * hour, deadline: 24 * hour, extensions: 0 }, 0, 48 * hour],
  [{ departure: 100 * hour, deadline: 24 * hour, extensions: 1 }, 0, 48 * hour],
  [{ departure: 100 * hour, deadline: 24 * hour, extensions: 2 }, 0, null],
  [{ departure: 100 * hour, deadline: 24 * hour, extensions: 0 }, 24 * hour, null],
  [{ departure: 40 * hour, deadline: 24 * hour, extensions: 0 }, 0, 38 * hour],
  [{ departure: 26 * hour, deadline: 24 * hour, extensions: 0 }, 0, null],
])('[S-14] %j at %i may be extended until %s', (option, now, latest) => {
  expect(latestExtension(option, now)).toBe(latest);
});

test.each([
  ['far from departure', { departure: 100 * hour, deadline: 24 * hour, extensions: 0 }, 48 * hour, 2],
  ['extended once', { departure: 100 * hour, deadline: 48 * hour, extensions: 1 }, 72 * hour, 1],
  ['extended twice', { departure: 100 * hour, deadline: 72 * hour, extensions: 2 }, null, 0],
  ['cut by departure', { departure: 50 * hour, deadline: 24 * hour, extensions: 0 }, 48 * hour, 1],
  ['cut by departure later', { departure: 51 * hour, deadline: 24 * hour, extensions: 0 }, 48 * hour, 2],
  [
    'to be moved by a minute',
    { departure: 26 * hour + 60_000, deadline: 24 * hour, extensions: 0 },
    24 * hour + 60_000,
    1,
  ],
  ['made 25 hours before departure', { departure: 25 * hour, deadline: 23 * hour, extensions: 0 }, null, 0],
  ['made 26 hours before departure', { departure: 26 * hour, deadline: 24 * hour, extensions: 0 }, null, 0],
])('[S-14] %s, an option ends at best as told, and so often it is extended', (_, option, end, times) => {
  expect([extendedEnd(option), extensionsLeft(option)]).toEqual([end, times]);
});

test('[S-14] the first train of a booking ends its option; without a ticket it cannot be extended', () => {
  const booking = reservedPair({
    status: 'active',
    deadline: 24 * hour,
    departure: 90 * hour,
    extensions: 1,
  });
  const [first, second] = booking.passengers;
  const later = second?.tickets.map((way) => way.map((ticket) => ({ ...ticket, departure: 190 * hour })));
  const passengers = [second, first].flatMap((each) =>
    each === undefined ? [] : [each === second ? { ...each, tickets: later ?? [] } : each],
  );
  expect(optionOf({ ...booking, passengers })).toEqual({
    departure: 90 * hour,
    deadline: 24 * hour,
    extensions: 1,
  });
  expect(extendedEnd(optionOf({ ...booking, passengers: [] }))).toBe(null);
});
