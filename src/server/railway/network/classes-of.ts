import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { Network, Train } from './railway.ts';

/** The classes a train has places of. */
export const classesOf = (network: Network, { coaches }: Train): ReadonlySet<CabinClass> =>
  new Set(
    coaches.flatMap(({ template }) =>
      (network.templates.get(template)?.places ?? []).map(({ cabinClass }) => cabinClass),
    ),
  );
