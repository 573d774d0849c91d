import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minute } from '#domain/values/durations.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { passengerOf, placeOf, type Ride, ridesOf } from '../../support/shop/bookings.ts';
import { postTo } from '../../support/shop/visitors.ts';
import { buyFor, changeParty, holdAll, ticketsOfParty } from '../../support/sold/bought-party.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

/** Two rides of one day, by how long after the first arrives the second leaves. */
const pairOf = (lateBy: number): readonly [Ride, Ride] => {
  const rides = ridesOf(shop, { daysAhead: 9 });
  for (const one of rides) {
    const other = rides.find((ride) => ride.departure - one.arrival === lateBy && ride.runId !== one.runId);
    if (other !== undefined) return [one, other];
  }
  throw new Error('No two runs follow each other so.');
};

const rideOn = (daysAhead: number): Ride => {
  const [ride] = ridesOf(shop, { daysAhead });
  if (ride === undefined) throw new Error('No train goes.');
  return ride;
};

const taken = new Map<number, number>();
const heldIn = async (ride: Ride) => {
  const unit = (taken.get(ride.runId) ?? 0) + 1;
  taken.set(ride.runId, unit);
  const [held] = await holdAll(shop, ride, [{ seat: ride.units[unit]?.[0] ?? '' }]);
  if (held === undefined) throw new Error('Nothing is held.');
  return held;
};

const boughtFor = async (there: Ride, back: Ride) => {
  const ways = [[placeOf(there, await heldIn(there))], [placeOf(back, await heldIn(back))]];
  return buyFor(shop, [passengerOf([], { passengerMultiLegSeatSelections: ways })]);
};

const gaps = [
  ['a minute before', -minute, 'back-before-outward', ['valid', 'valid']],
  ['in the minute of', 0, 'ticketed', ['changed', 'valid', 'valid']],
] as const;

describe('[S-18] [E-07] nobody changes one way so that the way back leaves before the way there arrives', () => {
  test.each(gaps)('the way there: the way back leaves %s its arrival', async (_, lateBy, end, statuses) => {
    const [there, back] = pairOf(lateBy);
    const bought = await boughtFor(rideOn(6), back);
    const moved = [{ ticket: bought.tickets[0], ride: there, held: await heldIn(there) }];
    expect(await changeParty(shop, bought, moved)).toBe(end);
    expect((await ticketsOfParty(shop, bought)).map(({ status }) => status)).toEqual(statuses);
  });

  test.each(gaps)('the way back: it leaves %s the arrival there', async (_, lateBy, end, statuses) => {
    const [there, back] = pairOf(lateBy);
    const bought = await boughtFor(there, rideOn(12));
    const moved = [{ ticket: bought.tickets[1], ride: back, held: await heldIn(back) }];
    expect(await changeParty(shop, bought, moved)).toBe(end);
    expect((await ticketsOfParty(shop, bought)).map(({ status }) => status).toSorted()).toEqual(statuses);
  });

  const trains = [
    ['the first, to one that arrives after the second has left', [0], [12], 'trains-overlap'],
    ['the second, to one that leaves before the first has arrived', [1], [5], 'trains-overlap'],
    ['both, to trains that follow each other', [0, 1], [12, 13], 'ticketed'],
  ] as const;

  test.each(trains)('[E-07] of two trains of one way %s', async (_, changed, days, end) => {
    const [first, second] = pairOf(0);
    const legs = [placeOf(first, await heldIn(first)), placeOf(second, await heldIn(second))];
    const bought = await buyFor(shop, [passengerOf([], { passengerMultiLegSeatSelections: [legs] })]);
    const moved = [];
    for (const [at, leg] of changed.entries()) {
      const ride = rideOn(days[at] ?? 0);
      moved.push({ ticket: bought.tickets[leg], ride, held: await heldIn(ride) });
    }
    expect(await changeParty(shop, bought, moved)).toBe(end);
  });

  test('a way there that was given back keeps no way back waiting', async () => {
    const [there, back] = pairOf(-minute);
    const bought = await boughtFor(there, rideOn(12));
    const giving = { pnr: bought.locator, ticketNumbers: [bought.tickets[0]] };
    await postTo(shop, '/crs/rail-booking/v2/ticket-cancellation-perform', giving, { cookie: bought.cookie });
    const moved = [{ ticket: bought.tickets[1], ride: back, held: await heldIn(back) }];
    expect(await changeParty(shop, bought, moved)).toBe('ticketed');
  });
});

const isCheaper = async (ticket: string): Promise<boolean> => {
  const lines = await shop.open.app.db
    .selectFrom('price_line')
    .select('rule')
    .where('ticket', '=', ticket)
    .execute();
  return lines.some(({ rule }) => rule === 'round-trip');
};

const rideFor = (daysAhead: number, suits: (ride: Ride) => boolean): Ride => {
  const ride = ridesOf(shop, { daysAhead }).find(suits);
  if (ride === undefined) throw new Error('No such train goes.');
  return ride;
};

test.each([
  ['at the same end keeps what there and back take off', true],
  ['at another end loses it', false],
] as const)('[S-18] [V-29] a way there that is changed to a train that arrives %s', async (_, isSame) => {
  const there = rideOn(6);
  const back = rideFor(12, ({ from, to }) => from === there.to && to === there.from);
  const other = rideFor(7, ({ from, to }) => from === there.from && (to === there.to) === isSame);
  const bought = await boughtFor(there, back);
  const moved = [{ ticket: bought.tickets[0], ride: other, held: await heldIn(other) }];
  expect(await changeParty(shop, bought, moved)).toBe('ticketed');
  const changed = (await ticketsOfParty(shop, bought)).find(({ changes }) => changes > 0);
  expect([changed?.to_station, await isCheaper(changed?.number ?? '')]).toEqual([other.to, isSame]);
});
