import { foldLetters } from './fold-letters.ts';

const longest = 100;
const unwritten = /[^\p{L}\p{Nd}]/gu;

/** Two spellings of one surname have one key: case, accents, dots of the i, spaces and signs between do not count. */
export const surnameKeyOf = (surname: string): string =>
  foldLetters(surname.slice(0, longest)).replaceAll(unwritten, '');
