import { inject } from 'vitest';
import type { Language } from '#domain/values/language.ts';
import en from '#locales/en.json' with { type: 'json' };
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { inTheLongRun } from '../in-the-long-run.ts';

export type Reader = { readonly language: Language; readonly words: typeof tr };

export const everyReader: readonly Reader[] = [
  { language: 'tr', words: tr },
  { language: 'en', words: en },
  { language: 'fa', words: fa },
];

/** Readers of all languages in the long run; in `npm test` one, by lot. */
export const drawnReaders = (): readonly Reader[] => {
  const lot = inject('seed') % everyReader.length;
  return inTheLongRun(everyReader, everyReader.slice(lot, lot + 1));
};

/** The languages of those readers. */
export const drawnLanguages = (): readonly Language[] => drawnReaders().map(({ language }) => language);
