import { loadTouristicTrains } from '#contract/journeys/trains.ts';
import { plainNameOf } from '#domain/journey/station-name.ts';
import type { TouristDeparture, TouristStatus } from '#domain/journey/tourist-departure.ts';
import { kurusOfLira } from '#domain/values/kurus.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';

const statuses = {
  BUY: 'free',
  FULL: 'full',
  TEMPORARILY_CLOSED: 'closed',
  NOT_OPEN: 'not-on-sale',
} as const satisfies Record<string, TouristStatus>;

/** What the page of tourist trains asks of the server. */
export const touristTrainCallsBy = ({ call }: Gateway) => ({
  findDepartures: async (_: unknown, signal: AbortSignal): Promise<readonly TouristDeparture[]> => {
    const answer = await call(loadTouristicTrains, undefined, signal);
    if (!answer.ok) throw new Error('The tourist trains were refused.');
    return answer.value.trains.map((train) => ({
      runId: train.trainId,
      number: train.number,
      name: plainNameOf(train.commercialName),
      from: train.departureStation,
      to: train.arrivalStation,
      departure: train.departureTime,
      arrival: train.arrivalTime,
      kilometres: train.distance,
      saleOpensAt: train.saleOpeningTime,
      status: statuses[train.status],
      places: train.availability,
      price: train.minPrice === null ? null : kurusOfLira(train.minPrice),
    }));
  },
});
