import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { minute } from '#domain/values/durations.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { findSeatRide, seatWishOf } from '../../support/sold/seat-ride.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const chosen = z.object({ allocationId: z.string(), deadline: z.int() });
const lengthened = z.strictObject({ now: z.int(), deadline: z.int(), left: z.int() });
const refusal = z.object({ type: z.string(), code: z.int() });

const extend = (allocationIds: readonly string[]) =>
  shop.askJson('/tms/inventory/extend-seats', { allocationIds });

const outcomeOf = async (answer: Response) => {
  const { type, code } = refusal.parse(await answer.json());
  return [answer.status, type, code];
};

test('[S-09] held seats are lengthened once, all of them or none', async () => {
  const ride = findSeatRide(shop);
  const [one, two] = ride.template.places.filter(({ cabinClass }) => cabinClass === 'Y1');
  const held = [];
  for (const place of [one, two]) {
    const wish = seatWishOf(ride, place?.number ?? '', { party: 'the-two-who-need-time-1' });
    held.push(chosen.parse(await (await shop.askJson('/tms/inventory/select-seat', wish)).json()));
  }
  const ids = held.map(({ allocationId }) => allocationId);
  const gone = await outcomeOf(await extend([...ids, 'A'.repeat(34)]));
  const { deadline, left } = lengthened.parse(await (await extend(ids)).json());
  const again = await outcomeOf(await extend(ids));
  const latest = Math.max(...held.map((seat) => seat.deadline));
  expect({ gone, longer: deadline - latest, left, again }).toEqual({
    gone: [400, 'selection-time-expired', 9500],
    longer: 10 * minute,
    left: 0,
    again: [409, 'hold-not-extended', 9410],
  });
});

test.each([
  ['no seat', []],
  ['more than a coach has', Array.from({ length: 89 }, (_, index) => `hold-${index}`)],
])('[S-09] %s cannot be lengthened', async (_name, ids) => {
  expect((await extend(ids)).status).toBe(400);
});
