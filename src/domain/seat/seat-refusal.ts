import { placeRefusals } from '#domain/coach/place-refusal.ts';

/** Why a place was not given. */
export const holdRefusals = [
  ...placeRefusals,
  'seat-unknown',
  'coach-closed',
  'sale-not-open',
  'train-departed',
  'too-many-held',
] as const;

export type HoldRefusal = (typeof holdRefusals)[number];

/** Why seats were not given to whoever asked for them. */
export const seatRefusals = [
  ...holdRefusals,
  'tariff-unknown',
  'price-unknown',
  'too-many-tries',
  'no-room',
] as const;

export type SeatRefusal = (typeof seatRefusals)[number];
