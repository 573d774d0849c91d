import { safeDecode } from 'zod/mini';
import { availabilityAnswer } from '#contract/journeys/train-availability.ts';
import { startOfDay } from '#domain/time/travel-day.ts';
import { writeAvailability } from '#server/railway/trains/availability.ts';
import type { Sought } from '#server/railway/trains/find-journeys.ts';
import { searchWays } from '#server/railway/trains/search-ways.ts';
import { plainOccupancy, type Taken } from './plain-occupancy.ts';
import { longBefore, mondayNumber, trialRailway } from './trial-railway.ts';

export const monday = startOfDay(mondayNumber);

export const sought = (from: number, to: number, more: Partial<Sought> = {}): Sought => ({
  from,
  to,
  begin: monday,
  party: 1,
  without: new Set(),
  ...more,
});

export const searched = (ways: readonly Sought[], taken: readonly Taken[] = [], now = longBefore) =>
  searchWays(ways, { network: trialRailway, occupancy: plainOccupancy(trialRailway, taken), now });

/** The wire's answer of the trial railway, as text and as its schema reads it. */
export const writtenAvailability = (
  ways: readonly Sought[],
  taken: readonly Taken[] = [],
  now: number = longBefore,
) => {
  const found = searched(ways, taken, now);
  if (!found.ok) throw new Error(found.refusal);
  const text = writeAvailability(trialRailway, found.value).join('');
  const read = safeDecode(availabilityAnswer, JSON.parse(text));
  if (!read.success) throw read.error;
  return { text, answer: read.data };
};
