import { plainNameOf } from './station-name.ts';

const unmarked = (word: string): string => word.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What a train is called, its number once and first: the railway puts the number into most names itself. */
export const trainTitleOf = (number: string, name: string): string =>
  plainNameOf([number, ...name.split(' ').filter((word) => unmarked(word) !== unmarked(number))].join(' ')).trim();
