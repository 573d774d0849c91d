import { surnameKeyOf } from '#domain/person/surname-key.ts';

/** A name in one spelling, whatever order its words stand in: a rented car is paid with a card in its driver's own. */
export const holderKeyOf = (name: string): string =>
  name
    .split(/\s+/u)
    .map(surnameKeyOf)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');
