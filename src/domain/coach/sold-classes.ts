import { type CabinClass, cabinClasses } from '#domain/values/cabin-class.ts';
import type { CoachTemplate } from './coach.ts';

/** The classes a coach is sold in; a wheelchair's place is no class of its own. */
export const soldClassesOf = ({ places }: Pick<CoachTemplate, 'places'>): readonly CabinClass[] =>
  cabinClasses.filter((code) => code !== 'DSB' && places.some(({ cabinClass }) => cabinClass === code));
