import { countryCodeOf, countryCodes } from '#domain/values/country-codes.ts';
import { turkish } from '#domain/values/customer-number.ts';
import { regionsIn } from '#i18n/region-names.ts';
import type { Words } from '#i18n/words.ts';

const foreignCodes = countryCodes.filter((_, at) => at + 1 !== turkish);

/** The countries a passport may be of, behind the wish to choose one. */
export const foreignCountriesIn = ({ say, language }: Pick<Words, 'language' | 'say'>) => [
  { value: '', label: say('passenger.country.choose') },
  ...regionsIn(foreignCodes, language).map(({ code, name }) => ({ value: code, label: name })),
];

/** The code of the country that is chosen; empty as long as none is. */
export const foreignCodeOf = (countryId: number): string =>
  countryId === turkish ? '' : (countryCodeOf(countryId) ?? '');

/** The number of a chosen country; Türkiye's as long as none is. */
export const foreignCountryId = (code: string): number => Math.max(countryCodes.indexOf(code) + 1, turkish);
