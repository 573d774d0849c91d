import type { TripDraft } from '#domain/journey/trip-draft.ts';
import type { TripWish } from '#domain/journey/trip-wish.ts';

/** A wish seen as what was said of it. */
export const draftOf = ({ back, ...wish }: TripWish): TripDraft => ({
  ...wish,
  back,
  way: back === null ? 'one-way' : 'round-trip',
});
