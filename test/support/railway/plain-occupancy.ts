import type { CabinClass } from '#domain/values/cabin-class.ts';
import { dayNumberOfRun, trainOfRun } from '#domain/values/run-id.ts';
import type { Network } from '#server/railway/network/railway.ts';
import type { FreeInCoach, Occupancy } from '#server/railway/occupancy/occupancy.ts';

/** A place that is taken on a stretch of a run. */
export type Taken = {
  readonly runId: number;
  readonly coach: number;
  readonly seat: string;
  readonly fromStop: number;
  readonly toStop: number;
};

/** Occupancy from a plain list of taken places. Nobody is bound to anybody. */
export const plainOccupancy = (network: Network, taken: readonly Taken[] = []): Occupancy => {
  const isFree: Occupancy['isFree'] = (runId, coach, seat, fromStop, toStop) =>
    !taken.some(
      (one) =>
        one.runId === runId &&
        one.coach === coach &&
        one.seat === seat &&
        one.fromStop < toStop &&
        fromStop < one.toStop,
    );
  return {
    isFree,
    freeIn: (runId, fromStop, toStop) => {
      const train = network.trains[trainOfRun(runId)];
      if (train === undefined || dayNumberOfRun(runId) < 0) return [];
      return train.coaches.flatMap(({ index, template }): FreeInCoach[] => {
        const places = network.templates.get(template)?.places ?? [];
        const classes = [...new Set(places.map(({ cabinClass }) => cabinClass))];
        const free = (cabinClass: CabinClass) =>
          places.filter(
            (place) =>
              place.cabinClass === cabinClass && isFree(runId, index, place.number, fromStop, toStop),
          ).length;
        return classes.map((cabinClass) => ({
          coach: index,
          cabinClass,
          general: cabinClass === 'DSB' ? 0 : free(cabinClass),
          wheelchair: cabinClass === 'DSB' ? free(cabinClass) : 0,
          boundTo: { F: 0, M: 0 },
        }));
      });
    },
    caughtUp: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
};
