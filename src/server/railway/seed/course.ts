import type { TrainType } from '#domain/values/train-type.ts';
import type { CoachSet } from './coach-sets.ts';
import type { Stretch } from './measured-lines.ts';
import type { RunningDays } from './running-days.ts';

/** Departures by the clock: `06:10`, or every so many minutes from one hour to another. */
export type Departures =
  | readonly string[]
  | { readonly from: string; readonly until: string; readonly every: number };

/** A course of the timetable, in both directions. */
export type Course = {
  /** The first train's number; each further one is two higher, the way back one higher than the way there. */
  readonly number: number;
  readonly name: readonly [there: string, back: string];
  readonly type: TrainType;
  readonly over: readonly Stretch[];
  /** Where it stops; `type` means every station such trains serve. */
  readonly stops: 'type' | readonly number[];
  /** Minutes at a stop where it is not the ordinary one. */
  readonly waits?: Readonly<Record<number, number>>;
  readonly speed: number;
  readonly wait: number;
  readonly set: CoachSet;
  readonly there: Departures;
  readonly back: Departures;
  readonly days?: readonly [there: RunningDays, back: RunningDays];
  readonly opensDaysBefore?: number;
  readonly isReservable?: boolean;
};
