import type { Language } from '#domain/language.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { type Words, wordsIn } from '#i18n/words.ts';
import { inTheLongRun } from './in-the-long-run.ts';

const tongues: readonly Language[] = ['tr', 'en', 'fa'];

type InTongue<Case> = readonly [Language, Words, readonly Case[]];

/** Every case in every language in the long run; in every run each case in one of them, the first in the `from`th. */
export const inTongues = <Case>(cases: readonly Case[], from = 0): readonly InTongue<Case>[] =>
  tongues.flatMap((language, place): readonly InTongue<Case>[] => {
    const share = cases.filter((_, index) => (index + from) % tongues.length === place);
    const met = inTheLongRun(cases, share);
    return met.length === 0 ? [] : [[language, wordsIn(language, wholeCatalogue(language)), met]];
  });
