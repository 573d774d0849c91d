import { inject } from 'vitest';
import type { Language } from '#domain/language.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { type Words, wordsIn } from '#i18n/words.ts';
import { inTheLongRun } from './in-the-long-run.ts';

const tongues: readonly Language[] = ['tr', 'en', 'fa'];

type InTongue<Case> = readonly [Language, Words, readonly Case[]];

/** Every case in every language in the long run; in every run a third of them, and in which language, is drawn by lot. */
export const inTongues = <Case>(cases: readonly Case[]): readonly InTongue<Case>[] => {
  const lot = inject('seed') % tongues.length;
  const third = cases.filter((_, index) => cases.length < tongues.length || index % tongues.length === lot);
  return inTheLongRun(tongues, tongues.slice(lot, lot + 1)).map((language) => [
    language,
    wordsIn(language, wholeCatalogue(language)),
    inTheLongRun(cases, third),
  ]);
};
