import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { safeDecode } from 'zod/mini';
import { loadSearchStations, lowestPrices } from '#contract/journeys/journeys.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { day as dayLong } from '#domain/values/durations.ts';
import { lowestPriceOfDay } from '#server/railway/trains/lowest-price-of-day.ts';
import { lowestPrices as operation } from '#server/railway/trains/lowest-prices.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { plainOccupancy, type Taken } from '#test/support/railway/plain-occupancy.ts';
import {
  ankara,
  istanbul,
  joining,
  konya,
  longBefore,
  mondayNumber,
  morning,
  night,
  noon,
  nowhere,
  takenIn,
  trialRailway,
} from '#test/support/railway/trial-railway.ts';
import { setMorning } from '../../support/server/set-morning.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

const pricedOn = (
  day: number,
  taken: readonly Taken[] = [],
  { from = ankara, to = istanbul, party = 1, now = longBefore } = {},
) =>
  lowestPriceOfDay({ from, to, party }, day, {
    network: trialRailway,
    occupancy: plainOccupancy(trialRailway, taken),
    now,
  });

const allOfThem = (day: number) => [
  ...takenIn(morning, day, [0, 3]),
  ...takenIn(noon, day, [0, 3]),
  ...takenIn(night, day, [0, 2]),
];

const nobodyAsks = {
  params: {},
  query: {},
  headers: new Headers(),
  cookies: {},
  language: 'tr' as const,
  callerAddress: '198.51.100.7',
  session: null,
  requestId: 'strip',
};

const noEconomy = (seat: string) => seat.endsWith('B');
const butWheelchairs = (seat: string) => !seat.endsWith('H');

describe('[R-02] the least a day costs', () => {
  test('is that of the cheapest class of the cheapest train with room', () => {
    expect(pricedOn(mondayNumber)).toEqual({ status: 'free', price: 65_000 });
  });

  test('is not that of a class that is full', () => {
    const taken = [
      ...takenIn(morning, mondayNumber, [0, 3], noEconomy),
      ...takenIn(noon, mondayNumber, [0, 3], noEconomy),
      ...takenIn(night, mondayNumber, [0, 2]),
    ];
    expect(pricedOn(mondayNumber, taken)).toEqual({ status: 'free', price: 97_500 });
  });

  test('is asked for the whole party, in one class', () => {
    expect(pricedOn(mondayNumber, [], { party: 20 })).toEqual({ status: 'free', price: 65_000 });
    expect(pricedOn(mondayNumber, [], { party: 21 })).toEqual({ status: 'sold-out', price: null });
  });

  test('is the sum over the trains that are changed', () => {
    expect(pricedOn(mondayNumber, [], { from: konya })).toEqual({ status: 'free', price: 67_500 });
  });

  test('is that of a class which all of its trains have room in: a room in one and another in the next is none', () => {
    const taken = [
      ...takenIn(joining, mondayNumber, [0, 1], (seat) => !noEconomy(seat)),
      ...takenIn(morning, mondayNumber, [0, 3], noEconomy),
      ...takenIn(noon, mondayNumber, [0, 3], noEconomy),
      ...takenIn(night, mondayNumber, [0, 2]),
    ];
    expect(pricedOn(mondayNumber, taken, { from: konya })).toEqual({ status: 'sold-out', price: null });
  });

  test('a wheelchair place is nobody else’s bargain', () => {
    const taken = [morning, noon, night].flatMap((train) =>
      takenIn(train, mondayNumber, [0, train.stops.length - 1], butWheelchairs),
    );
    expect(pricedOn(mondayNumber, taken)).toEqual({ status: 'sold-out', price: null });
  });
});

describe('[R-02] a day without a price says why', () => {
  test.each([
    ['everything is taken', pricedOn(mondayNumber, allOfThem(mondayNumber)), 'sold-out'],
    ['no train goes there', pricedOn(mondayNumber, [], { to: nowhere }), 'no-train'],
    ['it is over', pricedOn(mondayNumber, [], { now: longBefore + 12 * dayLong }), 'past'],
    ['tickets are not sold yet', pricedOn(mondayNumber + 90), 'not-on-sale'],
  ])('%s', (_, priced, availability) => {
    expect(priced).toEqual({ status: availability, price: null });
  });
});

