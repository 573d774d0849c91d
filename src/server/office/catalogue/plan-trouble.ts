import type { CatalogueEntry } from '#domain/catalogue/catalogue-entry.ts';
import { textIn } from '#domain/catalogue/catalogue-values.ts';
import { otherClassesIn, plannedCoach } from '#domain/catalogue/planned-coach.ts';
import { planOf } from '#domain/coach/coach-plan.ts';
import { stackedPlaces } from '#domain/coach/stacked-places.ts';
import { frameNamed } from '#server/railway/network/coaches/frame-named.ts';

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
