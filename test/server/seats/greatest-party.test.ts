import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { coachIdOf, dayNumberOfRun, runIdOf } from '#domain/values/run-id.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { publishByHand } from '../../support/server/published-by-hand.ts';
import { findSeatRide, seatWishOf } from '../../support/sold/seat-ride.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const greatest = 50;

const post = (call: string, body: unknown) => shop.askJson(`/tms/inventory/${call}`, body);

/** Seats of economy of one train, as a party wishes for them, on its day or some days later. */
const wishesOf = (party: string, daysLater = 0) => {
  const ride = findSeatRide(shop);
  const runId = runIdOf(ride.train.index, dayNumberOfRun(ride.runId) + daysLater);
  const { templates } = shop.open.app.railway.network();
  return ride.train.coaches.flatMap(({ index, template }) =>
    (templates.get(template)?.places ?? []).flatMap(({ number, cabinClass }) =>
      cabinClass === 'Y1' ? [seatWishOf(ride, number, { party, trainCarId: coachIdOf(runId, index) })] : [],
    ),
  );
};

test('[C-11] [E-14] the greatest party that is published has all its seats there and back, and has them priced and lengthened at once', async () => {
  await publishByHand(shop, 'sales-channel', 'INTERNET', { maxPax: greatest });
  await shop.open.app.railway.newest();
  const wishes = [0, 1].flatMap((daysLater) =>
    wishesOf('the-whole-school-1234567890', daysLater).slice(0, greatest),
  );
  const held: string[] = [];
  for (const wish of wishes) {
    const body = await (await post('select-seat', wish)).json();
    held.push(z.object({ allocationId: z.string() }).parse(body).allocationId);
  }
  const responses = [
    await post('check-seat-selection-prices-simulation', { seatSelections: wishes }),
    await post('extend-seats', { allocationIds: held }),
    await post('check-seat-selection-prices', {
      seatSelections: held.map((allocationId) => ({ allocationId })),
    }),
  ];
  expect([held.length, ...responses.map(({ status }) => status)]).toEqual([2 * greatest, 200, 200, 200]);
});

test('[C-11] such a party too has an end, in proportion to how many it may be', async () => {
  const [wish] = wishesOf('who-wants-the-whole-line');
  const statuses: number[] = [];
  for (let turn = 0; turn < 8 * greatest + 1; turn += 1)
    statuses.push((await post('select-seat', { ...wish, seatNumber: '99Z' })).status);
  expect(statuses).toEqual([...Array.from({ length: 8 * greatest }, () => 400), 429]);
});
