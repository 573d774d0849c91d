import { journeys as call } from '#contract/journeys/journeys.ts';
import { dayNumberOf, startOfDay } from '#domain/time/travel-day.ts';
import { granted } from '#domain/values/answer.ts';
import { writtenOperation } from '#server/railway/context/operation.ts';
import { journeysText } from './journeys-text.ts';
import { searchWays } from './search-ways.ts';

/** The shop's own search. */
export const searchJourneys = writtenOperation(call, async ({ body }, { railway, occupancy, clock }) => {
  const network = railway.network();
  const now = clock.now();
  const { passengers, women, men } = body.party;
  const without = new Set<string>(body.without);
  const ways = body.ways.map(({ from, to, day }) => ({
    from,
    to,
    begin: startOfDay(dayNumberOf(day)),
    party: Math.max(1, passengers),
    without,
  }));
  const found = searchWays(ways, { network, occupancy, now });
  if (!found.ok) {
    return found;
  }
  return granted(journeysText(network, { women, men })(now, found.value));
});
