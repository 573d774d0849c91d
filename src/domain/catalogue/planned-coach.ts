import type { CoachTemplate } from '#domain/coach/coach.ts';
import { classOfPlan, coachOfPlan } from '#domain/coach/coach-of-plan.ts';
import { isWheelchairPlace } from '#domain/coach/wheelchair-place.ts';
import { type CabinClass, cabinClasses } from '#domain/values/cabin-class.ts';
import type { CatalogueFields } from './catalogue-entry.ts';
import { classesIn, textsIn } from './catalogue-values.ts';

export const planLinesIn = ({ plan }: CatalogueFields): readonly string[] => textsIn(plan);

/** The coach passengers would see, were these fields published; null where it cannot be built. */
export const plannedCoach = (frame: CoachTemplate, fields: CatalogueFields): CoachTemplate | null =>
  coachOfPlan(frame, {
    id: frame.id,
    lines: planLinesIn(fields),
    cabinClass: classOfPlan(classesIn(fields.cabinClasses)),
  });

export type OtherClasses = { readonly named: readonly CabinClass[]; readonly drawn: readonly CabinClass[] };

/** Where several classes are named and the coach as drawn has others: which, and which. Wheelchair places are apart. */
export const otherClassesIn = (coach: CoachTemplate, fields: CatalogueFields): OtherClasses | null => {
  const named = classesIn(fields.cabinClasses).filter((code) => code !== 'DSB');
  const seats = coach.places.filter((place) => !isWheelchairPlace(place));
  const drawn = cabinClasses.filter((code) => seats.some(({ cabinClass }) => cabinClass === code));
  return named.length < 2 || named.join() === drawn.join() ? null : { named, drawn };
};
