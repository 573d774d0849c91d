import type { Kurus } from '#domain/values/kurus.ts';
import type { Network } from '#server/railway/network/railway.ts';
import { endOf, startOf } from '#server/railway/planner/journey.ts';
import { type FoundJourney, type FoundLeg, legsOf } from './find-journeys.ts';
import { pricesIn } from './prices.ts';

/** The least one place costs in a class that has room; more than anything where none has. */
const leastOf = (network: Network, { leg: { train, from, to }, free }: FoundLeg): Kurus => {
  const prices = free
    .filter(({ general, boundTo }) => general + boundTo.F + boundTo.M > 0)
    .flatMap(({ cabinClass }) => pricesIn(network)(train, from, to, cabinClass) ?? []);
  return Math.min(Number.POSITIVE_INFINITY, ...prices);
};

const priceOf = (network: Network, { legs }: FoundJourney): Kurus =>
  legs.reduce((sum, leg) => sum + leastOf(network, leg), 0);

const runsOf = ({ legs }: FoundJourney): readonly number[] => legs.map(({ runId }) => runId);

const changesTrains = (journey: FoundJourney): boolean => new Set(runsOf(journey)).size > 1;

/** Whether another leaves as late, arrives as early, takes as few trains and costs as little, and is not the same in all. */
const isBeatenBy = (one: FoundJourney, other: FoundJourney, network: Network): boolean => {
  const gains = [
    startOf(legsOf(other)) - startOf(legsOf(one)),
    endOf(legsOf(one)) - endOf(legsOf(other)),
    one.legs.length - other.legs.length,
  ];
  if (gains.some((gain) => gain < 0)) return false;
  const [price, less] = [priceOf(network, one), priceOf(network, other)];
  return less < price || (less === price && gains.some((gain) => gain > 0));
};

/** All journeys but changes of trains that nobody needs: one of the trains goes all the way alone, or another journey beats them. */
export const worthListing = (found: readonly FoundJourney[], network: Network): readonly FoundJourney[] => {
  if (!found.some(changesTrains)) return found;
  const alone = new Set(found.filter(({ kind }) => kind === 'direct').flatMap(runsOf));
  const needed = found.filter(
    (journey) => !changesTrains(journey) || !runsOf(journey).some((run) => alone.has(run)),
  );
  return needed.filter(
    (one) => one.kind !== 'transfer' || !needed.some((other) => isBeatenBy(one, other, network)),
  );
};
