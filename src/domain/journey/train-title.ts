import { plainNameOf } from './station-name.ts';

/** What a train is called, its number once: the railway puts the number into most names itself. */
export const trainTitleOf = (number: string, name: string): string =>
  plainNameOf(name.startsWith(number) ? name : `${number} ${name}`).trim();
