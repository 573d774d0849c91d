import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPnr } from '#contract/bookings/rail-booking.ts';
import { wireReservation } from '#contract/bookings/reservation.ts';
import { travelDayOf } from '#domain/time/travel-day.ts';
import { isLocator } from '#domain/values/locator.ts';
import { dayNumberOfRun } from '#domain/values/run-id.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { bodyForOne, fullFare } from '#test/support/shop/bookings.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const naive = (instant: number) => new Date(instant).toISOString().slice(0, 19);

test('[C-07] the wire gets the locator beside the operator’s whole model: amounts with their currency, hours without a zone and in milliseconds', async () => {
  const { ride, held, body } = await bodyForOne(shop);
  const wire = wireReservation.parse(await (await shop.askJson(createPnr.path, body)).json());
  const ticket = wire.passengers[0]?.passengerMultiLegSeatSelectionDetails[0]?.[0];
  const { departureTimestamp: departure = 0, arrivalTimestamp: arrival = 0 } = ticket?.route ?? {};
  const amount = {
    type: null,
    priceAmount: fullFare(shop, ride),
    priceCurrency: 'TRY',
    originalAmount: 0,
    originalCurrency: null,
    exchangeRate: 0,
  };
  expect([
    isLocator(wire.locator),
    wire.reservationType,
    wire.status,
    wire.totalPrice,
    ticket?.totalPrice,
    ticket?.seatNumber,
    ticket?.route.train.id,
    ticket?.route.departureStation.id,
    ticket?.route.arrivalStation.id,
    ticket?.route.departureTime,
    ticket?.route.departureDateTime,
    ticket?.route.arrivalTime,
    ticket?.route.arrivalDateTime,
    ticket?.route.train.departureDate,
    ticket?.ssrIds,
    ticket?.bookingClass,
  ]).toEqual([
    true,
    'SALE',
    'ACTIVE',
    amount,
    amount,
    held.seat,
    ride.runId,
    ride.from,
    ride.to,
    naive(departure),
    naive(departure),
    naive(arrival),
    naive(arrival),
    `${travelDayOf(dayNumberOfRun(ride.runId))}T00:00:00`,
    null,
    {
      id: 1,
      code: 'B',
      name: 'EKONOMİ STANDART',
      cabinClass: { id: 2, code: 'Y1', name: 'EKONOMİ' },
      fareFamily: { id: 1, name: 'STANDART' },
    },
  ]);
});
