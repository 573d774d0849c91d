import type { Place } from './coach.ts';
import type { Seated, TakenPlace } from './seated.ts';

export const isWheelchairPlace = ({ cabinClass, properties }: Place): boolean =>
  cabinClass === 'DSB' || properties.includes('wheelchair');

const isUserOf =
  (party: string) =>
  ({ who }: TakenPlace): boolean =>
    who.party === party && who.occupant === 'wheelchair-user';

/** A wheelchair place is for a wheelchair user, and for the companion of one who has a place in the same coach. */
export const mayTakeWheelchairPlace = (
  place: Place,
  { occupant, party }: Seated,
  takenInCoach: readonly TakenPlace[],
): boolean =>
  !isWheelchairPlace(place) ||
  occupant === 'wheelchair-user' ||
  (occupant === 'companion' && takenInCoach.some(isUserOf(party)));
