import type { CoachTemplate } from './coach.ts';

/** The dog tariff needs every place of the compartment sold with it. */
export const hasWholeCompartment = (
  { places }: Pick<CoachTemplate, 'places'>,
  unit: number,
  seats: ReadonlySet<string>,
): boolean => {
  const inUnit = places.filter((place) => place.unit === unit);
  return inUnit.length > 0 && inUnit.every(({ number }) => seats.has(number));
};
