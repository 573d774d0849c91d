import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { decode } from 'zod/mini';
import { loadSearchStations } from '#contract/journeys/journeys.ts';
import { loadSeatMaps } from '#contract/seats/seat-maps.ts';
import { simulateSeatPrices } from '#contract/seats/seats.ts';
import { fareFamilyId } from '#contract/wire/fare-family.ts';
import { tariffs } from '#domain/fare/tariffs.ts';
import { blankPassenger } from '#domain/passenger/passenger-blank.ts';
import { tariffNamed } from '#domain/passenger/passenger-input.ts';
import { dayNumberAt, startOfDay, travelDayOf } from '#domain/time/travel-day.ts';
import { coachIdOf } from '#domain/values/run-id.ts';
import { amountFor } from '#screens/seat-map/rider.ts';
import { ayse, memberOf, moveClock } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { soon } from '#test/support/soon.ts';
import { publishByHand } from '../../support/server/published-by-hand.ts';
import {
  bodyForOne,
  bodyOf,
  fullFare,
  holdSeat,
  newBench,
  passengerOf,
  placeOf,
} from '../../support/shop/bookings.ts';
import { askPackage, buyPackage, packageWish } from '../../support/shop/bought-package.ts';
import { bookTicket, buyTicket } from '../../support/shop/bought-ticket.ts';
import { newAddress, postTo } from '../../support/shop/visitors.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
  onTestFinished(() => shop.end());
});

const createPnr = '/crs/rail-booking/create-pnr';

const today = (more = 0): string => travelDayOf(dayNumberAt(shop.open.app.clock.now()) + more);

const amountsOf = (locator: string) =>
  shop.open.app.db
    .selectFrom('booking')
    .select(['amount'])
    .where('locator', '=', locator)
    .executeTakeFirstOrThrow();

const linesOf = (locator: string) =>
  shop.open.app.db
    .selectFrom('price_line')
    .innerJoin('ticket', 'ticket.number', 'price_line.ticket')
    .select(['price_line.rule', 'price_line.row', 'price_line.factor'])
    .where('ticket.locator', '=', locator)
    .execute();

/** Two friends on one bench. */
const bookTwo = async () => {
  const { ride, seats } = newBench(shop);
  const party = 'p'.repeat(43);
  const held = [
    await holdSeat(shop, ride, seats[0] ?? '', { party }),
    await holdSeat(shop, ride, seats[1] ?? '', { party }),
  ];
  const people = held.map((place, at) => passengerOf([placeOf(ride, place)], { contact: at === 0 }));
  return postTo(shop, createPnr, bodyOf(people), newAddress());
};

const readStations = async () =>
  decode(loadSearchStations.granted, await (await shop.ask(loadSearchStations.path)).json());

const readGreatestParty = async (): Promise<number> => (await readStations()).maxPassengers;

describe('[E-14] [C-11] a published limit of the sales channel is what may be sold at once', () => {
  test('the search tells it and a larger party is refused, from the moment it is published', async () => {
    expect((await bookTwo()).status).toBe(200);
    await publishByHand(shop, 'sales-channel', 'INTERNET', { maxPax: 1 });
    const refused = await bookTwo();
    expect([refused.status, refused.body.type]).toEqual([400, 'too-many-passengers']);
    await expect.poll(readGreatestParty, soon).toBe(1);
  });

  test('a limit for a later day waits for the midnight of that day', async () => {
    await publishByHand(shop, 'sales-channel', 'INTERNET', { maxPax: 1 }, today(1));
    const { railway, clock } = shop.open.app;
    await railway.newest();
    const midnight = startOfDay(dayNumberAt(clock.now()) + 1);
    await moveClock(shop, midnight - clock.now() - 60_000);
    expect([railway.network().terms.mostPassengers, (await bookTwo()).status]).toEqual([11, 200]);
    await moveClock(shop, 60_001);
    expect([railway.network().terms.mostPassengers, (await bookTwo()).body.type]).toEqual([
      1,
      'too-many-passengers',
    ]);
  });
});

