import { type CabinClass, cabinClasses } from '#domain/values/cabin-class.ts';
import type { CatalogueValue } from './catalogue-entry.ts';

/** Several choices, or the lines of a plan; none where the field holds something else. */
export const textsIn = (value: CatalogueValue | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

/** The classes among the choices, in the order of the shop's own. */
export const classesIn = (value: CatalogueValue | undefined): readonly CabinClass[] => {
  const named = new Set(textsIn(value));
  return cabinClasses.filter((code) => named.has(code));
};

export const numberIn = (value: CatalogueValue | undefined, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

export const textIn = (value: CatalogueValue | undefined): string => (typeof value === 'string' ? value : '');
