import type { Language } from '#domain/values/language.ts';
import en from '#locales/en.json';
import fa from '#locales/fa.json';
import tr from '#locales/tr.json';
import type { Catalogue } from './catalogue.ts';

const catalogues: Readonly<Record<Language, Catalogue>> = { tr, en, fa };

/** Every sentence of a language: for the server, its letters and tests. A browser gets the cut ones. */
export const wholeCatalogue = (language: Language): Catalogue => catalogues[language];
