import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { journeys } from '#contract/journeys/journeys.ts';
import { simulateSeatPrices } from '#contract/seats/seats.ts';
import { seatPlanLines } from '#domain/coach/seat-plan-units.ts';
import { dayNumberAt, startOfDay, travelDayOf } from '#domain/time/travel-day.ts';
import { minute } from '#domain/values/durations.ts';
import { runIdOf } from '#domain/values/run-id.ts';
import { runsOn } from '#server/railway/network/railway.ts';
import { ayse, memberOf, moveClock } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { soon } from '#test/support/soon.ts';
import { publishByHand } from '../../support/server/published-by-hand.ts';
import { publishedByStaff } from '../../support/server/published-by-staff.ts';
import { fullFare, type Ride, rideOf, ridesOf } from '../../support/shop/bookings.ts';
import { askPackage, packageWish } from '../../support/shop/bought-package.ts';
import { postTo } from '../../support/shop/visitors.ts';
import { readSeats } from '../../support/sold/read-seats.ts';
import { seatAsked } from '../../support/sold/seat-asked.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
  onTestFinished(() => shop.end());
});

/** Until no process sells by the old network any more. */
const turning = 5_001;

const today = () => dayNumberAt(shop.open.app.clock.now());
const tomorrow = () => travelDayOf(today() + 1);

const untilMidnight = async (before: number) => {
  const { clock, railway } = shop.open.app;
  await railway.newest();
  await moveClock(shop, startOfDay(today() + 1) - clock.now() - before);
};

/** The last minute of today and the first of the day for which it was published. */
const aroundMidnight = async <Result>(ask: () => Promise<Result>): Promise<readonly Result[]> => {
  await untilMidnight(minute);
  const before = await ask();
  await moveClock(shop, 2 * minute);
  return [before, await ask()];
};

const priceOf = async (ride: Ride, wished: Parameters<typeof seatAsked>[1]) => {
  const asked = { seatSelections: [seatAsked(ride, wished)] };
  const { body } = await postTo(shop, simulateSeatPrices.path, asked);
  return body.totalPrice ?? body.type;
};

const isOrdinary = ({ train, coach }: Ride): boolean =>
  train.coaches.some(({ index, template }) => index === coach && template === 264);

describe('[R-48] [C-11] what is published for a later day waits for the midnight of that day', () => {
  test('a fare family', async () => {
    const ride = rideOf(shop);
    const fields = { code: 'FLEX', name: 'FLEX', surcharge: 500 };
    const meant = { kind: 'fare-families', id: 12, version: 1, fields, effectiveDate: tomorrow() };
    await publishedByStaff(shop, meant);
    const fare = fullFare(shop, ride);
    const prices = await aroundMidnight(() => priceOf(ride, { familyId: 2 }));
    expect(prices).toEqual([Math.round(fare * 1.2), Math.round(fare * 1.5)]);
  });

  test('a passenger type that is taken away', async () => {
    const ride = rideOf(shop);
    await publishByHand(shop, 'passenger-types', 'military', { citizens: 'everybody', discount: 0 });
    await publishByHand(shop, 'passenger-types', 'military', null, tomorrow());
    const prices = await aroundMidnight(() => priceOf(ride, { typeId: 10 }));
    expect(prices).toEqual([fullFare(shop, ride), 'tariff-unknown']);
  });

  test('a cabin class that is taken away', async () => {
    const ride = rideOf(shop);
    await publishByHand(shop, 'cabin-classes', 'Y1', {});
    await publishByHand(shop, 'cabin-classes', 'Y1', null, tomorrow());
    const fare = fullFare(shop, ride);
    expect(await aroundMidnight(() => priceOf(ride, {}))).toEqual([fare, 'price-unknown']);
  });

  test('a subscription', async () => {
    const card = { price: 600_000, days: 31, trips: 20, cabinClasses: ['Y1', 'C'] };
    const fields = { code: 'YHT-30-GUN', name: 'YHT 30', ...card };
    const meant = { kind: 'subscriptions', id: 61, version: 1, fields, effectiveDate: tomorrow() };
    await publishedByStaff(shop, meant);
    const readPrice = async () => {
      const own = await memberOf(shop, { email: ayse });
      const wish = packageWish(shop.open.app.clock.now(), { product: 1 });
      return (await askPackage(shop, own, 'calculate', wish)).body.totalAmount;
    };
    expect(await aroundMidnight(readPrice)).toEqual([5400, 6000]);
  });

  test('a seat map', async () => {
    const rowMore = '20A 20B | 20C 20D';
    const ride = ridesOf(shop).find(isOrdinary) ?? rideOf(shop);
    const lines = () => {
      const { templates } = shop.open.app.railway.network();
      return seatPlanLines(templates.get(264) ?? { places: [] });
    };
    const plan = [...lines(), rowMore];
    const fields = { code: '264', name: 'EKONOMİ', cabinClasses: ['Y1'], plan };
    const meant = { kind: 'seat-map', id: 264, version: 1, fields, effectiveDate: tomorrow() };
    await publishedByStaff(shop, meant);
    const hasRow = async () => {
      await shop.open.app.railway.newest();
      await moveClock(shop, turning);
      const { trains } = await shop.open.app.railway.newest();
      const day = today() + 5;
      const train = trains.find(
        (each) => each !== undefined && each.number === ride.train.number && runsOn(each.calendar, day),
      );
      const seats = await readSeats(shop, { ...ride, runId: runIdOf(train?.index ?? 0, day) });
      return ['19A', '20C'].map((seat) => seats.has(seat));
    };
    expect(await aroundMidnight(hasRow)).toEqual([
      [true, false],
      [true, true],
    ]);
  });
});

test('[R-48] [E-14] [C-11] a limit published in one process is what another sells and searches by', async () => {
  const other = await openTestShop({ url: shop.url });
  onTestFinished(() => other.end());
  const ride = rideOf(other);
  const wish = { from: ride.from, to: ride.to, day: travelDayOf(today() + 5) };
  const searched = async () => {
    const party = { passengers: 3, women: 0, men: 0 };
    const { body } = await postTo(other, journeys.path, { ways: [wish], party });
    return body.type ?? 'listed';
  };
  expect(await searched()).toBe('listed');
  const fields = { code: 'INTERNET', name: 'INTERNET', maxPax: 2 };
  await publishedByStaff(shop, { kind: 'sales-channel', id: 2, version: 1, fields });
  await expect.poll(searched, soon).toBe('too-many-passengers');
});
