import { phoneBoundsOf } from '#domain/person/phone.ts';
import { phoneCountries, phoneFormatOf } from '#domain/person/phone-table.ts';
import { numberText } from '#i18n/number-text.ts';
import { regionsIn } from '#i18n/region-names.ts';
import type { Words } from '#i18n/words.ts';

/** The countries a phone may be of, each with its dial code. */
export const phoneChoicesIn = ({ say, language }: Pick<Words, 'language' | 'say'>) =>
  regionsIn(phoneCountries, language).map(({ code, name }) => ({
    value: code,
    label: say('passenger.phone.country.choice', {
      country: name,
      code: `+${phoneFormatOf(code).dialCode}`,
    }),
  }));

/** How many digits a number of the country has, in words. */
export const phoneDigitsText = (country: string, { language }: Pick<Words, 'language'>): string => {
  const { least, most } = phoneBoundsOf(country);
  const [from, to] = [numberText(least, language), numberText(most, language)];
  return least === most ? from : `${from}–${to}`;
};

export const phoneHint = (country: string, words: Words): string =>
  country === 'TR'
    ? words.say('passenger.phone.hint.tr')
    : words.say('passenger.phone.hint', { digits: phoneDigitsText(country, words) });
