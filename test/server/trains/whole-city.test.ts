import { describe, expect, test } from 'vitest';
import { cityEndOf } from '#domain/journey/whole-city.ts';
import { dayNumberOf, startOfDay } from '#domain/time/travel-day.ts';
import { networkOf } from '#server/railway/network/network-of.ts';
import { endOf, startOf } from '#server/railway/planner/journey.ts';
import { buildNetwork } from '#server/railway/seed/build-network.ts';
import { findBetween } from '#server/railway/trains/find-between.ts';
import { type FoundJourney, legsOf } from '#server/railway/trains/find-journeys.ts';
import { lowestPriceOfDay } from '#server/railway/trains/lowest-price-of-day.ts';
import { plainOccupancy } from '#test/support/railway/plain-occupancy.ts';

const network = networkOf(buildNetwork(), 1);
const monday = dayNumberOf('2026-12-07');
const within = { network, occupancy: plainOccupancy(network), now: startOfDay(monday - 10) };
const anyTrain: ReadonlySet<string> = new Set();

const [ankara, halkalı, istanbul] = [98, 992, cityEndOf(34)];
const ofIstanbul = [48, 1325, 1323, 992, 1328];

const found = (from: number, to: number): readonly FoundJourney[] => {
  const answer = findBetween({ from, to, begin: startOfDay(monday), party: 1, without: anyTrain }, within);
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
};

const priced = (to: number) => lowestPriceOfDay({ from: ankara, to, party: 1 }, monday, within);

const directOf = (journeys: readonly FoundJourney[]) =>
  journeys.flatMap(({ kind, legs }) => (kind === 'direct' ? legs.map(({ runId }) => runId) : []));

const lastStationOf = ({ legs }: FoundJourney): number => {
  const last = legs.at(-1)?.leg;
  return last?.train.stops[last.to]?.station ?? 0;
};

describe('[R-01] [R-02] a city as a whole', () => {
  test('brings every direct train to each of its stations, each once, by departure', () => {
    const whole = found(ankara, istanbul);
    const direct = new Set(ofIstanbul.flatMap((station) => directOf(found(ankara, station))));
    expect(new Set(directOf(whole))).toEqual(direct);
    expect(directOf(whole).length).toBe(direct.size);
    const departures = whole.map(({ legs: [first] }) => first?.leg.train.stops[first.leg.from]?.departure);
    expect(departures).toEqual(departures.toSorted((one = 0, other = 0) => one - other));
  });

  test('lets nobody change trains who need not, had they gone from another of its stations', () => {
    const whole = found(istanbul, ankara);
    const needless = whole.filter(
      (one) =>
        one.kind === 'transfer' &&
        whole.some(
          (other) =>
            other.legs.length < one.legs.length &&
            startOf(legsOf(other)) >= startOf(legsOf(one)) &&
            endOf(legsOf(other)) <= endOf(legsOf(one)),
        ),
    );
    expect(needless).toEqual([]);
  });

  test('brings more than its likeliest station, and tells at which of them a train ends', () => {
    const whole = found(ankara, istanbul);
    expect(whole.length).toBeGreaterThan(found(ankara, halkalı).length);
    expect(whole.filter((journey) => !ofIstanbul.includes(lastStationOf(journey)))).toEqual([]);
  });

  test('is left as it is reached', () => {
    const direct = new Set(ofIstanbul.flatMap((station) => directOf(found(station, ankara))));
    expect(new Set(directOf(found(istanbul, ankara)))).toEqual(direct);
  });

  test('costs on a day the least that a train to one of its stations costs', () => {
    const least = Math.min(...ofIstanbul.map((station) => priced(station).price ?? Number.POSITIVE_INFINITY));
    expect(priced(istanbul).status).toBe('free');
    expect(priced(istanbul).price).toBeGreaterThanOrEqual(least);
  });

  test.each([
    ['one of its own stations', ofIstanbul[0] ?? 0, istanbul, 'stations-alike'],
    ['itself', istanbul, istanbul, 'stations-alike'],
    ['a city that is none', ankara, cityEndOf(6), 'station-unknown'],
    ['where nothing that is sold leads to it', 300, istanbul, 'stations-unpaired'],
  ])('is refused with %s', (_, from, to, refusal) => {
    const answer = findBetween({ from, to, begin: startOfDay(monday), party: 1, without: anyTrain }, within);
    expect(answer.ok ? null : answer.refusal).toBe(refusal);
  });
});
