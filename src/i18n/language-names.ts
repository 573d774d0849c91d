import type { Language } from '#domain/values/language.ts';

/** Each language by its own name: whoever needs it can read it. */
export const languageNames: Readonly<Record<Language, string>> = {
  tr: 'Türkçe',
  en: 'English',
  fa: 'فارسی',
};
