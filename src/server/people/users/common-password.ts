import { foldDigits } from '#domain/values/fold-digits.ts';
import common from './common-passwords.json';

const passwords = new Set(common.passwords.split(' '));
const stems = new Set(common.stems.split(' '));

const plain: Readonly<Record<string, string>> = { ı: 'i', ş: 's', ğ: 'g', ç: 'c', ö: 'o', ü: 'u', â: 'a' };
const folded = (password: string) =>
  foldDigits(password)
    .toLocaleLowerCase('tr')
    .replaceAll(/[ışğçöüâ]/g, (letter) => plain[letter] ?? letter);

const usualEnd = /\d{1,4}[!.*?]?$/;

/** Many people use this password: it is on the list, or a word of the list with the usual number behind it. */
export const isCommonPassword = (password: string): boolean => {
  const text = folded(password);
  return passwords.has(text) || stems.has(text.replace(usualEnd, ''));
};
