import { afterAll, beforeAll, expect, test } from 'vitest';
import { trainAvailability } from '#contract/journeys/train-availability.ts';
import { trainTypes } from '#domain/values/train-type.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

test('[604] a way on which no train of the wanted types runs is refused with a sentence', async () => {
  const tomorrow = new Date(shop.open.app.clock.now() + 86_400_000).toISOString().slice(0, 10);
  const departureDate = `${tomorrow.split('-').toReversed().join('-')} 21:00:00`;
  const way = { departureStationId: 98, arrivalStationId: 1325, departureDate };
  const asked = { searchRoutes: [way], searchType: 'DOMESTIC', blTrainTypes: trainTypes };
  const answer = await shop.askJson(trainAvailability.path, asked, { 'accept-language': 'en' });
  const { code, type, message } = await answer.json();
  expect([answer.status, code, type]).toEqual([400, 604, 'no-train-found']);
  expect(message).toMatch(/\w+ .*\.$/);
});
