import type { Language } from '#domain/values/language.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { type Words, wordsIn } from '#i18n/words.ts';

const tongues: readonly Language[] = ['tr', 'en', 'fa'];

type InTongue<Case> = readonly [Language, Words, readonly Case[]];

/** Every case in every language. */
export const inTongues = <Case>(cases: readonly Case[]): readonly InTongue<Case>[] =>
  tongues.map((language) => [language, wordsIn(language, wholeCatalogue(language)), cases]);
