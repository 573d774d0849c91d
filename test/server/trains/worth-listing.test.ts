import { describe, expect, test } from 'vitest';
import { cityEndOf } from '#domain/journey/whole-city.ts';
import { dayNumberOf, startOfDay } from '#domain/time/travel-day.ts';
import { networkOf } from '#server/railway/network/network-of.ts';
import { endOf, startOf } from '#server/railway/planner/journey.ts';
import { buildNetwork } from '#server/railway/seed/build-network.ts';
import { findBetween } from '#server/railway/trains/find-between.ts';
import { type FoundJourney, legsOf } from '#server/railway/trains/find-journeys.ts';
import { pricesIn } from '#server/railway/trains/prices.ts';
import { worthListing } from '#server/railway/trains/worth-listing.ts';
import { inTheLongRun } from '#test/support/in-the-long-run.ts';
import { plainOccupancy } from '#test/support/railway/plain-occupancy.ts';
import {
  istanbul as istanbulStation,
  konya,
  longBefore,
  trialRailway,
} from '#test/support/railway/trial-railway.ts';

const network = networkOf(buildNetwork(), 1);
const monday = dayNumberOf('2026-12-07');
const within = { network, occupancy: plainOccupancy(network), now: startOfDay(monday - 10) };
const priceOf = pricesIn(network);
const without: ReadonlySet<string> = new Set();

const betweenStations = [...network.pairs].flatMap(([from, ends]) =>
  [...ends].map((to) => [from, to] as const),
);
const stride = inTheLongRun(1, 97);
const istanbul = cityEndOf(34);
const withIstanbul = [...network.pairs.keys()].flatMap((station) => [
  [station, istanbul] as const,
  [istanbul, station] as const,
]);
const cityStride = inTheLongRun(1, 7);

const found = (from: number, to: number): readonly FoundJourney[] => {
  const answer = findBetween({ from, to, begin: startOfDay(monday), party: 1, without }, within);
  return answer.ok ? answer.value : [];
};

const least = (amounts: readonly number[]): number => Math.min(Number.POSITIVE_INFINITY, ...amounts);

const priceOfJourney = ({ legs }: FoundJourney): number =>
  legs.reduce(
    (sum, { leg: { train, from, to }, free }) =>
      sum + least(free.flatMap(({ cabinClass }) => priceOf(train, from, to, cabinClass) ?? [])),
    0,
  );

const isChange = ({ kind }: FoundJourney): boolean => kind === 'transfer';

/** Changes that take a train which stands in the same list as a way of its own. */
const needless = (journeys: readonly FoundJourney[]): readonly FoundJourney[] => {
  const alone = new Set(
    journeys.flatMap(({ kind, legs }) => (kind === 'direct' ? legs.map(({ runId }) => runId) : [])),
  );
  return journeys.filter((one) => isChange(one) && one.legs.some(({ runId }) => alone.has(runId)));
};

const beats = (other: FoundJourney, one: FoundJourney): boolean => {
  const gains = [
    startOf(legsOf(other)) - startOf(legsOf(one)),
    endOf(legsOf(one)) - endOf(legsOf(other)),
    one.legs.length - other.legs.length,
    priceOfJourney(one) - priceOfJourney(other),
  ];
  return gains.every((gain) => gain >= 0) && gains.some((gain) => gain > 0);
};

const beaten = (journeys: readonly FoundJourney[]): readonly FoundJourney[] =>
  journeys.filter((one) => isChange(one) && journeys.some((other) => beats(other, one)));

describe.each([
  ['stations', betweenStations.filter((_, at) => at % stride === 0), 50],
  ['a station and a whole city', withIstanbul.filter((_, at) => at % cityStride === 0), 15],
])('[F-03] between %s', (_, ends, enough) => {
  const lists = ends.map(([from, to]) => found(from, to));

  test('no change of trains is listed where one of its trains goes all the way alone', () => {
    expect(lists.filter((journeys) => journeys.some(isChange)).length).toBeGreaterThan(enough);
    expect(lists.flatMap(needless)).toEqual([]);
  });

  test('no change of trains is listed that another journey beats in hour, price and changes together', () => {
    expect(lists.flatMap(beaten)).toEqual([]);
  });
});

const aChange = (): FoundJourney => {
  const answer = findBetween(
    { from: konya, to: istanbulStation, begin: startOfDay(monday), party: 1, without },
    { network: trialRailway, occupancy: plainOccupancy(trialRailway), now: longBefore },
  );
  const change = answer.ok ? answer.value.find(isChange) : undefined;
  if (change === undefined) throw new Error('There is no change of trains.');
  return change;
};

/** The same journey with its first train leaving some minutes later. */
const leavingLater = ({ legs, ...journey }: FoundJourney, minutes: number): FoundJourney => ({
  ...journey,
  legs: legs.map((each, at) => {
    if (at > 0) return each;
    const { train, from } = each.leg;
    const stops = train.stops.map((stop, index) =>
      index === from ? { ...stop, departure: stop.departure + minutes } : stop,
    );
    return { ...each, leg: { ...each.leg, train: { ...train, stops } } };
  }),
});

test('[F-03] a change of trains with no place left beats none with places, though it leaves later', () => {
  const free = aChange();
  const later = leavingLater(free, 5);
  const none = { general: 0, boundTo: { F: 0, M: 0 } };
  const full = {
    ...later,
    legs: later.legs.map((leg) => ({ ...leg, free: leg.free.map((coach) => ({ ...coach, ...none })) })),
  };
  expect(worthListing([later, free], trialRailway)).toEqual([later]);
  expect(worthListing([full, free], trialRailway)).toEqual([full, free]);
  expect(worthListing([free, full], trialRailway)).toEqual([free, full]);
});

test('[F-03] of changes at the same hours the cheaper beats, and none where they cost the same', () => {
  const cheap = aChange();
  const legs = cheap.legs.map((leg) => ({
    ...leg,
    free: leg.free.filter(({ cabinClass }) => cabinClass === 'C'),
  }));
  const dear = { ...cheap, legs };
  expect(worthListing([dear, cheap], trialRailway)).toEqual([cheap]);
  expect(worthListing([cheap, dear], trialRailway)).toEqual([cheap]);
  expect(worthListing([cheap, cheap], trialRailway)).toEqual([cheap, cheap]);
});
