import { phonePartsOf } from './phone.ts';
import { phoneCountries, phoneFormatOf } from './phone-table.ts';

/** Of the countries that share a dial code the one that gave it out. */
const firstOf: Readonly<Record<string, string>> = {
  '1': 'US',
  '7': 'RU',
  '39': 'IT',
  '44': 'GB',
  '47': 'NO',
  '61': 'AU',
  '212': 'MA',
  '262': 'RE',
  '358': 'FI',
  '590': 'GP',
  '599': 'CW',
  '672': 'NF',
};

/** A country whose numbers are dialled with this code; null where no country's are. */
export const phoneCountryOf = (dialCode: string, digits: string): string | null => {
  const sharing = phoneCountries.filter((country) => phoneFormatOf(country).dialCode === dialCode);
  const first = firstOf[dialCode] ?? sharing[0] ?? null;
  if (first === null) return null;
  const { area, number } = phonePartsOf(first, digits);
  return `${area}${number}` === digits ? first : (sharing.find((country) => country !== first) ?? first);
};
