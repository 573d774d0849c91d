import type * as z from 'zod/mini';
import {
  multipleTrainAvailability as multiple,
  trainAvailability as single,
} from '#contract/journeys/train-availability.ts';
import { tariffOfId } from '#domain/fare/tariffs.ts';
import { granted } from '#domain/values/answer.ts';
import { writtenOperation } from '#server/railway/context/operation.ts';
import type { RailwayContext } from '#server/railway/context/railway-context.ts';
import { writeAvailability } from './availability.ts';
import { internationalTypes, type Sought } from './find-journeys.ts';
import { searchWays } from './search-ways.ts';

type Wanted = z.output<typeof multiple.body>;

const waysOf = ({
  searchRoutes,
  passengerTypeCounts,
  searchType,
  blTrainTypes,
}: Wanted): readonly Sought[] => {
  const party = (passengerTypeCounts ?? [])
    .filter(({ id, passengerTypeId }) => tariffOfId(id ?? passengerTypeId ?? 0)?.occupies !== 'lap')
    .reduce((sum, { count }) => sum + count, 0);
  const without = new Set([
    ...(blTrainTypes ?? []),
    ...(searchType === 'DOMESTIC' ? internationalTypes : []),
  ]);
  return searchRoutes.map(({ departureStationId, arrivalStationId, departureDate }) => ({
    from: departureStationId,
    to: arrivalStationId,
    begin: departureDate,
    party: Math.max(1, party),
    without,
  }));
};

const answer = (question: Wanted, { railway, occupancy, clock }: RailwayContext) => {
  const network = railway.network();
  const found = searchWays(waysOf(question), { network, occupancy, now: clock.now() });
  return found.ok ? granted(writeAvailability(network, found.value)) : found;
};

/** The search of the operator's service. */
export const trainAvailability = writtenOperation(single, async ({ body }, app) => answer(body, app));

/** The same for several ways at once. */
export const multipleTrainAvailability = writtenOperation(multiple, async ({ body }, app) =>
  answer(body, app),
);
