import { foldDigits } from '#domain/values/fold-digits.ts';
import type { Language } from '#domain/values/language.ts';

type Numbers = Readonly<Record<string, number>>;

/** Numbers that are written out. */
const numbers: Readonly<Record<Language, Numbers>> = {
  tr: { bir: 1, iki: 2, üç: 3, dört: 4, beş: 5, altı: 6, yedi: 7, sekiz: 8, dokuz: 9, on: 10 },
  en: { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  fa: { یک: 1, دو: 2, سه: 3, چهار: 4, پنج: 5, شش: 6, هفت: 7, هشت: 8, نه: 9, ده: 10 },
};

const spans: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  second: { tr: 'saniye|sn', en: 'seconds?|s', fa: 'ثانیه' },
  minute: { tr: 'dakika|dk', en: 'minutes?|min', fa: 'دقیقه' },
  hour: { tr: String.raw`saat|sa(?!\p{L})`, en: 'hours?|h', fa: 'ساعت' },
  day: { tr: 'gün', en: 'days?', fa: 'روز' },
};

/** How many is told by a value: a day, or an hour of the clock, is none. */
const asked = /^(?:#|\{(?:seconds|minutes|hours|days|count)\b)/;

const numbersOf = (language: Language) => Object.keys(numbers[language]);

/** In Turkish and Persian a word goes on as it is used. */
const endOf = (language: Language): string => (language === 'en' ? String.raw`(?!\p{L})` : '');

const nameOf = (counted: string, language: Language): string =>
  asked.test(counted) ? 'so many' : String(numbers[language][counted] ?? Number(foldDigits(counted)));

/** How long something takes, as a sentence says it: `10 minute`, `so many hour`. Of one it may be told without a number. */
export const timesIn = (sentence: string, language: Language): readonly string[] => {
  const text = sentence.toLocaleLowerCase(language);
  const counted = [...numbersOf(language), String.raw`[\d۰-۹]+`, '#', String.raw`\{\w+(?:, number)?\}`].join(
    '|',
  );
  const found = Object.entries(spans).flatMap(([span, words]) =>
    Array.from(
      text.matchAll(
        new RegExp(
          `(?<![\\p{L}\\d])(${counted})[+]?[ \\u200c](?:${words[language]})${endOf(language)}`,
          'gu',
        ),
      ),
      ([, many = '']) => ({ span, many }),
    ),
  );
  const times = found
    .filter(({ many }) => !many.startsWith('{') || asked.test(many))
    .map(({ span, many }) => `${nameOf(many, language)} ${span}`)
    .filter((time) => !time.startsWith('1 '));
  return [...new Set(times)].toSorted();
};

/** What is said where there is none of a thing. */
export const textsOfNone = (sentence: string): readonly string[] =>
  Array.from(sentence.matchAll(/=0 \{([^{}]*)\}/g), ([, text = '']) => text);

/** Whether a number stands in what is said, as a figure or written out. */
export const namesNumber = (text: string, language: Language): boolean =>
  new RegExp(`(?<!\\p{L})(?:${numbersOf(language).join('|')})(?!\\p{L})|[#\\d۰-۹]`, 'iu').test(text);

/** Whether where one goes to is said before where one comes from, and both in one line. */
export const isTurnedRound = (sentence: string): boolean => /\{to\}[^\n{]{1,6}\{from\}/.test(sentence);
