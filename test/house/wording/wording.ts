import { createFormatters } from '@formatjs/intl';
import { type Language, languages } from '#domain/values/language.ts';
import type { Files } from '../files.ts';
import { type Piece, waysOf } from '../run-together.ts';
import type { Problem } from '../source.ts';
import { leftSayings } from './left-sayings.ts';

const { getMessageFormat } = createFormatters();

type Rule = {
  readonly says: string;
  readonly only?: Language;
  readonly found: RegExp;
  /** Sentences that mean something else by it, each by its id. */
  readonly butIn?: readonly string[];
};

/** Numbers and words in Latin letters that a Persian sentence quotes as they are written. */
const quoted = /\u2066[^\u2069]*\u2069|\S*[A-Za-z]\S*/gu;

const rules: readonly Rule[] = [
  { says: 'is empty', found: /^\s*$/u },
  { says: 'has a straight apostrophe: ’', found: /'/u },
  { says: 'has straight quotes: “ ” or « »', found: /"/u },
  { says: 'has three dots: …', found: /\.\.\./u },
  { says: 'has two spaces', found: / {2}/u },
  { says: 'has a space before its stop', found: /[\p{L}}] [.,;!?،؛؟](\s|$)/u },
  {
    says: 'ends without a stop after sentences that have one',
    found: /\p{L}{2}[”»)]?[.!?؟] \S[^\n]*[^.!?؟…:}#)”»\u2069]$/u,
    butIn: ['catalogue.plan.empty', 'catalogue.plan.no-place'],
  },
  { says: 'begins a sentence with a small letter', found: /\p{L}{2}[.!?] \p{Ll}/u },
  { says: 'has % after its number', only: 'tr', found: /[\d}#]\s?%/u },
  { says: 'joins an ending to a value: its vowel is not known', only: 'tr', found: /\}[’']?\p{Ll}/u },
  {
    says: 'has digits that are not Persian',
    only: 'fa',
    found: /[0-9]/u,
    butIn: ['atlas.picture.hint', 'lookup.problem.locator-not-one', 'support.problem.code-not-one'],
  },
  { says: 'has letters of Arabic: ی and ک', only: 'fa', found: /[يك]/u },
  { says: 'has signs that are not Persian: ، ؛ ؟ ٪', only: 'fa', found: /[,;?%]/u },
  {
    says: 'lacks a half-space',
    only: 'fa',
    found: /(?<![\p{L}\p{M}\u200c])ن?می \p{L}|\p{L} ها(ی)?(?![\p{L}\p{M}\u200c])/u,
  },
];

/** What follows a number here is no noun. */
const nothingCounted: ReadonlySet<string> = new Set(['rules.children.lap']);

const textOf = (way: readonly Piece[]): string =>
  way.map((piece) => ('value' in piece ? `{${piece.value}}` : piece.letter)).join('');

/** A sentence is excepted by its id, a family of them by what their ids begin with, up to a dot. */
const isExcepted = (id: string, butIn: readonly string[] = []): boolean =>
  butIn.some((part) => id === part || (part.endsWith('.') && id.startsWith(part)));

const countsWithoutPlural = (text: string): string | null => {
  const [, name] = /\{(\w+), number\} [a-z-]+s\b/u.exec(text) ?? [];
  return name === undefined || text.includes(`{${name}, plural`) ? null : name;
};

const problemsOf = (id: string, text: string, language: Language): string[] => {
  const ways = waysOf(getMessageFormat(text, language).getAst()).map(textOf);
  const read = language === 'fa' ? ways.map((way) => way.replaceAll(quoted, '')) : ways;
  const counted = language === 'en' && !nothingCounted.has(id) ? countsWithoutPlural(text) : null;
  return [
    ...rules
      .filter(({ only, butIn }) => (only ?? language) === language && !isExcepted(id, butIn))
      .filter(({ found, only }) => (only === 'fa' ? read : ways).some((way) => found.test(way)))
      .map(({ says }) => says),
    ...leftSayings[language]
      .filter(({ found, butIn }) => !isExcepted(id, butIn) && ways.some((way) => found.test(way)))
      .map(({ found, instead }) => `says ${found.source}: say ${instead}`),
    ...(counted === null ? [] : [`counts {${counted}} without one and many`]),
  ];
};

/** Sentences whose letters, signs or words are not those of their language. One that cannot be read is told by its own rule. */
export const wordingProblems = (files: Files): Problem[] =>
  languages.flatMap((language) => {
    const texts: Readonly<Record<string, string>> = JSON.parse(files.get(`locales/${language}.json`) ?? '{}');
    return Object.entries(texts).flatMap(([id, text]) =>
      problemsOf(id, text, language).map((says) => ({
        rule: 'wording',
        place: `locales/${language}.json:1`,
        says: `${id} ${says}`,
      })),
    );
  });
