import type { Language } from '#domain/values/language.ts';

const calendars = {
  tr: 'tr-TR-u-ca-gregory',
  en: 'en-GB-u-ca-gregory',
  fa: 'fa-IR-u-ca-persian',
} as const satisfies Record<Language, string>;

/** The calendar a reader counts in. */
export const calendarOf = (language: Language): string => calendars[language];

/** Trains run by this calendar, whoever reads: it stands in brackets where the reader's own is another. */
export const railwayCalendarOf = (language: Language): string =>
  `${calendars[language].slice(0, 5)}-u-ca-gregory`;
