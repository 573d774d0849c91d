import type { Language } from '#domain/language.ts';
import { localeOf } from './locale-of.ts';

/** A number with the digits and separators of the language. */
export const numberText = (number: number, language: Language): string =>
  number.toLocaleString(localeOf(language));
