import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { trainAvailability } from '#contract/journeys/train-availability.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

const week = 7 * 86_400_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const answered = async (passengerTypeCounts: unknown, stations: readonly unknown[] = [98, 1325]) => {
  const [departureStationId, arrivalStationId] = stations;
  const nextWeek = new Date(shop.open.app.clock.now() + week).toISOString().slice(0, 10);
  const departureDate = `${nextWeek.split('-').toReversed().join('-')} 21:00:00`;
  const searchRoutes = [{ departureStationId, arrivalStationId, departureDate }];
  const answer = await shop.askJson(trainAvailability.path, { searchRoutes, passengerTypeCounts });
  const body = await answer.json();
  return answer.ok ? body : [answer.status, body.type];
};

const forOne = [{ id: 0, count: 1 }];

describe('[C-06] passengers are counted by their types', () => {
  test.each([
    ['the type is named as where a seat is chosen', [{ passengerTypeId: 0, count: 1 }]],
    ['ids and counts are text', [{ id: '0', count: '1' }]],
    ['both are text under the longer name, with spaces', [{ passengerTypeId: '0', count: ' 1 ' }]],
    ['the other name is null', [{ id: null, passengerTypeId: 0, count: 1 }]],
  ])('%s', async (_, counts) => {
    const plain = await answered(forOne);
    expect(plain.trainLegs[0].resultCount).toBeGreaterThan(15);
    expect(await answered(counts)).toEqual(plain);
  });

  test('stations too are read where their numbers are text', async () => {
    expect(await answered(forOne, ['98', '1325'])).toEqual(await answered(forOne));
  });

  test.each([[[{ id: '0', count: '90' }]], [[{ passengerTypeId: 0, count: 90 }]]])(
    '%j are more than one purchase may hold',
    async (counts) => {
      expect(await answered(counts)).toEqual([400, 'too-many-passengers']);
    },
  );

  test.each([
    [[{ count: 1 }]],
    [[{ id: 'x', count: 1 }]],
    [[{ id: 0, count: '' }]],
    [[{ id: 0, count: '1e1' }]],
    [[{ id: 0, count: '-1' }]],
  ])('%j count nobody', async (counts) => {
    expect(await answered(counts)).toEqual([400, 'call-not-understood']);
  });
});
