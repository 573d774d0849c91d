import { foldDigits } from './fold-digits.ts';

const longest = 100;
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

const written = /[\p{L}\p{Nd}]/u;

/** Two spellings of one surname have one key: case, accents, dots of the i, spaces and signs between do not count. */
export const surnameKeyOf = (surname: string): string =>
  [...foldDigits(surname.slice(0, longest)).normalize('NFKD').toLowerCase().normalize('NFKD')]
    .map((letter) => sameLetter[letter] ?? letter)
    .filter((letter) => written.test(letter))
    .join('');
