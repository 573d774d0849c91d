import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { reservation } from '#contract/bookings/reservation.ts';
import { type BookingAction, bookingActions } from '#domain/booking/booking-actions.ts';
import { type BookingKind, type BookingStatus, bookingStatuses } from '#domain/booking/booking-status.ts';
import { hour, minute } from '#domain/values/durations.ts';
import { type BrowserClient, browserClient } from '#test/support/browser-client.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { bodyForOne } from '../../support/shop/bookings.ts';
import { provedCard } from '../../support/shop/bought-ticket.ts';
import { newTraveller } from '../../support/shop/reserving.ts';
import { newAddress } from '../../support/shop/visitors.ts';
import { offeredForBooking } from '../../support/sold/offered-after-sale.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const makes = { sale: '/crs/rail-booking/create-pnr', reservation: '/crs/rail-booking/' } as const;

type Saved = {
  readonly kind: BookingKind;
  readonly status?: BookingStatus;
  readonly extensions?: number;
  /** How long after the end of the option the train leaves. */
  readonly leaves?: number;
  readonly unproved?: boolean;
};

type Made = { readonly browser: BrowserClient; readonly locator: string; readonly amount: number };

/** A booking with its place, made as a reader makes it, and then put as it shall stand. */
const saved = async ({
  kind,
  status = 'active',
  extensions = 0,
  leaves,
  unproved = false,
}: Saved): Promise<Made> => {
  const { db, clock } = shop.open.app;
  const browser = browserClient(shop);
  const { body } = await bodyForOne(shop, { daysAhead: 20, passenger: newTraveller() });
  const made = await browser.post(makes[kind], body, newAddress());
  const { locator, amount } = z.decode(reservation, await made.json());
  const now = clock.now();
  const deadline = status === 'option-expired' ? now - 1 : now + hour;
  const kept = status === 'option-expired' ? 'active' : status;
  await db
    .updateTable('booking')
    .set({ status: kept, deadline, extensions, proven_at: unproved ? null : now })
    .where('locator', '=', locator)
    .execute();
  if (leaves !== undefined) {
    await db
      .updateTable('ticket')
      .set({ departure: deadline + leaves, arrival: deadline + leaves + 5 * hour })
      .where('locator', '=', locator)
      .execute();
  }
  return { browser, locator, amount };
};

const read = async ({ browser, locator }: Made) =>
  z.decode(
    reservation,
    await (await browser.post('/crs/rail-booking/get-reservation', { locator, lastName: '' })).json(),
  );

const paths = {
  pay: '/crs/rail-booking/v2/issue-ticket-3D',
  'convert-to-sale': '/crs/rail-booking/v2/reservation-to-ticket-simulation',
  'extend-option': '/crs/rail-booking/v2/extend-reservation',
  'cancel-reservation': '/crs/rail-booking/v2/reservation-cancellation',
} as const satisfies Record<BookingAction, string>;

const isDone = async (action: BookingAction, { browser, locator, amount }: Made): Promise<boolean> => {
  const paying = {
    totalPrice: amount / 100,
    cardToken: await provedCard(shop),
    idempotencyKey: `${locator} ${action}`,
  };
  const body = action === 'pay' ? { locator, ...paying } : { locator };
  const { status } = await browser.post(paths[action], body);
  return status === 200;
};

/** Paying for a reservation is what comes of converting it: it is offered there. */
const actionsFor = (kind: BookingKind) =>
  bookingActions.filter((action) => kind === 'sale' || action !== 'pay');

const everyBooking = (['sale', 'reservation'] as const).flatMap((kind) =>
  bookingStatuses.flatMap((status) => actionsFor(kind).map((action) => ({ kind, status, action }))),
);

describe('[S-14] [S-16] [S-18] what the page offers for a booking is what the server does', () => {
  test.each(everyBooking)('$kind $status: $action', async ({ kind, status, action }) => {
    const made = await saved({ kind, status });
    const onPage = await read(made);
    expect([onPage.kind, onPage.status]).toEqual([kind, status]);
    expect(await isDone(action, made)).toBe(offeredForBooking(onPage).includes(action));
  });

  test('a reservation whose e-mail is not proved is not extended', async () => {
    const made = await saved({ kind: 'reservation', unproved: true });
    const offered = offeredForBooking(await read(made)).includes('extend-option');
    expect([offered, await isDone('extend-option', made)]).toEqual([false, false]);
  });

  test.each(
    [0, 1, 2].flatMap((extensions) =>
      [2 * hour - minute, 2 * hour, 2 * hour + minute, 24 * hour, 30 * hour].map((leaves) => ({
        extensions,
        leaves,
      })),
    ),
  )(
    'extended $extensions times, its train leaves $leaves ms after its end',
    async ({ extensions, leaves }) => {
      const made = await saved({ kind: 'reservation', extensions, leaves });
      const offered = offeredForBooking(await read(made)).includes('extend-option');
      expect([offered, await isDone('extend-option', made)]).toEqual(
        extensions < 2 && leaves > 2 * hour ? [true, true] : [false, false],
      );
    },
  );
});
