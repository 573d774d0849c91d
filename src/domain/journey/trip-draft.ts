import type { TravelDay } from '#domain/time/travel-day.ts';

/** Something was said, and could not be understood. */
export type Unclear = 'unclear';

/** A day as far as it was said. Beside any text a word of its own would be lost, so a day is kept apart from it. */
export type DraftDay = (TravelDay & Record<never, never>) | null | Unclear;

/** A wish while it is being made. Null is what nobody has said yet. */
export type TripDraft = {
  readonly from: number | null | Unclear;
  readonly to: number | null | Unclear;
  readonly outward: DraftDay;
  readonly way: 'one-way' | 'round-trip';
  readonly back: DraftDay;
  readonly passengers: number | Unclear;
  readonly lapChildren: number | Unclear;
};
