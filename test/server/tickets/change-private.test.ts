import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { day } from '#domain/values/durations.ts';
import { newSecret } from '#server/platform/secret.ts';
import { forgottenAfterTheJourney } from '#server/platform/store/migrations/2026-12-02-forgotten-after-the-journey.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { newBench, type Ride, ridesOf } from '../../support/shop/bookings.ts';
import {
  type BoughtParty,
  buyParty,
  changeParty,
  holdAll,
  type Member,
  newCompartment,
} from '../../support/sold/bought-party.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

/** Two on seats of their own, and a child on the lap of the second. */
const withChild = async (daysAhead: number): Promise<BoughtParty> => {
  const { ride, seats } = newCompartment(shop, 'L', daysAhead);
  const members = seats.slice(0, 2).map((seat) => ({ seat }));
  return buyParty(shop, ride, members, [{ dependentPassengerIndex: 1 }]);
};

const placeAhead = async (daysAhead: number, member: Omit<Member, 'seat'> = {}) => {
  const { ride, seats } = newBench(shop, { daysAhead });
  const [held] = await holdAll(shop, ride, [{ seat: seats[0] ?? '', ...member }]);
  return { ride, held };
};

const keptUntil = async ({ locator }: Pick<BoughtParty, 'locator'>) => {
  const rows = await shop.open.app.db
    .selectFrom('passenger_private')
    .select('forget_at')
    .where('locator', '=', locator)
    .orderBy('ordinal')
    .execute();
  return rows.map(({ forget_at }) => forget_at);
};

const monthAfter = ({ arrival }: Ride): number => arrival + 30 * day;

describe('[S-18] what is most private is kept a month beyond the journey a ticket is changed to', () => {
  test('of whoever goes later and of the child on the lap; of the others as long as before', async () => {
    const bought = await withChild(3);
    const to = await placeAhead(40);
    expect(await changeParty(shop, bought, [{ ticket: bought.tickets[1], ...to }])).toBe('ticketed');
    const [before, after] = [monthAfter(bought.ride), monthAfter(to.ride)];
    expect(await keptUntil(bought)).toEqual([before, after, after]);
  });

  test('who goes earlier is not forgotten earlier', async () => {
    const bought = await withChild(20);
    const moved = [{ ticket: bought.tickets[1], ...(await placeAhead(10)) }];
    expect(await changeParty(shop, bought, moved)).toBe('ticketed');
    const before = monthAfter(bought.ride);
    expect(await keptUntil(bought)).toEqual([before, before, before]);
  });

  test('of tickets that were changed before it was so, too', async () => {
    const { db } = shop.open.app;
    const [changed, other] = [await withChild(3), await withChild(4)];
    const to = await placeAhead(40);
    await changeParty(shop, changed, [{ ticket: changed.tickets[1], ...to }]);
    const asItWas = { forget_at: monthAfter(changed.ride) };
    await db.updateTable('passenger_private').set(asItWas).where('locator', '=', changed.locator).execute();
    await forgottenAfterTheJourney.up(db);
    const [before, after] = [monthAfter(changed.ride), monthAfter(to.ride)];
    const ofOther = monthAfter(other.ride);
    expect([await keptUntil(changed), await keptUntil(other)]).toEqual([
      [before, after, after],
      [ofOther, ofOther, ofOther],
    ]);
  });
});

const forget = ({ locator }: BoughtParty) =>
  shop.open.app.db.deleteFrom('passenger_private').where('locator', '=', locator).execute();

/** A woman of whom nothing private is kept any more. */
const forgottenWoman = async (): Promise<BoughtParty> => {
  const { ride, seats } = newBench(shop);
  const bought = await buyParty(shop, ride, [{ seat: seats[0] ?? '' }]);
  await forget(bought);
  return bought;
};

const wheelchairRide = (daysAhead: number): Ride => {
  const [ride] = ridesOf(shop, { cabinClass: 'DSB', daysAhead });
  if (ride === undefined) throw new Error('No wheelchair place is sold.');
  return ride;
};

const heldForWheelchair = async (ride: Ride, at: number) => {
  const seat = ride.units.flat()[at] ?? '';
  const [held] = await holdAll(shop, ride, [{ seat, occupant: 'wheelchair-user' }]);
  return { ride, held };
};

describe('where the private row is gone, a passenger is judged by the place that is given up', () => {
  test.each([
    ['[V-23] one held for a man is not hers', 'M', 'gender-mismatch'],
    ['[V-23] one held for a woman is', 'F', 'ticketed'],
  ] as const)('%s', async (_, gender, end) => {
    const bought = await forgottenWoman();
    const moved = [{ ticket: bought.tickets[0], ...(await placeAhead(7, { gender })) }];
    expect(await changeParty(shop, bought, moved)).toBe(end);
  });

  test('[V-27] who sits in a wheelchair place may have another', async () => {
    const ride = wheelchairRide(5);
    const member = { seat: ride.units.flat()[0] ?? '', occupant: 'wheelchair-user' as const };
    const bought = await buyParty(shop, ride, [{ ...member, passenger: { hasWheelchair: true } }]);
    await forget(bought);
    const to = await heldForWheelchair(wheelchairRide(7), 0);
    expect(await changeParty(shop, bought, [{ ticket: bought.tickets[0], ...to }])).toBe('ticketed');
  });

  test('[V-27] who sits elsewhere may not', async () => {
    const bought = await forgottenWoman();
    const to = await heldForWheelchair(wheelchairRide(8), 0);
    expect(await changeParty(shop, bought, [{ ticket: bought.tickets[0], ...to }])).toBe('place-of-another');
  });

  test('[V-23] and where that place is gone as well, the ticket stays as it is', async () => {
    const bought = await forgottenWoman();
    await shop.open.app.db
      .updateTable('ticket')
      .set({ hold_id: newSecret() })
      .where('locator', '=', bought.locator)
      .execute();
    const moved = [{ ticket: bought.tickets[0], ...(await placeAhead(7)) }];
    expect(await changeParty(shop, bought, moved)).toBe('gender-mismatch');
  });
});
