import { cabinClasses } from './cabin-class.ts';
import type { CatalogueFields } from './catalogue-entry.ts';
import type { CoachTemplate } from './coach.ts';
import { classOfPlan, coachOfPlan } from './seat-plan-lines.ts';

const textsIn = (value: CatalogueFields[string] | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

export const planLinesIn = ({ plan }: CatalogueFields): readonly string[] => textsIn(plan);

/** The coach passengers would see, were these fields published; null where it cannot be built. */
export const plannedCoach = (frame: CoachTemplate, fields: CatalogueFields): CoachTemplate | null => {
  const named = textsIn(fields.cabinClasses);
  return coachOfPlan(frame, {
    id: frame.id,
    lines: planLinesIn(fields),
    cabinClass: classOfPlan(cabinClasses.filter((code) => named.includes(code))),
  });
};
