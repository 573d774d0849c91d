import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { findBetween } from './find-between.ts';
import type { FoundJourney, SearchRefusal, Sought, Within } from './find-journeys.ts';

/** Every way that was asked for. A way without a train is empty as long as another has one. */
export const searchWays = (
  ways: readonly Sought[],
  within: Within,
): Answer<readonly (readonly FoundJourney[])[], SearchRefusal | 'too-many-passengers'> => {
  const { mostPassengers } = within.network.terms;
  if (ways.some(({ party }) => party > mostPassengers)) {
    return refused('too-many-passengers');
  }
  const found: (readonly FoundJourney[])[] = [];
  for (const way of ways) {
    const answer = findBetween(way, within);
    if (!answer.ok && answer.refusal !== 'no-train-found') {
      return answer;
    }
    found.push(answer.ok ? answer.value : []);
  }
  return found.every((journeys) => journeys.length === 0) ? refused('no-train-found') : granted(found);
};
