import { foldDigits } from '#domain/values/fold-digits.ts';
import { withoutWhiteSpace } from '#domain/values/white-space.ts';
import { phoneCountries, phoneFormatOf } from './phone-table.ts';

/** A telephone number in the parts the operator keeps it in. */
export type PhoneParts = { readonly country: string; readonly area: string; readonly number: string };

export type PhoneProblem =
  | 'phone-needed'
  | 'phone-wrong'
  | 'phone-other-country'
  | 'phone-too-short'
  | 'phone-too-long';

const written = /^\+?[\d()./\u2010-\u2015-]*$/;
const abroad = /^(?:\+|00)/;

/** The territories share the dial code 1; their own area code comes first, and is added when it is left out. */
const areasOfTerritories: Readonly<Record<string, readonly [string, ...string[]]>> = {
  AS: ['684'],
  GU: ['671'],
  MP: ['670'],
  PR: ['787', '939'],
  VI: ['340'],
};
const localLength = 7;

/** Here a zero at the front is a part of the number. */
const withOwnZero = new Set(['CG', 'CI', 'GA', 'IT', 'SM', 'VA']);

/** 00, a dial code and a number: nobody dials more digits. */
const mostDialled = 20;

/** Where nothing is known of a dial code. */
const unknownForm = { least: 7, most: 15 } as const;

const turkishArea = 3;
const argentineLength = 10;
/** Within Argentina a mobile number is dialled with 15 between area and number. */
const argentineMobile = /^(?=\d{12}$)(\d{2,4}?)15(\d{6,8})$/;

type ParsedNumber = {
  readonly text: string;
  readonly digits: string;
  /** As it is dialled from abroad, dial code first; null when it is not written so. */
  readonly fromAbroad: string | null;
};

const onlyDigits = (text: string): string => text.replaceAll(/\D/g, '');

const parseNumber = (input: string): ParsedNumber => {
  const text = foldDigits(withoutWhiteSpace(input));
  return {
    text,
    digits: onlyDigits(text),
    fromAbroad: abroad.test(text) ? onlyDigits(text.replace(abroad, '')) : null,
  };
};

const withoutZero = (country: string, digits: string): string =>
  withOwnZero.has(country) ? digits : digits.replace(/^0+/, '');

const argentine = (digits: string): string =>
  digits
    .replace(/^(?:54)?0*9?0*/, '')
    .replace(argentineMobile, '$1$2')
    .slice(0, argentineLength);

/** Without the country's dial code, however it was written. */
const withoutDialCode = (country: string, { digits, fromAbroad }: ParsedNumber): string => {
  const { dialCode, most } = phoneFormatOf(country);
  const whole = fromAbroad ?? digits;
  const hasDialCode = fromAbroad === null ? digits.length > most : true;
  return hasDialCode && whole.startsWith(dialCode) ? whole.slice(dialCode.length) : whole;
};

const atHome = (country: string, parsed: ParsedNumber): string => {
  const digits = withoutZero(country, withoutDialCode(country, parsed));
  return country === 'AR' ? argentine(digits) : digits;
};

type Split = Omit<PhoneParts, 'country'>;

const splitTerritorial = ([own, ...others]: readonly [string, ...string[]], digits: string): Split => {
  const area = [own, ...others].find(
    (each) => digits.startsWith(each) && digits.length >= each.length + localLength,
  );
  return area === undefined ? { area: own, number: digits } : { area, number: digits.slice(area.length) };
};

const split = (country: string, digits: string): Split => {
  const areas = areasOfTerritories[country];
  if (areas !== undefined) return splitTerritorial(areas, digits);
  return country === 'TR'
    ? { area: digits.slice(0, turkishArea), number: digits.slice(turkishArea) }
    : { area: '', number: digits };
};

/** How many digits a number of the country has, as it is asked for. */
export const phoneBoundsOf = (country: string): { readonly least: number; readonly most: number } =>
  country in areasOfTerritories ? { least: localLength, most: localLength } : phoneFormatOf(country);

const isOfOtherCountry = (country: string, { fromAbroad }: ParsedNumber): boolean =>
  fromAbroad !== null && !fromAbroad.startsWith(phoneFormatOf(country).dialCode);

const countedOf = (country: string, parsed: ParsedNumber): number => {
  const { area, number } = split(country, atHome(country, parsed));
  return country === 'TR' ? area.length + number.length : number.length;
};

/** A number follows the form of its country; a zero at the front and the dial code may be written or left out. */
export const phoneProblemOf = (country: string, given: string): PhoneProblem | null => {
  const parsed = parseNumber(given);
  if (parsed.text === '') return 'phone-needed';
  if (!written.test(parsed.text)) return 'phone-wrong';
  if (isOfOtherCountry(country, parsed)) return 'phone-other-country';
  if (parsed.digits.length > mostDialled) return 'phone-too-long';
  const { least, most } = phoneBoundsOf(country);
  const counted = countedOf(country, parsed);
  if (counted < least) return 'phone-too-short';
  return counted > most ? 'phone-too-long' : null;
};

/** The number in the parts it is kept in. */
export const phonePartsOf = (country: string, input: string): PhoneParts => ({
  country: phoneFormatOf(country).dialCode,
  ...split(country, atHome(country, parseNumber(input))),
});

const hasDigitsOf =
  (digits: string) =>
  (country: string): boolean => {
    const { least, most } = phoneFormatOf(country);
    const { length } = withoutZero(country, digits);
    return length >= least && length <= most;
  };

/** A number in its parts is written as one, and has as many digits as the numbers of a country with that dial code. */
export const isPhone = ({ country, area, number }: PhoneParts): boolean => {
  if (![country, area, number].every((part) => written.test(withoutWhiteSpace(part)))) return false;
  const digits = onlyDigits(`${area}${number}`);
  const countries = phoneCountries.filter((each) => phoneFormatOf(each).dialCode === onlyDigits(country));
  return countries.length === 0
    ? digits.length >= unknownForm.least && digits.length <= unknownForm.most
    : countries.some(hasDigitsOf(digits));
};

const inGroups = (digits: string): string => digits.replaceAll(/(\d{3})(?=\d{2})/g, '$1 ');

/** The number as it is read at home, without the dial code. */
export const phoneWritten = (country: string, input: string): string => {
  const { area, number } = split(country, atHome(country, parseNumber(input)));
  const areas = areasOfTerritories[country];
  if (areas !== undefined) {
    const local = number.replace(/^(\d{3})(\d+)$/, '$1-$2');
    return area === areas[0] ? local : `${area} ${local}`;
  }
  return country === 'TR'
    ? `${area}${number}`.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4')
    : inGroups(number);
};