const flexBody = async () => {
  const { ride, held, place } = await bodyForOne(shop);
  return { ride, held, body: bodyOf([passengerOf([{ ...place, selectedFareFamilyId: 2 }])]) };
};

describe('[C-11] a published fare family or passenger type makes the prices', () => {
  test('the surcharge of FLEX is the published one, and what was booked before keeps its price', async () => {
    const before = await flexBody();
    const first = await postTo(shop, createPnr, before.body, newAddress());
    const paid = await amountsOf(first.body.locator);
    await publishByHand(shop, 'fare-families', 'STANDART', { surcharge: 0 });
    await publishByHand(shop, 'fare-families', 'FLEX', { surcharge: 500 });
    const after = await flexBody();
    const second = await postTo(shop, createPnr, after.body, newAddress());
    const family = { rule: 'fare-family', row: 'FLEX' } as const;
    expect(await linesOf(first.body.locator)).toContainEqual({ ...family, factor: 200 });
    expect(await linesOf(second.body.locator)).toContainEqual({ ...family, factor: 500 });
    expect(await amountsOf(first.body.locator)).toEqual(paid);
    const { amount } = await amountsOf(second.body.locator);
    expect(amount / 100).toBe(Math.round(fullFare(shop, after.ride) * 1.5));
  });

  test('a passenger type has the discount it was published with; one that is deleted is sold no more', async () => {
    for (const { code, fromMonths, underMonths, discount } of tariffs) {
      await publishByHand(shop, 'passenger-types', code, {
        fromMonths,
        underMonths,
        discount: code === 'teacher' ? 400 : discount,
        citizens: 'everybody',
      });
    }
    await publishByHand(shop, 'passenger-types', 'military', null);
    const teacher = await bookTicket(shop, { passenger: { typeId: 9 } });
    expect(teacher.price).toBe(Math.round(fullFare(shop, teacher.ride) * 0.6));
    const { body } = await bodyForOne(shop, { passenger: { typeId: 10 } });
    expect((await postTo(shop, createPnr, body, newAddress())).body.type).toBe('tariff-unknown');
    const { ride } = newBench(shop);
    const { body: loaded } = await postTo(shop, '/tms/train/load-saleable-train-passenger-types', {
      trainId: ride.runId,
    });
    const shown = loaded.passengerTypes.map(({ id, discountRate }: { id: number; discountRate: number }) => [
      id,
      discountRate,
    ]);
    expect(shown.filter(([id]: readonly [number]) => id === 9 || id === 10)).toEqual([[9, 0.4]]);
    const { tariffs: sold } = await readStations();
    expect(sold.filter(([code]) => code === 'teacher' || code === 'military')).toEqual([
      ['teacher', 216, 0, false, 400],
    ]);
  });
});

describe('[C-06] [C-11] the seat map and the server name one price', () => {
  test.each([
    ['before anything is published', 'teacher', 'FLEX', 0, 0],
    ['on published terms', 'teacher', 'FLEX', 350, 420],
    ['on published terms for who pays full', 'full', 'STANDART', 90, 0],
  ] as const)('%s', async (_, tariff, family, surcharge, discount) => {
    if (surcharge > 0) {
      await publishByHand(shop, 'fare-families', family, { surcharge });
      await publishByHand(shop, 'passenger-types', tariff, { citizens: 'everybody', discount });
      await shop.open.app.railway.newest();
    }
    const { ride } = newBench(shop);
    const asked = { trainId: ride.runId, fromStationId: ride.from, toStationId: ride.to };
    const answer = await postTo(shop, loadSeatMaps.path, asked);
    const { seatMaps } = decode(loadSeatMaps.granted, answer.body);
    const map = seatMaps.find(({ index }) => index === ride.coach);
    const [fare] = map?.prices ?? [];
    const shown = amountFor(
      { draft: { ...blankPassenger, tariff } },
      { family },
      fare?.amount ?? 0,
      map?.terms,
    );
    const wish = {
      trainCarId: coachIdOf(ride.runId, ride.coach),
      fromStationId: ride.from,
      toStationId: ride.to,
      gender: 'F',
      seatNumber: fare?.seat,
      passengerTypeId: tariffNamed(tariff).id,
      fareFamilyId: fareFamilyId[family],
    };
    const { body } = await postTo(shop, simulateSeatPrices.path, { seatSelections: [wish] });
    expect(shown).toBeGreaterThan(0);
    expect(body.totalPrice).toBe(shown / 100);
  });
});

