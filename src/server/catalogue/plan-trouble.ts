import type { CatalogueEntry } from '#domain/catalogue-entry.ts';
import { textIn } from '#domain/catalogue-values.ts';
import { planOf } from '#domain/coach-plan.ts';
import { plannedCoach } from '#domain/planned-coach.ts';
import { stackedPlaces } from '#domain/stacked-places.ts';
import { frameNamed } from '#server/railway/coaches/frame-named.ts';

/** Why the plan that is meant can be drawn for nobody: no coach bears its code, or one place hides another. */
export const planTroubleOf = ({
  kind,
  intent,
}: Pick<CatalogueEntry, 'intent' | 'kind'>): CatalogueEntry['planTrouble'] => {
  if (kind !== 'seat-map' || intent === null || intent.action === 'delete') return undefined;
  const frame = frameNamed(textIn(intent.fields.code));
  if (frame === null) return 'catalogue-frame-unknown';
  const coach = plannedCoach(frame, intent.fields);
  return coach !== null && stackedPlaces(planOf(coach)) !== null ? 'catalogue-places-stacked' : undefined;
};
