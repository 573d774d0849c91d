import { languages } from '#domain/values/language.ts';
import en from '#locales/en.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import type { Text } from '../sight.ts';
import type { Rule } from '../view.ts';

/** Written small and longer than two letters: no name. */
const wordsIn = (text: string): readonly string[] =>
  text.split(/[^\p{L}’']+/u).filter((word) => word.length > 2 && /^\p{Ll}/u.test(word));
const wordsOf = (catalogue: Readonly<Record<string, string>>) =>
  new Set(
    Object.values(catalogue)
      .map((sentence) => sentence.replaceAll(/\{[^}]*\}/g, ' '))
      .flatMap(wordsIn),
  );

const [turkish, english] = [wordsOf(tr), wordsOf(en)];
const only = (own: ReadonlySet<string>, other: ReadonlySet<string>) =>
  new Set([...own].filter((word) => !other.has(word)));
const foreign: Readonly<Record<string, ReadonlySet<string>>> = {
  tr: only(english, turkish),
  en: only(turkish, english),
};

const plain = (text: string) =>
  text
    .toLocaleLowerCase('en')
    .replaceAll(/[.…:!?]+$/g, '')
    .trim();
const wholesOf = (catalogue: Readonly<Record<string, string>>) =>
  new Set(
    Object.values(catalogue)
      .filter((sentence) => !sentence.includes('{'))
      .map(plain),
  );
const [turkishWholes, englishWholes] = [wholesOf(tr), wholesOf(en)];
/** What the other catalogue says whole, a name on a button too. */
const foreignWholes: Readonly<Record<string, ReadonlySet<string>>> = {
  tr: only(englishWholes, turkishWholes),
  en: only(turkishWholes, englishWholes),
};

const arabic = /\p{Script=Arabic}[\p{Script=Arabic}\s\u200c]*/gu;

/** Called so in every language. */
const terms = /\b(?:PDF|PNR)\b/g;

const isolated = /[⁦-⁨][^⁩]*⁩/gu;

const strangersIn = ({ text, language }: Text): readonly string[] =>
  language === 'fa'
    ? (text
        .replaceAll(isolated, ' ')
        .replaceAll(terms, ' ')
        .match(/[A-Za-z0-9][\w.-]*/g) ?? [])
    : [
        ...(foreignWholes[language]?.has(plain(text)) === true ? [text] : []),
        ...wordsIn(text).filter((word) => foreign[language]?.has(word) === true),
        ...(text.match(arabic) ?? []).map((words) => words.trim()),
      ];

/** No word, and in Persian no digit, is of another language, but for names and values set apart. */
export const oneLanguage: Rule = ({ sight: { texts, language } }) =>
  languages.some((each) => each === language)
    ? texts
        .filter((text) => !text.isSetApart && text.language === language)
        .flatMap((text) => strangersIn(text).map((word) => `“${word}” in “${text.text.slice(0, 100)}”`))
    : [];
