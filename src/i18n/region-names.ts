import type { Language } from '#domain/values/language.ts';
import { localeOf } from './locale-of.ts';

type Region = { readonly code: string; readonly name: string };

/** The names of countries in a language, in the order of its alphabet. */
export const regionsIn = (codes: readonly string[], language: Language): readonly Region[] => {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'region' });
  const { compare } = new Intl.Collator(localeOf(language));
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => compare(one.name, other.name));
};