describe('[C-06] the calls of the shop’s own search', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    await setMorning(shop);
  }, 120_000);
  afterAll(() => shop.end());

  const today = () => dayNumberAt(shop.open.app.clock.now());
  const wanted = (more: object = {}) => ({
    ways: [{ from: 1325, to: 98, day: travelDayOf(today() + 1), ...more }],
    passengers: 1,
  });
  const prices = async (body: unknown) => {
    const read = safeDecode(lowestPrices.granted, await (await shop.askJson(lowestPrices.path, body)).json());
    if (!read.success) throw new Error('The answer is not in the contract.');
    return read.data.ways;
  };

  test('a strip has three days before and three after the one that is asked for', async () => {
    const [way] = await prices(wanted());
    expect(way?.days.map(({ day, status }) => [day, status])).toEqual([
      [travelDayOf(today() - 2), 'past'],
      [travelDayOf(today() - 1), 'past'],
      ...[0, 1, 2, 3, 4].map((after) => [travelDayOf(today() + after), 'free']),
    ]);
    expect(way?.days.slice(3).every(({ price }) => (price ?? 0) > 10_000)).toBe(true);
    expect(way?.next).toBeNull();
  });

  test('a day without a train names the next one with room', async () => {
    const [way] = await prices(wanted({ day: travelDayOf(today() - 2) }));
    expect(way?.next).toBe(travelDayOf(today()));
  });

  test('a day that was told to one is asked anew for a party: the price of one is no promise to all', async () => {
    const { app } = shop.open;
    const context = {
      ...app,
      railway: { ...app.railway, network: () => trialRailway },
      occupancy: plainOccupancy(trialRailway, []),
      clock: { now: () => longBefore },
    };
    const statusFor = async (passengers: number) => {
      const ways = [{ from: ankara, to: istanbul, day: travelDayOf(mondayNumber) }];
      const answer = await operation.answer({ ...nobodyAsks, body: { ways, passengers } }, context);
      const read = safeDecode(
        lowestPrices.granted,
        JSON.parse(JSON.stringify(answer.kind === 'granted' ? answer.body : null)),
      );
      return read.success && read.data.ways[0]?.days[3]?.status;
    };
    expect([await statusFor(20), await statusFor(21), await statusFor(20)]).toEqual([
      'free',
      'sold-out',
      'free',
    ]);
  });

  test('both ways are answered at once', async () => {
    const ways = await prices({
      ways: [
        { from: 1325, to: 98, day: travelDayOf(today() + 1) },
        { from: 98, to: 1325, day: travelDayOf(today() + 9) },
      ],
      passengers: 2,
    });
    expect(ways.map(({ days }) => days[3]?.day)).toEqual([
      travelDayOf(today() + 1),
      travelDayOf(today() + 9),
    ]);
  });

  test.each([
    [{ from: 999_999 }, [400, 'station-unknown']],
    [{ from: 98 }, [400, 'stations-alike']],
    [{ day: '2027-02-30' }, [400, 'call-not-understood']],
  ])('%j is refused', async (more, refusal) => {
    expect(await readOutcome(await shop.askJson(lowestPrices.path, wanted(more)))).toEqual(refusal);
  });

  test('the stations of the search are told in few words, and may be kept for a while', async () => {
    const answer = await shop.ask(loadSearchStations.path);
    const text = await answer.text();
    const read = safeDecode(loadSearchStations.granted, JSON.parse(text));
    if (!read.success) throw new Error('The answer is not in the contract.');
    const { stations, cities, pairs, daysOnSale, maxPassengers } = read.data;
    expect([stations.length, daysOnSale, maxPassengers]).toEqual([475, 60, 11]);
    expect(cities).toContainEqual([34, 'İSTANBUL']);
    const reached = pairs.find(({ from }) => from.includes(98))?.to ?? [];
    const { pairs: known } = shop.open.app.railway.network();
    expect(new Set(reached.filter((id) => id !== 98))).toEqual(known.get(98));
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(text.length).toBeLessThan(44_000);
  });
});
