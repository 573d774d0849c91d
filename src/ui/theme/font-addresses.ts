import type { Language } from '#domain/values/language.ts';

const latin = '/fonts/vazirmatn-latin-722918f8.woff2';
const persian = '/fonts/vazirmatn-persian-e4f9e9e1.woff2';

export const fontAddresses = { latin, persian } as const;
export const fontFamilies = { latin: 'Vazirmatn', persian: 'Vazirmatn Persian' } as const;

/** The same font as a style names it. */
export const fontOf = (language: Language): string =>
  `1rem '${language === 'fa' ? fontFamilies.persian : fontFamilies.latin}'`;
