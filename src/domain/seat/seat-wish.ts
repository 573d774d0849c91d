import type { FareFamily } from '#domain/values/fare-family.ts';
import type { Gender } from '#domain/values/gender.ts';

/** A seat on a train, for somebody: a coach of a run, a number, two stations. */
export type SeatAsked = {
  readonly coachId: number;
  readonly seat: string;
  readonly fromStation: number;
  readonly toStation: number;
  readonly gender: Gender;
  readonly tariffId: number;
  /** Left out by whoever has not been asked. */
  readonly hasWheelchair?: boolean;
  readonly family: FareFamily;
};

/** A seat as a traveller names it. */
export type SeatWish = SeatAsked & {
  /** What the traveller's other seats were chosen with; null for somebody who names nothing. */
  readonly party: string | null;
};
