import type { CoachTemplate, Place } from './coach.ts';
import { isInCompartment, mayShareCompartment } from './compartment.ts';
import { maySitBeside, type NeighbourRule } from './neighbour-rule.ts';
import { mayTakePetPlace } from './pet-place.ts';
import type { Seated, TakenPlace } from './seated.ts';
import { mayTakeWheelchairPlace } from './wheelchair-place.ts';

export const placeRefusals = [
  'seat-taken',
  'gender-beside',
  'compartment-of-others',
  'wheelchair-only',
  'pet-not-here',
] as const;

export type PlaceRefusal = (typeof placeRefusals)[number];

type Kind = Pick<CoachTemplate, 'kind'>;

const refusalOfNeighbours = (
  { kind }: Kind,
  place: Place,
  who: Seated,
  takenInCoach: readonly TakenPlace[],
  rule: NeighbourRule,
): PlaceRefusal | null => {
  if (kind === 'unnumbered') return null;
  const inUnit = takenInCoach.filter((taken) => taken.place.unit === place.unit);
  if (isInCompartment(place)) {
    return inUnit.every((taken) => mayShareCompartment(place, who, taken.who, rule))
      ? null
      : 'compartment-of-others';
  }
  return inUnit.every((taken) => maySitBeside(who, taken.who, rule)) ? null : 'gender-beside';
};

/** Why somebody may not take a place, given who sits in its coach over the same stretch; null when they may. */
export const refusalOfPlace = (
  coach: Kind,
  place: Place,
  who: Seated,
  takenInCoach: readonly TakenPlace[],
  rule: NeighbourRule,
): PlaceRefusal | null => {
  if (takenInCoach.some((taken) => taken.place.number === place.number)) return 'seat-taken';
  if (!mayTakeWheelchairPlace(place, who, takenInCoach)) return 'wheelchair-only';
  if (!mayTakePetPlace(place, who, takenInCoach)) return 'pet-not-here';
  return refusalOfNeighbours(coach, place, who, takenInCoach, rule);
};
