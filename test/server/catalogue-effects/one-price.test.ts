import { afterAll, beforeAll, expect, test } from 'vitest';
import { trainAvailability } from '#contract/journeys/train-availability.ts';
import { simulateSeatPrices } from '#contract/seats/seats.ts';
import { classOffersOf } from '#domain/journey/journey-facts.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import type { FareFamily } from '#domain/values/fare-family.ts';
import { journeyCallsBy } from '#gateway/journeys/journey-calls.ts';
import { openGateway } from '#gateway/wire/gateway.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { browserFetch } from '../../support/server/browser-fetch.ts';
import { publishedByStaff } from '../../support/server/published-by-staff.ts';
import { bodyForOne, bodyOf, fullFare, passengerOf, type Ride, rideOf } from '../../support/shop/bookings.ts';
import { newAddress, postTo } from '../../support/shop/visitors.ts';
import { seatAsked } from '../../support/sold/seat-asked.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  for (const { code, id, surcharge } of [flex, standart]) {
    const fields = { code, name: code, surcharge };
    await publishedByStaff(shop, { kind: 'fare-families', id, version: 1, fields });
  }
  await shop.open.app.railway.newest();
});
afterAll(() => shop.end());

const { signal } = new AbortController();
const standart = { code: 'STANDART', id: 11, onWire: 1, surcharge: 90 } as const;
const flex = { code: 'FLEX', id: 12, onWire: 2, surcharge: 500 } as const;

const dayOf = ({ departure }: Ride): string => travelDayOf(dayNumberAt(departure));

/** What a browser shows of a ride on the day it leaves. */
const offer = (ride: Ride) => {
  browserFetch(shop);
  const surroundings = {
    origin: `http://127.0.0.1:${shop.port}`,
    environment: 'LOCAL-DEV',
    language: 'tr',
  } as const;
  const calls = journeyCallsBy(openGateway(surroundings, () => 0));
  const outward = dayOf(ride);
  const wish = { from: ride.from, to: ride.to, outward, back: null, passengers: 1, lapChildren: 0 };
  return {
    listed: async (family: FareFamily) => {
      const found = await calls.findJourneys({ wish }, signal);
      const journeys = found.ok ? found.value.outward : [];
      const own = journeys.find(({ legs }) => legs.length === 1 && legs[0]?.runId === ride.runId);
      const offers = own === undefined ? [] : classOffersOf(own, family);
      return offers.find(({ cabinClass }) => cabinClass === 'Y1')?.price;
    },
    inStrip: async () => {
      const { days } = await calls.findOffers({ wish, direction: 'outward' }, signal);
      return days.find(({ day }) => day === outward)?.price;
    },
    leastListed: async () => {
      const found = await calls.findJourneys({ wish }, signal);
      const offers = (found.ok ? found.value.outward : []).flatMap((journey) => classOffersOf(journey));
      return Math.min(...offers.filter(({ cabinClass }) => cabinClass !== 'DSB').map(({ price }) => price));
    },
  };
};

const seatPrice = async (ride: Ride, familyId: number): Promise<number> => {
  const asked = { seatSelections: [seatAsked(ride, { familyId })] };
  const { body } = await postTo(shop, simulateSeatPrices.path, asked);
  return body.totalPrice * 100;
};

const bookedPrice = async (familyId: number) => {
  const { ride, place } = await bodyForOne(shop);
  const body = bodyOf([passengerOf([{ ...place, selectedFareFamilyId: familyId }])]);
  const made = await postTo(shop, '/crs/rail-booking/create-pnr', body, newAddress());
  const { amount } = await shop.open.app.db
    .selectFrom('booking')
    .select('amount')
    .where('locator', '=', made.body.locator)
    .executeTakeFirstOrThrow();
  return { ride, amount };
};

test.each([flex, standart])(
  '[C-06] [C-11] a published surcharge of $code is in the list, at the seat and in the booking alike',
  async ({ code, onWire, surcharge }) => {
    const { ride, amount } = await bookedPrice(onWire);
    const due = Math.round(fullFare(shop, ride) * (1 + surcharge / 1_000)) * 100;
    const listed = await offer(ride).listed(code);
    expect([listed, await seatPrice(ride, onWire), amount]).toEqual([due, due, due]);
  },
);

test('[R-02] [C-11] the strip of days names what the list below it asks, with the surcharge of STANDART', async () => {
  const { inStrip, leastListed } = offer(rideOf(shop));
  expect(await inStrip()).toBe(await leastListed());
});

test('[C-06] [C-11] the answer of the operator names the same least price', async () => {
  const ride = rideOf(shop);
  const departureDate = `${dayOf(ride).split('-').toReversed().join('-')} 00:00:00`;
  const route = { departureStationId: ride.from, departureStationName: '', arrivalStationId: ride.to };
  const { body } = await postTo(shop, trainAvailability.path, {
    searchRoutes: [{ ...route, arrivalStationName: '', departureDate }],
    passengerTypeCounts: [{ id: 0, count: 1 }],
  });
  const prices = body.trainLegs[0].trainAvailabilities.map((each: { minPrice: number }) => each.minPrice);
  expect(Math.min(...prices) * 100).toBe(await offer(ride).leastListed());
});
