import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readBookingForSupport, reportRecording } from '#contract/operations/support.ts';
import type { RecordedStep } from '#domain/shop/recorded-step.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { type LoggedInClient, memberOf, staff } from '../../support/members.ts';
import { openTestShop, type TestShop } from '../../support/open-test-shop.ts';
import { bookTicket } from '../../support/shop/bought-ticket.ts';
import { driver, orderCar, payFor, rentCar } from '../../support/shop/rented-car.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
let desk: LoggedInClient;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
  desk = await memberOf(shop, { email: staff });
});
afterAll(() => shop.end());

const lookUp = (locator: string) =>
  desk.client.post(readBookingForSupport.path, { locator }, desk.authorized);
const seen = async (locator: string) =>
  z.decode(readBookingForSupport.granted, await (await lookUp(locator)).json());

const step = (event: string, refusal: string | null = null): RecordedStep => ({
  flow: 'car-rental',
  event,
  taken: [`carRental.describing|${event}|0`],
  stands: ['carRental.describing.refused'],
  refusal,
  at: 1_000,
});
const refused = step('xstate.done.actor.orderCar', 'driver-too-young');

const sendRecording = async (cookie: string, locator: string, id: string = crypto.randomUUID()) => {
  const body = { id, locator, steps: [refused] };
  return readOutcome(await shop.askJson(reportRecording.path, body, cookie === '' ? {} : { cookie }));
};

/** A car laid down by somebody of that surname, who names a train. */
const drivenBy = (lastName: string, trainPnr: string) =>
  orderCar(shop, { more: { driver: { ...driver, lastName, trainPnr } } });

test('[A-04] [R-28] support sees a rental by its number, masked, and the look is written down under the member of staff', async () => {
  const { number } = await rentCar(shop);
  const text = await (await lookUp(` ${number.toLowerCase()} `)).text();
  for (const secret of ['10000000146', '03.05.1990', 'IŞIK', 'ÇELİK', 'Işık', 'isik@', '532 123', 'Sivas']) {
    expect([secret, text.includes(secret)]).toEqual([secret, false]);
  }
  const { booking, rentals } = z.decode(readBookingForSupport.granted, JSON.parse(text));
  const [rental] = rentals;
  expect([
    booking,
    rental?.number,
    rental?.driver,
    rental?.stands,
    rental?.mayCancel,
    rental?.invoicedTo,
  ]).toEqual([null, number, 'I*** Ç***', 'booked', false, null]);
  const written = await shop.open.app.db
    .selectFrom('booking_event')
    .innerJoin('user_account', 'user_account.id', 'booking_event.user_id')
    .select(['deed', 'by', 'email'])
    .where('locator', '=', number)
    .execute();
  expect(written).toEqual([{ deed: 'seen-by-support', by: 'staff', email: staff }]);
});

test('[P-13] [R-26] of a rental that is not paid for, nothing was paid; its payment is told step by step', async () => {
  const ordered = await orderCar(shop);
  const open = await seen(ordered.number);
  expect([open.rentals.map(({ stands: status, paid }) => [status, paid]), open.payments]).toEqual([
    [['open', 0]],
    [],
  ]);
  await payFor(shop, ordered);
  const { rentals, payments } = await seen(ordered.number);
  expect([
    rentals.map(({ stands: status, paid }) => [status, paid]),
    payments.map(({ of, purpose, stands: status, moved }) => [
      of,
      purpose,
      status,
      moved.map(({ kind }) => kind),
    ]),
  ]).toEqual([
    [['booked', ordered.due * 100]],
    [[ordered.number, 'rental', 'ticketed', ['captured', 'ticketed']]],
  ]);
  expect(payments[0]?.steps.map(({ stands: states }) => states[0])).toContain('settlement.capturing');
});

test('[R-48] a page tells what it went through with its own rental, and nobody tells of another’s', async () => {
  const [own, other] = [await orderCar(shop), await orderCar(shop)];
  const id = crypto.randomUUID();
  expect(await sendRecording(own.cookie, own.number.toLowerCase(), id)).toEqual([200, null]);
  for (const cookie of [other.cookie, '', desk.client.headersOf().cookie ?? '']) {
    expect(await sendRecording(cookie, own.number)).toEqual([403, 'proof-needed']);
  }
  expect(await sendRecording(own.cookie, 'ARZZZZZZ')).toEqual([403, 'proof-needed']);
  expect([(await seen(own.number)).recordings, (await seen(other.number)).recordings]).toEqual([
    [{ id, of: own.number, steps: [{ ...refused, message: tr['rental.refused.driver-too-young'] }] }],
    [],
  ]);
});

test('[R-48] the PNR of the train that was named shows the rental, its payment and what failed of it', async () => {
  const { locator } = await bookTicket(shop);
  const rental = await drivenBy('Yılmaz', locator.toLowerCase());
  await payFor(shop, rental, 'ISIK YILMAZ');
  await sendRecording(rental.cookie, rental.number);
  const { booking, rentals, payments, recordings } = await seen(locator);
  expect([
    booking?.locator,
    rentals.map(({ number }) => number),
    payments.map(({ of }) => of),
    recordings.map(({ of }) => of),
  ]).toEqual([locator, [rental.number], [rental.number], [rental.number]]);
});

test('[R-48] [A-04] a PNR that somebody else writes beside their car shows nothing of it', async () => {
  const { locator } = await bookTicket(shop);
  const rental = await drivenBy('Başkası', locator);
  await sendRecording(rental.cookie, rental.number);
  const { rentals, recordings } = await seen(locator);
  expect([rentals, recordings]).toEqual([[], []]);
  expect(await sendRecording(rental.cookie, locator)).toEqual([403, 'proof-needed']);
});

test('[R-48] an order that is forgotten leaves what was recorded of it; a number nobody had is not there', async () => {
  const { number, cookie } = await orderCar(shop);
  await sendRecording(cookie, number);
  await shop.open.app.db.deleteFrom('rental_order').where('number', '=', number).execute();
  const { booking, rentals, recordings } = await seen(number);
  expect([booking, rentals, recordings.map(({ of }) => of)]).toEqual([null, [], [number]]);
  expect(await readOutcome(await lookUp('ARZZZZZZ'))).toEqual([400, 'locator-unknown']);
});
