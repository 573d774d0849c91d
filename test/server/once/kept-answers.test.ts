import { afterAll, beforeAll, expect, test } from 'vitest';
import { seenOf } from '#domain/catalogue/catalogue-step.ts';
import { hashOf } from '#server/platform/secret.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { atKind, signedIn } from '../../support/server/catalogue-staff.ts';
import { holdSeat, newBench, placeOf } from '../../support/shop/bookings.ts';
import { buyTicket } from '../../support/shop/bought-ticket.ts';
import { rentCar } from '../../support/shop/rented-car.ts';
import { sellBooking } from '../../support/shop/sold-booking.ts';
import { postTo } from '../../support/shop/visitors.ts';
import { askChange } from '../../support/sold/asked-change.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

/** The prints of bodies under which answers of a call are kept. */
const printsOf = async (call: string): Promise<readonly string[]> => {
  const rows = await shop.open.app.db
    .selectFrom('answered_call')
    .select('body_hash')
    .where('call', '=', call)
    .execute();
  return rows.map(({ body_hash }) => body_hash);
};

const printOf = (body: unknown) => hashOf(JSON.stringify(body));

const inKurus = (lira: number) => Math.round(lira * 100);

const [first, second] = [{ idempotencyKey: 'first' }, { idempotencyKey: 'second' }];

test('[E-09] a return is found again by the same words as ever, with the amount that was told and without', async () => {
  const sold = await sellBooking(shop, { tickets: [{}, {}] });
  const [one = '', other = ''] = sold.numbers;
  const ask = (how: string, more: object) =>
    postTo(
      shop,
      `/crs/rail-booking/v2/ticket-cancellation-${how}`,
      { pnr: sold.locator, ...more },
      { cookie: sold.cookie },
    );
  const { body } = await ask('simulation', { ticketNumbers: [one] });
  await ask('perform', { ticketNumbers: [one], toldAmount: body.totalRefund, ...first });
  await ask('perform', { ticketNumbers: [other], ...second });
  expect(await printsOf('give-tickets-back')).toEqual([
    printOf({ numbers: [one], toldAmount: inKurus(body.totalRefund) }),
    printOf([other]),
  ]);
});

test('[E-09] a conversion is found again by the same words as ever', async () => {
  const sold = await sellBooking(shop, { tickets: [{}] });
  const { locator: pnr, cookie, numbers } = sold;
  await postTo(shop, '/crs/open-tickets/create', { pnr, ticketNumbers: numbers, ...first }, { cookie });
  expect(await printsOf('convert-tickets')).toEqual([printOf({ numbers, toldAmount: null })]);
});

test('[E-09] a change is found again by the same words as ever', async () => {
  const bought = await buyTicket(shop);
  const { ride, seats } = newBench(shop, { daysAhead: 9, cabinClass: 'Y1' });
  const held = await holdSeat(shop, ride, seats[0] ?? '', {});
  const { allocationId, trainCarId, seatNumber, fromStationId, toStationId } = placeOf(ride, held);
  const place = { allocationId, trainCarId, seatNumber, fromStationId, toStationId };
  const changes = [{ ticketNumber: bought.number, ...place }];
  const change = askChange(() => shop);
  const { amountDue, refundAmount: back } = (await change(bought, 'simulation', { changes })).body;
  await change(bought, 'perform-3D', { changes, amountDue, toldRefund: back, ...first });
  expect(await printsOf('change-tickets')).toEqual([
    printOf({ wanted: changes, amountDue: inKurus(amountDue), toldRefund: inKurus(back) }),
  ]);
});

test('[E-09] the cancellation of a rental is found again by the same words as ever', async () => {
  const rented = await rentCar(shop);
  const { number: reservationNumber, cookie } = rented;
  const { body } = await postTo(shop, '/car-rental/order-refund-amount', { reservationNumber }, { cookie });
  const reason = 'plans-changed';
  const back = body.refundAmount;
  await postTo(
    shop,
    '/car-rental/order-cancel',
    { reservationNumber, reason, toldRefund: back, ...first },
    { cookie },
  );
  expect(await printsOf('rental-order-cancel')).toEqual([printOf({ reason, toldRefund: inKurus(back) })]);
});

test('[E-09] what staff did to an entry is found again by the same words as ever', async () => {
  const deniz = await signedIn(shop, 'deniz', ['editor']);
  const made = await atKind(deniz, 'subscriptions').does('edit', { id: null, seen: seenOf(null) });
  const [id, seen] = [made.entry?.id ?? 0, seenOf(made.entry)];
  await shop.ask(`/mc/catalogue/subscriptions/intents/${seen.intentId}/send-to-approval`, {
    method: 'POST',
    headers: { ...deniz.authorized, 'content-type': 'application/json' },
    body: JSON.stringify({ id, version: seen.version, ...first }),
  });
  expect(await printsOf('catalogue')).toEqual([
    printOf({ kind: 'subscriptions', id, wished: { deed: 'send', seen } }),
  ]);
});
