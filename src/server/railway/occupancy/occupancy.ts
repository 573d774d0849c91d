import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { Gender } from '#domain/values/gender.ts';

export type FreeInCoach = {
  readonly coach: number;
  readonly cabinClass: CabinClass;
  /** Free end to end for anybody. */
  readonly general: number;
  /** Free wheelchair places. */
  readonly wheelchair: number;
  /** Free end to end, but beside a stranger of the named gender: only that gender may take them. */
  readonly boundTo: Readonly<Record<Gender, number>>;
};

/** Free places from bitmaps in this process, which follow the change sequence of the store. */
export type Occupancy = {
  /** One row for each coach and class that has places on sale: of a coach that was taken from sale nothing is told. */
  readonly freeIn: (runId: number, fromStop: number, toStop: number) => readonly FreeInCoach[];
  /** Seat numbers that are free over a stretch, by coach: for journeys that change seats on the way. */
  readonly isFree: (runId: number, coach: number, seat: string, fromStop: number, toStop: number) => boolean;
  /** Fulfilled when every change committed before the call is seen here. */
  readonly caughtUp: () => Promise<void>;
  readonly close: () => Promise<void>;
};
