import type { PlaceRefusal } from './place-refusal.ts';

/** Why seats were not given. */
export type SeatRefusal =
  | PlaceRefusal
  | 'coach-closed'
  | 'sale-not-open'
  | 'seat-unknown'
  | 'too-many-tries'
  | 'train-departed';
