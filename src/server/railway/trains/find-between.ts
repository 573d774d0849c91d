import { wholeCitiesOf } from '#domain/journey/whole-city.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { keptFor } from '#server/platform/kept.ts';
import { provinceOf } from '#server/railway/geography/provinces.ts';
import type { Network } from '#server/railway/network/railway.ts';
import { endOf, inOrder, startOf } from '#server/railway/planner/journey.ts';
import {
  type FoundJourney,
  findJourneys,
  legsOf,
  type SearchRefusal,
  type Sought,
  type Within,
} from './find-journeys.ts';
import { searchStationsOf } from './search-stations.ts';
import { worthListing } from './worth-listing.ts';

const citiesOf = keptFor((network: Network) =>
  wholeCitiesOf(
    searchStationsOf(network).stations.map(([id, name, cityId]) => ({ id, name, cityId })),
    (cityId) => provinceOf(cityId)?.name ?? '',
  ),
);

/** The stations an end of a search stands for, the likeliest first: itself, or all of a city. */
export const stationsAt = (network: Network, end: number): readonly number[] =>
  citiesOf(network).get(end) ?? [end];

/** What went wrong between every two stations is said of the two for which most was right. */
const plainest: readonly SearchRefusal[] = [
  'station-unknown',
  'stations-alike',
  'stations-unpaired',
  'no-train-found',
  'day-not-on-sale',
];

const later = (one: SearchRefusal, other: SearchRefusal): SearchRefusal =>
  plainest.indexOf(one) > plainest.indexOf(other) ? one : other;

const trainsOf = ({ kind, legs }: FoundJourney): string =>
  [kind, ...legs.map(({ runId }) => runId)].join(' ');

/** A train calls at several stations of a city: it is told of once, at the likeliest of them. */
const eachOnce = (found: readonly FoundJourney[]): readonly FoundJourney[] => [
  ...new Map(found.toReversed().map((journey) => [trainsOf(journey), journey])).values(),
];

/** Whether fewer trains leave no earlier and arrive no later, from or to another station of the city. */
const isBeaten = (journey: FoundJourney, all: readonly FoundJourney[]): boolean => {
  const [start, end] = [startOf(legsOf(journey)), endOf(legsOf(journey))];
  return all.some(
    (other) =>
      other.legs.length < journey.legs.length &&
      startOf(legsOf(other)) >= start &&
      endOf(legsOf(other)) <= end,
  );
};

/** Journeys of one day between two ends of a search. */
export const findBetween = (
  sought: Sought,
  within: Within,
): Answer<readonly FoundJourney[], SearchRefusal> => {
  const [from, to] = [stationsAt(within.network, sought.from), stationsAt(within.network, sought.to)];
  if (from.length === 1 && to.length === 1) {
    const answer = findJourneys(sought, within);
    return answer.ok ? granted(worthListing(answer.value, within.network)) : answer;
  }
  if (from.some((station) => to.includes(station))) return refused('stations-alike');
  const answers = from.flatMap((one) =>
    to.map((other) => findJourneys({ ...sought, from: one, to: other }, within)),
  );
  const found = answers.flatMap((answer) => (answer.ok ? answer.value : []));
  if (found.length === 0) {
    return refused(
      answers.reduce<SearchRefusal>(
        (worst, answer) => (answer.ok ? worst : later(worst, answer.refusal)),
        'station-unknown',
      ),
    );
  }
  const unbeaten = found.filter((journey) => journey.kind !== 'transfer' || !isBeaten(journey, found));
  const best = worthListing(eachOnce(unbeaten), within.network);
  return granted(best.toSorted((one, other) => inOrder(legsOf(one), legsOf(other))));
};
