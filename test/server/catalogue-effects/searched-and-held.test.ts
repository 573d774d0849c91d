import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { journeys } from '#contract/journeys/journeys.ts';
import { trainAvailability } from '#contract/journeys/train-availability.ts';
import { selectSeat } from '#contract/seats/seats.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { publishByHand } from '../../support/server/published-by-hand.ts';
import { publishedByStaff } from '../../support/server/published-by-staff.ts';
import { newBench, rideOf } from '../../support/shop/bookings.ts';
import { postTo } from '../../support/shop/visitors.ts';
import { seatAsked } from '../../support/sold/seat-asked.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
  onTestFinished(() => shop.end());
});

const day = () => dayNumberAt(shop.open.app.clock.now()) + 5;

const search = async (passengers: number) => {
  const { from, to } = rideOf(shop);
  const ways = [{ from, to, day: travelDayOf(day()) }];
  const { body } = await postTo(shop, journeys.path, { ways, party: { passengers, women: 0, men: 0 } });
  return body.type ?? 'listed';
};

/** As two of the staff publish it. */
const limitedTo = (maxPax: number) =>
  publishedByStaff(shop, {
    kind: 'sales-channel',
    id: 2,
    version: 1,
    fields: { code: 'INTERNET', name: 'INTERNET', maxPax },
  });

type Counted = { readonly id: number; readonly count: number };

const searchAsOthersDo = async (passengerTypeCounts: readonly Counted[]) => {
  const { from, to } = rideOf(shop);
  const departureDate = travelDayOf(day()).split('-').toReversed().join('-');
  const route = { departureStationId: from, departureStationName: '', arrivalStationId: to };
  const searchRoutes = [{ ...route, arrivalStationName: '', departureDate: `${departureDate} 00:00:00` }];
  const { body } = await postTo(shop, trainAvailability.path, { searchRoutes, passengerTypeCounts });
  return body.type ?? 'listed';
};

const hold = async (wished: { readonly typeId?: number; readonly familyId?: number }) => {
  const { ride, seats } = newBench(shop);
  const { status, body } = await postTo(
    shop,
    selectSeat.path,
    seatAsked(ride, { ...wished, seat: seats[0] }),
  );
  return [status, body.type ?? 'held'];
};

describe('[C-11] [E-06] a search knows the published limit of the sales channel', () => {
  test('the shop lists nothing for more than one sale takes', async () => {
    expect([await search(11), await search(12)]).toEqual(['listed', 'too-many-passengers']);
    await limitedTo(2);
    await shop.open.app.railway.newest();
    expect([await search(2), await search(3)]).toEqual(['listed', 'too-many-passengers']);
  });

  test('nor does the search of the operator; a child on a lap is not counted', async () => {
    await limitedTo(2);
    await shop.open.app.railway.newest();
    const [two, three, lap] = [
      { id: 0, count: 2 },
      { id: 0, count: 3 },
      { id: 11, count: 2 },
    ];
    expect([await searchAsOthersDo([two, lap]), await searchAsOthersDo([three])]).toEqual([
      'listed',
      'too-many-passengers',
    ]);
  });
});

describe('[C-11] [E-07] a seat is held for what is sold', () => {
  test('not for a passenger type that was taken away, nor in a family that was', async () => {
    expect([await hold({ typeId: 10 }), await hold({ familyId: 2 })]).toEqual([
      [200, 'held'],
      [200, 'held'],
    ]);
    await publishByHand(shop, 'passenger-types', 'military', {});
    await publishByHand(shop, 'passenger-types', 'military', null);
    await publishByHand(shop, 'fare-families', 'FLEX', { surcharge: 0 });
    await publishByHand(shop, 'fare-families', 'FLEX', null);
    await shop.open.app.railway.newest();
    expect([await hold({ typeId: 10 }), await hold({ familyId: 2 }), await hold({})]).toEqual([
      [400, 'tariff-unknown'],
      [400, 'price-unknown'],
      [200, 'held'],
    ]);
  });
});
