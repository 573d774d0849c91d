import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { loadSeatMaps } from '#contract/seats/seat-maps.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { endsOf, findSeatRide } from '#test/support/sold/seat-ride.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const amountOf = z.strictObject({
  type: z.null(),
  priceAmount: z.number(),
  priceCurrency: z.literal('TRY'),
  originalAmount: z.literal(0),
  originalCurrency: z.null(),
  exchangeRate: z.literal(0),
});

const pricedMaps = z.object({
  seatMaps: z.array(
    z.object({
      trainCarIndex: z.int(),
      minPrice: amountOf,
      cabinClass: z.nullable(
        z.strictObject({
          id: z.int(),
          code: z.string(),
          name: z.string(),
          additionalServices: z.null(),
          bookingClassModels: z.null(),
          showAvailabilityOnQuery: z.boolean(),
        }),
      ),
      seatPrices: z.array(z.object({ cabinClassId: z.int(), priceAmount: z.number(), price: amountOf })),
    }),
  ),
});

test('[C-06] the map of a run tells the class of each coach, its least price, and each price as an amount', async () => {
  const ride = findSeatRide(shop);
  const asked = { ...endsOf(ride), trainId: ride.runId, legIndex: 0 };
  const answer = await shop.askJson(loadSeatMaps.path, asked);
  const { seatMaps: maps } = pricedMaps.parse(await answer.json());
  for (const { seatPrices, minPrice } of maps) {
    const amounts = seatPrices.map(({ priceAmount }) => priceAmount);
    expect(seatPrices.map(({ price }) => price.priceAmount)).toEqual(amounts);
    expect(minPrice.priceAmount).toBe(amounts.length === 0 ? 0 : Math.min(...amounts));
  }
  const own = maps.find(({ trainCarIndex }) => trainCarIndex === ride.coach);
  expect([own?.cabinClass?.id, own?.cabinClass?.code, own?.cabinClass?.name]).toEqual([2, 'Y1', 'EKONOMİ']);
  expect(own?.minPrice.priceAmount).toBeGreaterThan(0);
  const empty = maps.filter(({ seatPrices }) => seatPrices.length === 0);
  expect(empty.filter(({ cabinClass }) => cabinClass !== null)).toEqual([]);
});
