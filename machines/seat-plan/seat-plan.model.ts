import type { Answer } from '#domain/answer.ts';
import type { SeatMap } from '#domain/seat-map.ts';
import type { Direction } from '#domain/trip-wish.ts';

/** A train of the journey whose coaches can be looked at. */
export type PlannedTrain = {
  readonly direction: Direction;
  readonly leg: number;
  readonly runId: number;
  readonly from: number;
  readonly to: number;
};

export type PlanAnswer = Answer<readonly SeatMap[], 'train-unknown'>;

/** What stands in the coaches of one train after another, read again while one looks. */
export type SeatPlan = {
  context: {
    readonly trains: readonly PlannedTrain[];
    /** Which of the trains is looked at. */
    readonly train: number;
    /** The coach that is looked at, by its index; null until the train is known. */
    readonly coach: number | null;
    readonly maps: readonly SeatMap[];
    /** When the maps were read. */
    readonly readAt: number;
    readonly askedAt: number;
  };
  input: { readonly trains: readonly PlannedTrain[]; readonly now: number };
  events:
    | { type: 'train.chosen'; train: number; at: number }
    | { type: 'coach.chosen'; coach: number }
    /** The reader wants to know now, or a seat turned out to be taken. */
    | { type: 'plan.asked'; at: number };
  emitted: { type: 'failed'; error: unknown };
  output: Record<string, never>;
  children: { loadSeatMaps: 'loadSeatMaps'; nextLook: 'nextLook'; waitingEnd: 'waitingEnd' };
  tags: 'busy' | 'shown';
  meta: Record<string, never>;
};

/** How soon the plan is read again while somebody looks at it. */
export const lookAgainAfter = 8_000;
export const patience = 12_000;
