import { expect, test } from 'vitest';
import { dayNumberOf, startOfDay } from '#domain/time/travel-day.ts';
import { minute } from '#domain/values/durations.ts';
import { networkOf } from '#server/railway/network/network-of.ts';
import { arrivalOf, departureOf } from '#server/railway/planner/journey.ts';
import { buildNetwork } from '#server/railway/seed/build-network.ts';
import { findJourneys, legsOf } from '#server/railway/trains/find-journeys.ts';
import { joinedPairs } from '#server/railway/trains/searched-pairs.ts';
import { plainOccupancy } from '#test/support/railway/plain-occupancy.ts';
import { seedBook } from '../../support/search-stations.ts';

const network = networkOf(buildNetwork(), 1);
const monday = dayNumberOf('2026-12-07');
const [konya, kars, ankara] = [796, 532, 98];
const anyTrain: ReadonlySet<string> = new Set();

/** Ankara Gar asks for so long between a fast train and another. */
const leastWait = 15 * minute;

test('[R-01] [R-02] where no ticket is sold from end to end, a change joins what is sold to Ankara and on from there', () => {
  expect(network.pairs.get(konya)?.has(kars)).toBe(false);
  const answer = findJourneys(
    { from: konya, to: kars, begin: startOfDay(monday), party: 1, without: anyTrain },
    { network, occupancy: plainOccupancy(network), now: startOfDay(monday - 10) },
  );
  const [first, ...others] = answer.ok ? answer.value : [];
  expect([first?.kind, others.every(({ kind }) => kind === 'transfer')]).toEqual(['transfer', true]);
  const [there, on] = first === undefined ? [] : legsOf(first);
  expect(there?.train.stops[there.to]?.station).toBe(ankara);
  expect(on?.train.stops[on.from]?.station).toBe(ankara);
  if (there === undefined || on === undefined) throw new Error('Nobody changes.');
  expect(departureOf(on) - arrivalOf(there)).toBeGreaterThanOrEqual(leastWait);
});

const callsOf = (station: number) =>
  new Set(
    network.trains.flatMap((train) =>
      train?.stops.some((stop) => stop.station === station) ? [train.index] : [],
    ),
  );

test('[R-01] nothing is joined within a city, where one train goes, or where either half is not sold', () => {
  const cityOf = (id: number) => network.stations.get(id)?.cityId;
  const trains = new Map([...network.stations.keys()].map((id) => [id, callsOf(id)]));
  const joined = [...joinedPairs(network)].flatMap(([from, others]) =>
    [...others].map((to) => [from, to] as const),
  );
  expect(joined.length).toBeGreaterThan(10_000);
  const wrong = joined.filter(
    ([from, to]) =>
      network.pairs.get(from)?.has(to) ||
      cityOf(from) === cityOf(to) ||
      [...(trains.get(from) ?? [])].some((train) => trains.get(to)?.has(train)) ||
      !network.pairs.get(from)?.has(ankara) ||
      !network.pairs.get(ankara)?.has(to),
  );
  expect(wrong).toEqual([]);
});

test('[R-01] the page is told of the same, in few words', () => {
  const joined = joinedPairs(network);
  const differing = [...seedBook.stations.keys()].flatMap((from) =>
    [...seedBook.stations.keys()].filter((to) => {
      const isJoined = joined.get(from)?.has(to) ?? false;
      const isSold = network.pairs.get(from)?.has(to) ?? false;
      return from !== to && seedBook.reachedFrom(from).has(to) !== (isJoined || isSold);
    }),
  );
  expect(differing).toEqual([]);
});
