import type { Direction } from '#domain/journey/trip-wish.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { SeatAsked } from './seat-wish.ts';

/** Whose seat on which train: passengers and legs are counted from 0. */
export type SeatOf = { readonly passenger: number; readonly direction: Direction; readonly leg: number };

/** A seat somebody of the party wants. */
export type WantedSeat = SeatOf &
  SeatAsked & {
    /** As on the seat map. */
    readonly coachName?: string | undefined;
  };

/** A seat the party has until its hold ends. */
export type HeldSeat = WantedSeat & {
  readonly holdId: string;
  readonly cabinClass: CabinClass;
  readonly amount: Kurus;
  /** Epoch milliseconds. */
  readonly deadline: number;
};