type Coded = { readonly code: string };
type ListedClass = Coded & {
  readonly additionalServices: readonly Coded[];
  readonly bookingClassModels: readonly Coded[];
};

describe('[F-13] [C-11] a published cabin class is what is sold', () => {
  test('an extra it does not name is not sold in it, and a class that is deleted has no price', async () => {
    const bought = await buyTicket(shop);
    const ask = (ssrId: number) =>
      postTo(
        shop,
        '/crs/rail-booking/v2/extra-services-simulation',
        { pnr: bought.locator, extras: [{ ticketNumber: bought.number, ssrId }] },
        { cookie: bought.cookie },
      );
    expect([(await ask(1)).status, (await ask(6)).status]).toEqual([200, 200]);
    await publishByHand(shop, 'cabin-classes', 'Y1', { additionalServices: ['WCHR', 'RAMP'] });
    await publishByHand(shop, 'cabin-classes', 'C', {});
    await publishByHand(shop, 'cabin-classes', 'C', null);
    const { ride } = bought;
    const network = await shop.open.app.railway.newest();
    const fareIn = (cabinClass: 'C' | 'Y1') => network.fareOf(ride.train, ride.from, ride.to, cabinClass);
    expect([(await ask(1)).status, (await ask(6)).body.type]).toEqual([200, 'service-unknown']);
    expect([fareIn('Y1')?.amount, fareIn('C')]).toEqual([bought.price * 100, null]);
    const listed: readonly ListedClass[] = await (await shop.ask('/tms/cabin-classes')).json();
    const classes = listed.map(({ code, additionalServices: services, bookingClassModels: models }) => [
      code,
      services.map((each) => each.code),
      models.map((each) => each.code),
    ]);
    expect(classes.filter(([code]) => code === 'Y1' || code === 'C')).toEqual([
      ['Y1', ['WCHR', 'RAMP'], ['B']],
      ['C', [], []],
    ]);
  });
});

describe('[C-10] [C-11] a published subscription is what is sold', () => {
  const card = { price: 600_000, days: 31, trips: 20, cabinClasses: ['Y1', 'C'] };

  test('its price and its days are the published ones, and an order that is laid down is sold as it was told', async () => {
    const own = await memberOf(shop, { email: ayse });
    const before = packageWish(shop.open.app.clock.now(), { product: 1 });
    expect((await askPackage(shop, own, 'calculate', before)).body.totalAmount).toBe(5400);
    await publishByHand(shop, 'subscriptions', 'YHT-30-GUN', card);
    const { locator, price } = await buyPackage(shop, own, { product: 1 });
    await publishByHand(shop, 'subscriptions', 'YHT-30-GUN', null);
    const row = await shop.open.app.db
      .selectFrom('package_purchase')
      .select(['holds', 'amount', 'starts', 'ends', 'cabin_classes'])
      .where('locator', '=', locator)
      .executeTakeFirstOrThrow();
    expect([price, row]).toEqual([
      6000,
      { holds: 20, amount: 600_000, starts: today(), ends: today(30), cabin_classes: '["Y1","C"]' },
    ]);
    expect((await askPackage(shop, own, 'calculate', before)).body.type).toBe('package-unknown');
  });
});
