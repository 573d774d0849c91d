import type { Language } from '#domain/values/language.ts';

const locales = { tr: 'tr-TR', en: 'en-GB', fa: 'fa-IR' } as const satisfies Record<Language, string>;

export const localeOf = (language: Language): string => locales[language];
