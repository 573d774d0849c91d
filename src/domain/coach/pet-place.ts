import type { Place } from './coach.ts';
import type { Seated, TakenPlace } from './seated.ts';

/** A pet stands beside a passenger of its own party or on a single seat, and never in a couchette or sleeper coach. */
export const mayTakePetPlace = (
  place: Place,
  { occupant, party }: Seated,
  takenInCoach: readonly TakenPlace[],
): boolean => {
  if (occupant !== 'pet') return true;
  if (place.cabinClass === 'B' || place.cabinClass === 'D') return false;
  return (
    place.properties.includes('single') ||
    takenInCoach.some(
      ({ place: { unit }, who }) => unit === place.unit && who.party === party && who.occupant !== 'pet',
    )
  );
};
