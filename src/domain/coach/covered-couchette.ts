import type { CoachTemplate } from './coach.ts';

/** A covered couchette is closed by four passengers. */
export const closedBy = 4;

/** The compartments of a covered couchette coach a party has begun and not closed: their passengers go elsewhere. */
export const openCouchettes = (
  { kind, places }: Pick<CoachTemplate, 'kind' | 'places'>,
  seats: ReadonlySet<string>,
): readonly number[] => {
  if (kind !== 'couchette') return [];
  const begun = places.filter(({ number }) => seats.has(number)).map(({ unit }) => unit);
  return [...new Set(begun)].filter((unit) => begun.filter((other) => other === unit).length < closedBy);
};
