import { directionOf, type Language } from '#domain/values/language.ts';
import type { Catalogue } from './catalogue.ts';
import { type Say, sayIn } from './say.ts';

/** What a page needs in order to speak: its language, the way that language runs, and its sentences. */
export type Words = {
  readonly language: Language;
  readonly direction: 'ltr' | 'rtl';
  readonly say: Say;
};

export const wordsIn = (language: Language, catalogue: Catalogue): Words => ({
  language,
  direction: directionOf(language),
  say: sayIn(language, catalogue),
});
