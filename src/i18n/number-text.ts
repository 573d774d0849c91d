import type { Language } from '#domain/language.ts';
import { localeOf } from './locale-of.ts';

/** A format costs far more to make than to use. */
const made = new Map<Language, Intl.NumberFormat>();

/** A number with the digits and separators of the language. */
export const numberText = (number: number, language: Language): string => {
  const format = made.get(language) ?? new Intl.NumberFormat(localeOf(language));
  made.set(language, format);
  return format.format(number);
};
