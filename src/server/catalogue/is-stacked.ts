import type { CatalogueFields } from '#domain/catalogue-entry.ts';
import { planOf } from '#domain/coach-plan.ts';
import { plannedCoach } from '#domain/planned-coach.ts';
import { stackedPlaces } from '#domain/stacked-places.ts';
import { coachTemplates } from '#server/railway/coaches/coach-templates.ts';

/** Whether two places of a plan stand on one spot of its coach, where nobody could choose the one below. */
export const isStacked = (fields: CatalogueFields): boolean => {
  const frame = coachTemplates.get(Number(fields.code));
  const coach = frame === undefined ? null : plannedCoach(frame, fields);
  return coach !== null && stackedPlaces(planOf(coach)) !== null;
};
