import type { CabinClass } from '#domain/values/cabin-class.ts';
import { trainOfRun } from '#domain/values/run-id.ts';
import type { Network } from '#server/railway/network/railway.ts';

/** How many places of a class there are in a run. */
export const classPlacesOf = (
  { trains, templates }: Pick<Network, 'templates' | 'trains'>,
  runId: number,
  cabinClass: CabinClass,
): number => {
  const coaches = trains[trainOfRun(runId)]?.coaches ?? [];
  return coaches
    .flatMap(({ template }) => templates.get(template)?.places ?? [])
    .filter((place) => place.cabinClass === cabinClass).length;
};
