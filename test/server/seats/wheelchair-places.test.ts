import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { findSeatRide, seatWishOf } from '../../support/sold/seat-ride.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

test('[V-27] a wheelchair place wants who says so, who travels as disabled, or the companion of one', async () => {
  const ride = findSeatRide(shop);
  const select = (place: string, more: object = {}) =>
    shop.askJson('/tms/inventory/select-seat', seatWishOf(ride, place, { ...more }));
  const [seat = '', beside = ''] = ride.template.places
    .filter(({ cabinClass }) => cabinClass === 'DSB')
    .map(({ number }) => number);
  const party = 'with-a-wheelchair-123456';
  const answers = [
    await select(seat),
    await select(seat, { hasWheelchair: false }),
    await select(seat, { passengerTypeId: 12, hasWheelchair: true }),
    await select(seat, { hasWheelchair: true, party }),
    await select(beside, { passengerTypeId: 6, party: 'of-nobody-who-has-one-12' }),
    await select(beside, { passengerTypeId: 6, party }),
  ];
  const bodies = await Promise.all(answers.map((each) => each.json()));
  const [allocationId = ''] = bodies.flatMap((each) => each.allocationId ?? []);
  await shop.askJson('/tms/inventory/release-seat', { allocationId });
  const asDisabled = await (await select(seat, { passengerTypeId: 5 })).json();
  expect([...bodies, asDisabled].map(({ type }) => type ?? 'held')).toEqual([
    'wheelchair-only',
    'wheelchair-only',
    'wheelchair-only',
    'held',
    'wheelchair-only',
    'held',
    'held',
  ]);
});
