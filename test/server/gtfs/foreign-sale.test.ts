import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { everyDay, foundTrains, importInto, wishFor } from '#test/support/railway/imported.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

test('[C-06] a seat of another railway is found, held and told as taken', async () => {
  const [harbour, , beach] = await importInto(shop, everyDay);
  const [train] = await foundTrains(shop, harbour, beach);
  expect([train?.number, train?.commercialName, train?.type, train?.cars.length]).toEqual([
    '11',
    'Küsten-Express',
    'AH',
    4,
  ]);
  const stretch = { fromStationId: harbour, toStationId: beach, trainId: train?.id, legIndex: 0 };
  const wish = wishFor(train?.cars[1]?.id, harbour, beach);
  const held = await shop.askJson('/tms/inventory/select-seat', wish);
  expect([held.status, (await held.json()).selectedBookingClassId]).toEqual([200, 1]);
  const { seatMaps } = await (await shop.askJson('/tms/seat-maps/load-by-train-id', stretch)).json();
  expect(seatMaps[1].allocationSeats).toEqual([{ seatNumber: '4A', genders: ['F'] }]);
  const again = await shop.askJson('/tms/inventory/select-seat', wish);
  expect([again.status, (await again.json()).type]).toEqual([400, 'seat-taken']);
});
