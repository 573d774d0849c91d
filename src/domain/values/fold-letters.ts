import { foldDigits } from './fold-digits.ts';

/** Letters that no accent makes out of another, and Arabic letters that Persian writes in its own way. */
const sameLetter: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ə: 'e',
  ς: 'σ',
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ة: 'ه',
  ە: 'ه',
};

/** Accents, dots and joiners: what is written at a letter and is none. */
const beside = /[\p{M}\p{Cf}]/gu;

/** Two spellings of one word become one: case, accents, dots of the i and joiners do not count; spaces and signs stay. */
export const foldLetters = (text: string): string =>
  Array.from(
    foldDigits(text).normalize('NFKD').toLowerCase().normalize('NFKD').replaceAll(beside, ''),
    (letter) => sameLetter[letter] ?? letter,
  ).join('');
