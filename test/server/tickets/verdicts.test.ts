import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { understood } from '#contract/on-wire.ts';
import { getReservation } from '#contract/rail-booking.ts';
import { refusals } from '#contract/refusals.ts';
import { bookingDeeds, mayDoWithBooking } from '#domain/booking-deeds.ts';
import { bookingStatuses } from '#domain/booking-status.ts';
import { deductedDeeds } from '#domain/deductions.ts';
import { againstChoice } from '#domain/ticket-choice.ts';
import { choosableTicketsOf } from '#domain/ticket-deal.ts';
import { ticketStatuses } from '#domain/ticket-status.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { type SoldBooking, sellBooking } from '#test/support/sold-booking.ts';
import { postTo } from '#test/support/visitors.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const hour = 3_600_000;
const day = 24 * hour;

const booked = async ({ locator, cookie }: SoldBooking) => {
  const { body } = await postTo(shop, getReservation.path, { locator, lastName: '' }, { cookie });
  const read = understood(getReservation.granted, body);
  if (!read.ok) throw new Error(`The booking is not understood: ${read.reason}`);
  return read.value;
};

const nameOf = ({ status, body }: { readonly status: number; readonly body: { readonly code?: number } }) =>
  status === 200
    ? null
    : (Object.entries(refusals).find(([, { code }]) => code === body.code)?.[0] ?? `status ${status}`);

const callsOf = {
  change: ['/crs/rail-booking/v2/ticket-change-validation'],
  return: [
    '/crs/rail-booking/v2/ticket-cancellation-simulation',
    '/crs/rail-booking/v2/ticket-cancellation-perform',
  ],
  'convert-to-open-ticket': ['/crs/open-tickets/simulation', '/crs/open-tickets/create'],
} as const;

const ticketIn = (status: (typeof ticketStatuses)[number]) => {
  const now = shop.open.house.clock.now();
  return status === 'past'
    ? { status: 'valid' as const, departure: now - 5 * hour, arrival: now - hour }
    : { status };
};

const everyTicket = ticketStatuses.flatMap((status) =>
  deductedDeeds.flatMap((deed) => callsOf[deed].map((call) => ({ status, deed, call }))),
);

describe('[S-15] [S-18] what the page offers for a ticket is what the server does', () => {
  test.each(everyTicket)('$status, $deed by $call', async ({ status, deed, call }) => {
    const sold = await sellBooking(shop, { tickets: [ticketIn(status)] });
    const onPage = againstChoice(deed, choosableTicketsOf(await booked(sold)), sold.numbers);
    const asked = { pnr: sold.locator, ticketNumbers: sold.numbers };
    const byServer = nameOf(await postTo(shop, call, asked, { cookie: sold.cookie }));
    // A place without a ticket has no number on the page: there it can be chosen by nobody.
    const named = byServer === notIn[deed] && status === 'unissued' ? 'ticket-unknown' : byServer;
    expect(named).toBe(onPage);
  });
});

const notIn = {
  change: 'ticket-not-changeable',
  return: 'ticket-not-returnable',
  'convert-to-open-ticket': 'ticket-not-convertible',
} as const;

const bookingCalls = {
  'convert-to-sale': '/crs/rail-booking/v2/reservation-to-ticket-simulation',
  'extend-option': '/crs/rail-booking/v2/extend-reservation',
  'cancel-reservation': '/crs/rail-booking/v2/reservation-cancellation',
} as const;

const everyBooking = bookingStatuses.flatMap((status) =>
  (['sale', 'reservation'] as const).flatMap((kind) =>
    bookingDeeds.flatMap((deed) => (deed === 'pay' ? [] : [{ kind, status, deed }])),
  ),
);

describe('[S-16] [S-18] what the page offers for a booking is what the server does', () => {
  test.each(everyBooking)('$kind $status, $deed', async ({ kind, status, deed }) => {
    const sold = await sellBooking(shop, {
      tickets: [{ status: 'unissued', departure: shop.open.house.clock.now() + 9 * day }],
    });
    const now = shop.open.house.clock.now();
    const kept =
      status === 'option-expired'
        ? { status: 'active' as const, deadline: now - 1 }
        : { status, deadline: now + hour };
    await shop.open.house.db
      .updateTable('booking')
      .set({ kind, ...kept })
      .where('locator', '=', sold.locator)
      .execute();
    const read = await booked(sold);
    expect([read.kind, read.status]).toEqual([kind, status]);
    const answer = await postTo(shop, bookingCalls[deed], { locator: sold.locator }, { cookie: sold.cookie });
    // The laid booking holds no places, so that an option cannot be moved on: what is judged here is its status.
    const isAgainstStatus = nameOf(answer) === 'not-in-this-status';
    expect(isAgainstStatus).toBe(!mayDoWithBooking(deed, read.kind, read.status));
  });
});
