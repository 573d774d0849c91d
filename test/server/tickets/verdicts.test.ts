import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getReservation } from '#contract/bookings/rail-booking.ts';
import { understood } from '#contract/wire/on-wire.ts';
import { refusals } from '#contract/wire/refusals.ts';
import { type DeductedAction, deductedActions } from '#domain/booking/deductions.ts';
import { heldTicketsOf } from '#domain/booking/held-tickets.ts';
import { ticketStatuses } from '#domain/booking/ticket-status.ts';
import { hour, minute } from '#domain/values/durations.ts';
import type { FareFamily } from '#domain/values/fare-family.ts';
import { servedTicketsOf } from '#panels/extra-services/extra-services.flow.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { type SoldBooking, sellBooking } from '../../support/shop/sold-booking.ts';
import { getFrom, postTo } from '../../support/shop/visitors.ts';
import { offeredForTickets } from '../../support/sold/offered-after-sale.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const ramp = 2;

const hereAndNow = () => shop.open.app.clock.now();

const booked = async ({ locator, cookie }: SoldBooking) => {
  const { body } = await postTo(shop, getReservation.path, { locator, lastName: '' }, { cookie });
  const read = understood(getReservation.granted, body);
  if (!read.ok) throw new Error(`The booking is not understood: ${read.reason}`);
  return read.value;
};

type VerdictAnswer = { readonly status: number; readonly body: { readonly code?: number } };

const nameOf = ({ status, body }: VerdictAnswer): string | null =>
  status === 200
    ? null
    : (Object.entries(refusals).find(([, { code }]) => code === body.code)?.[0] ?? `status ${status}`);

const quotePaths = {
  change: '/crs/rail-booking/v2/ticket-change-validation',
  return: '/crs/rail-booking/v2/ticket-cancellation-simulation',
  'convert-to-open-ticket': '/crs/open-tickets/simulation',
} as const satisfies Record<DeductedAction, string>;

const done = {
  change: '/crs/rail-booking/v2/ticket-change-perform-3D',
  return: '/crs/rail-booking/v2/ticket-cancellation-perform',
  'convert-to-open-ticket': '/crs/open-tickets/create',
} as const satisfies Record<DeductedAction, string>;

/** A change to a place nobody holds: whoever may change is refused for the place, and for nothing else. */
const nowhere = (ticketNumber: string) => ({
  ticketNumber,
  allocationId: 'nobody-holds-it',
  trainCarId: 0,
  seatNumber: '1A',
  fromStationId: 98,
  toStationId: 1325,
});

const askedToChange = (pnr: string, numbers: readonly string[]) => ({
  pnr,
  changes: numbers.map(nowhere),
  amountDue: 0,
});

/** What the server says to an action: asked about first, and done then. */
const refusalsOf = async (
  action: DeductedAction,
  { locator: pnr, cookie }: SoldBooking,
  chosen: readonly string[],
) => {
  const choice = { pnr, ticketNumbers: chosen };
  const before = nameOf(await postTo(shop, quotePaths[action], choice, { cookie }));
  const asked = action === 'change' ? askedToChange(pnr, chosen) : choice;
  const after = nameOf(await postTo(shop, done[action], asked, { cookie }));
  return [before, action === 'change' && after === 'place-not-held' ? null : after];
};

const tickets = {
  past: () => ({
    status: 'valid' as const,
    departure: hereAndNow() - 5 * hour,
    arrival: hereAndNow() - hour,
  }),
  leaving: (minutes: number) => ({
    departure: hereAndNow() + minutes * minute,
    arrival: hereAndNow() + minutes * minute + 5 * hour,
  }),
};

const everyStatus = ticketStatuses.flatMap((status) => deductedActions.map((action) => ({ status, action })));

const families = [
  ['STANDART', [-30, 1, 59, 61, 24 * 60 - 1, 24 * 60 + 1]],
  ['FLEX', [-30, 1, 14, 16, 24 * 60 + 1]],
] as const satisfies readonly (readonly [FareFamily, readonly number[]])[];

const everyHour = families.flatMap(([family, minutes]) =>
  minutes.flatMap((left) => deductedActions.map((action) => ({ family, left, action }))),
);

