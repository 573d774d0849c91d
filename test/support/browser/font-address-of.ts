import type { Language } from '#domain/values/language.ts';
import { fontAddresses } from '#ui/theme/font-addresses.ts';

/** The font a page of this language shows first. */
export const fontAddressOf = (language: Language): string =>
  language === 'fa' ? fontAddresses.persian : fontAddresses.latin;
