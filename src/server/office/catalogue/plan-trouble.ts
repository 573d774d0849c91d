import type { CatalogueEntry } from '#domain/catalogue-entry.ts';
import { textIn } from '#domain/catalogue-values.ts';
import { planOf } from '#domain/coach-plan.ts';
import { otherClassesIn, plannedCoach } from '#domain/planned-coach.ts';
import { stackedPlaces } from '#domain/stacked-places.ts';
import { frameNamed } from '#server/railway/coaches/frame-named.ts';

/** Why the plan that is meant goes no further: no coach bears its code, one place hides another, or it has other classes. */
export const planTroubleOf = ({
  kind,
  intent,
}: Pick<CatalogueEntry, 'intent' | 'kind'>): CatalogueEntry['planTrouble'] => {
  if (kind !== 'seat-map' || intent === null || intent.action === 'delete') return undefined;
  const frame = frameNamed(textIn(intent.fields.code));
  if (frame === null) return 'catalogue-frame-unknown';
  const coach = plannedCoach(frame, intent.fields);
  if (coach === null) return undefined;
  if (stackedPlaces(planOf(coach)) !== null) return 'catalogue-places-stacked';
  return otherClassesIn(coach, intent.fields) === null ? undefined : 'catalogue-classes-otherwise';
};
