import type { Language } from '#domain/values/language.ts';
import { onceEach } from '#domain/values/once-each.ts';
import { localeOf } from './locale-of.ts';

const formatIn = onceEach((language: Language) => new Intl.NumberFormat(localeOf(language)));

/** A number with the digits and separators of the language. */
export const numberText = (number: number, language: Language): string => formatIn(language).format(number);
