import { fontFiles } from '#domain/shop/font-files.ts';
import type { Language } from '#domain/values/language.ts';

export const fontAddresses = fontFiles;
export const fontFamilies = { latin: 'Vazirmatn', persian: 'Vazirmatn Persian' } as const;

/** The same font as a style names it. */
export const fontOf = (language: Language): string =>
  `1rem '${language === 'fa' ? fontFamilies.persian : fontFamilies.latin}'`;
