import { coachIdOf } from '#domain/values/run-id.ts';
import type { FreeInCoach } from './occupancy.ts';

type Counts = readonly FreeInCoach[];

/** What was counted in a coach over a stretch, until something in that coach or in the circumstances changes. */
export type KeptCounts = {
  readonly of: (
    [runId, coach]: readonly [number, number],
    [fromStop, toStop]: readonly [number, number],
    circumstances: string,
    count: () => Counts,
  ) => Counts;
  readonly forget: (runId: number, coach: number) => void;
  readonly forgetAll: () => void;
};

const stopsARun = 256;
const mostCoaches = 20_000;

export const openKeptCounts = (): KeptCounts => {
  const coaches = new Map<number, Map<number, Counts>>();
  let under = '';
  return {
    of: ([runId, coach], [fromStop, toStop], circumstances, count) => {
      if (circumstances !== under || coaches.size >= mostCoaches) {
        coaches.clear();
        under = circumstances;
      }
      const id = coachIdOf(runId, coach);
      const stretches = coaches.get(id) ?? new Map<number, Counts>();
      coaches.set(id, stretches);
      const key = fromStop * stopsARun + toStop;
      const counted = stretches.get(key) ?? count();
      stretches.set(key, counted);
      return counted;
    },
    forget: (runId, coach) => {
      coaches.delete(coachIdOf(runId, coach));
    },
    forgetAll: () => coaches.clear(),
  };
};
