import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRentalContracts, rentalContracts } from '#domain/rental/rental-contracts.ts';
import type { RentalDriver } from '#domain/rental/rental-driver.ts';
import { problemsOfRentalDriver } from '#domain/rental/rental-driver-problems.ts';
import { holderKeyOf } from '#domain/rental/rental-holder.ts';
import type { Verdict } from '#test/support/edges/edge-case.ts';
import { acceptances, holders, licences, zips } from '#test/support/edges/rental-edges.ts';
import { moveClock } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { askOrder, driver, orderCar, payFor, wishOf } from '../../support/shop/rented-car.ts';

const now = Date.UTC(2026, 10, 23, 9);
const car = { minimumAge: 24, youngDriverAge: 21, licenceYears: 1 };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
  await moveClock(shop, now - shop.open.app.clock.now());
});
afterAll(() => shop.end());

const verdictOf = (isTaken: boolean): Verdict => (isTaken ? 'taken' : 'refused');

const byPage = (changed: Partial<RentalDriver>): Verdict => {
  const rented = { ...car, pickUpAt: wishOf(shop).pickUpAt };
  return verdictOf(problemsOfRentalDriver({ ...driver, ...changed }, rented, '2026-11-23').length === 0);
};

const byServer = async (more: object): Promise<Verdict> => {
  const { body } = await askOrder(shop, { more });
  return verdictOf(body.reservationNumber !== undefined);
};

test('the car is fetched on the day the edges speak of', () => {
  expect(new Date(wishOf(shop).pickUpAt).toISOString()).toBe('2026-12-07T07:00:00.000Z');
});

describe('[V-33] the zip of a driver, judged by page and server', () => {
  test.each(zips)('%s: %s', async (_, verdict, zip) => {
    const judged = [byPage({ zip }), await byServer({ driver: { ...driver, zip } })];
    expect(judged).toEqual([verdict, verdict]);
  });
});

describe('[V-35] a licence, judged by page and server', () => {
  test.each(licences)('%s: %s', async (_, verdict, licenceSince) => {
    const judged = [byPage({ licenceSince }), await byServer({ driver: { ...driver, licenceSince } })];
    expect(judged).toEqual([verdict, verdict]);
  });
});

describe('[V-35] contracts, judged by page and server', () => {
  test.each(acceptances)('%s: %s', async (_, verdict, contracts) => {
    const accepted = rentalContracts.filter((contract) => contracts.includes(contract));
    const judged = [verdictOf(openRentalContracts(accepted).length === 0), await byServer({ contracts })];
    expect(judged).toEqual([verdict, verdict]);
  });
});

describe('[V-35] the holder of a card, judged by the rule and by the bank that is asked', () => {
  test.each(holders)('%s: %s', async (_, verdict, holder) => {
    const ofRule = verdictOf(holderKeyOf(holder) === holderKeyOf(`${driver.firstName} ${driver.lastName}`));
    const { paymentState } = await payFor(shop, await orderCar(shop), holder);
    expect([ofRule, verdictOf(paymentState?.status === 'ticketed')]).toEqual([verdict, verdict]);
  });
});
