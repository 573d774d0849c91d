import type { CoachTemplate, Place } from './coach.ts';
import type { NeighbourRule } from './neighbour-rule.ts';
import { refusalOfPlace } from './place-refusal.ts';
import type { Seated, TakenPlace } from './seated.ts';

const squareOfDistance = (one: Place, other: Place): number =>
  (one.x - other.x) ** 2 + (one.y - other.y) ** 2 + (one.z - other.z) ** 2;

/** Of what is taken in the coach, what bears on one place: its own unit and the rest of the party. */
export const bearingOn = (
  taken: readonly TakenPlace[],
  { party }: Seated,
): ((place: Place) => readonly TakenPlace[]) => {
  const own = taken.filter(({ who }) => who.party === party);
  const units = new Map<number, TakenPlace[]>();
  for (const each of taken) {
    const inUnit = units.get(each.place.unit);
    if (inUnit === undefined) units.set(each.place.unit, [...own, each]);
    else inUnit.push(each);
  }
  return ({ unit }) => units.get(unit) ?? own;
};

/** The places of the same class nearest to the wanted one that would be granted, the nearest first. */
export const nearestPlaces = (
  coach: CoachTemplate,
  wanted: Place,
  who: Seated,
  takenInCoach: readonly TakenPlace[],
  { rule, most }: { readonly rule: NeighbourRule; readonly most: number },
): readonly Place[] => {
  const found: Place[] = [];
  const takenAbout = bearingOn(takenInCoach, who);
  const nearestFirst = coach.places
    .filter(({ cabinClass }) => cabinClass === wanted.cabinClass)
    .toSorted((one, other) => squareOfDistance(one, wanted) - squareOfDistance(other, wanted));
  for (const place of nearestFirst) {
    if (found.length === most) break;
    if (refusalOfPlace(coach, place, who, takenAbout(place), rule) === null) found.push(place);
  }
  return found;
};
