import { foldDigits } from './fold-digits.ts';

const signs = /[^\p{L}\p{Nd}]/gu;

/** White space and signs that are no letters fall away; letters are written in upper case. */
export const parsePassport = (input: string): string => foldDigits(input).replaceAll(signs, '').toUpperCase();

/** A passport number has 5 to 11 signs; in the member's own form 4 are enough. */
export const isPassportNumber = (text: string, least: 4 | 5 = 5): boolean =>
  text.length >= least && text.length <= 11;
