import type { CatalogueFields } from './catalogue-entry.ts';
import { classesIn, textsIn } from './catalogue-values.ts';
import type { CoachTemplate } from './coach.ts';
import { classOfPlan, coachOfPlan } from './coach-of-plan.ts';

export const planLinesIn = ({ plan }: CatalogueFields): readonly string[] => textsIn(plan);

/** The coach passengers would see, were these fields published; null where it cannot be built. */
export const plannedCoach = (frame: CoachTemplate, fields: CatalogueFields): CoachTemplate | null =>
  coachOfPlan(frame, {
    id: frame.id,
    lines: planLinesIn(fields),
    cabinClass: classOfPlan(classesIn(fields.cabinClasses)),
  });
