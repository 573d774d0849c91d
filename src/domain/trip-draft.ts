import type { TravelDay } from './travel-day.ts';

/** Something was said, and could not be understood. */
export type Unclear = 'unclear';

/** A wish while it is being made. Null is what nobody has said yet. */
export type TripDraft = {
  readonly from: number | null | Unclear;
  readonly to: number | null | Unclear;
  readonly outward: TravelDay | null | Unclear;
  readonly way: 'one-way' | 'round-trip';
  readonly back: TravelDay | null | Unclear;
  readonly passengers: number | Unclear;
  readonly lapChildren: number | Unclear;
};
