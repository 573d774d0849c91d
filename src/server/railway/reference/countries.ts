import { loadCountries, loadNationalities } from '#contract/journeys/reference.ts';
import { countryCodes } from '#domain/values/country-codes.ts';
import type { Language } from '#domain/values/language.ts';
import { localeOf } from '#i18n/locale-of.ts';
import { keptList } from './kept-list.ts';

const nameOf = (code: string, language: Language): string =>
  new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code) ?? code;

export const türkiye = (language: Language) => ({ id: 1, name: nameOf('TR', language), code: 'TR' });

export const countries = keptList(loadCountries, ({ language }) =>
  countryCodes.map((code, at) => ({ id: at + 1, name: nameOf(code, language), code })),
);

/** 1 is a citizen of Türkiye, 0 anybody else. */
export const nationalities = keptList(loadNationalities, ({ say }) => [
  { id: 1, code: 'TR', name: say('reference.nationality.turkish') },
  { id: 0, code: '', name: say('reference.nationality.foreign') },
]);
