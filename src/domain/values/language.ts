export const languages = ['tr', 'en', 'fa'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'tr';

export const isLanguage = (text: string): text is Language => languages.some((language) => language === text);

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'fa' ? 'rtl' : 'ltr');

/** `?dil=en` on any address chooses the language and keeps it; it works without a script. */
export const languageQuery = 'dil';
