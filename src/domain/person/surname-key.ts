import { foldLetters } from '#domain/values/fold-letters.ts';
import { isPersonName, parsePersonName } from './person-name.ts';

const longest = 100;
const unwritten = /[^\p{L}\p{Nd}]/gu;

/** Two spellings of one surname have one key: case, accents, dots of the i, spaces and signs between do not count. */
export const surnameKeyOf = (surname: string): string =>
  foldLetters(surname.slice(0, longest)).replaceAll(unwritten, '');

/** The key of a surname somebody is asked for; empty where what was typed is no name. */
export const parseSurnameKey = (input: string): string =>
  isPersonName(parsePersonName(input)) ? surnameKeyOf(input) : '';