describe('[S-15] [S-18] what the page offers for a ticket is what the server does', () => {
  test.each(everyStatus)('$status: $action', async ({ status, action }) => {
    const sold = await sellBooking(shop, { tickets: [status === 'past' ? tickets.past() : { status }] });
    const { may, reason } = offeredForTickets(await booked(sold), sold.numbers, hereAndNow())[action];
    const verdicts = await refusalsOf(action, sold, sold.numbers);
    expect(verdicts.map((each) => each === null)).toEqual([may, may]);
    // A place without a ticket has no number on the page: there it can be chosen by nobody.
    expect(verdicts).toEqual(status === 'unissued' ? verdicts : [reason, reason]);
  });

  test.each(everyHour)(
    '$family, $left minutes before departure: $action',
    async ({ family, left, action }) => {
      const sold = await sellBooking(shop, { tickets: [{ fare_family: family, ...tickets.leaving(left) }] });
      const { may, reason } = offeredForTickets(await booked(sold), sold.numbers, hereAndNow())[action];
      const verdicts = await refusalsOf(action, sold, sold.numbers);
      expect([...verdicts, verdicts[0] === null]).toEqual([reason, reason, may]);
    },
  );

  test.each([0, 1, 2, 3, 4])('[K-04] a ticket changed %i times is changed again', async (changes) => {
    const sold = await sellBooking(shop, { tickets: [{ changes }] });
    const { may, reason } = offeredForTickets(await booked(sold), sold.numbers, hereAndNow()).change;
    const verdicts = await refusalsOf('change', sold, sold.numbers);
    expect([may, reason, ...verdicts]).toEqual(
      changes < 3
        ? [true, null, null, null]
        : [false, 'changed-too-often', 'changed-too-often', 'changed-too-often'],
    );
  });

  test.each(
    [-30, 59, 61].flatMap((left) =>
      ([[0], [1], [0, 1]] as const).flatMap((chosen) =>
        deductedActions.map((action) => ({ left, chosen, action })),
      ),
    ),
  )(
    '[S-19] the way there leaves in $left minutes, $chosen of both are chosen: $action',
    async ({ left, chosen, action }) => {
      const sold = await sellBooking(shop, { tickets: [tickets.leaving(left), {}] });
      const numbers = sold.numbers.filter((_, ordinal) => chosen.some((each) => each === ordinal));
      const { may } = offeredForTickets(await booked(sold), numbers, hereAndNow())[action];
      const verdicts = await refusalsOf(action, sold, numbers);
      // Of tickets one of which can no longer be chosen, the page takes the others.
      const isOneLate = chosen[0] === 0 && left < 60;
      expect(verdicts.map((each) => each === null)).toEqual(isOneLate ? [false, false] : [may, may]);
    },
  );
});

describe('[S-15] [S-18] a paper or a service the page offers is given by the server, and no other', () => {
  const states = [
    ...ticketStatuses.map((status) => ({
      name: status,
      ticketRow: () => (status === 'past' ? tickets.past() : { status }),
    })),
    { name: 'valid in its running train', ticketRow: () => tickets.leaving(-30) },
  ];

  test.each(states)('$name', async ({ ticketRow }) => {
    const sold = await sellBooking(shop, { tickets: [ticketRow()] });
    const read = await booked(sold);
    const [held] = heldTicketsOf(read);
    const row = await shop.open.app.db
      .selectFrom('ticket')
      .select(['boarding_code', 'number'])
      .where('locator', '=', sold.locator)
      .executeTakeFirstOrThrow();
    const { cookie } = sold;
    const extras = [{ ticketNumber: row.number, ssrId: ramp }];
    const serves = { pnr: sold.locator, extras, amountDue: 0 };
    const byServer = {
      board: nameOf(await getFrom(shop, `/crs/boarding-pass/${row.boarding_code}`)) === null,
      print: nameOf(await postTo(shop, '/crs/pdf/getPdf', { ticketNumber: row.number }, { cookie })) === null,
      serve:
        nameOf(await postTo(shop, '/crs/rail-booking/v2/extra-services-perform-3D', serves, { cookie })) ===
        null,
    };
    const isPrintable = held?.ticket.boardingCode !== null;
    expect({
      board: isPrintable,
      print: isPrintable,
      serve: servedTicketsOf(read, hereAndNow()).length > 0,
    }).toEqual(byServer);
  });
});
