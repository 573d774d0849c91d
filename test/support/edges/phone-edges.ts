import { citizen, companyOfTest, foreigner } from '#test/support/registrations.ts';
import { type EdgeCase, endlessDigits } from './edge-case.ts';

type Phone = { readonly phoneCountry: string; readonly phone: string };
type Phones = readonly EdgeCase<Phone>[];

const of =
  (phoneCountry: string) =>
  (phone: string): Phone => ({ phoneCountry, phone });

const [turkish, american, italian] = [of('TR'), of('US'), of('IT')];
const [samoan, puertoRican, argentine] = [of('AS'), of('PR'), of('AR')];

/** V-07: who must give one, and in which form. */
export const phonesOfWhom: readonly EdgeCase<Phone & { readonly of: typeof citizen }>[] = [
  ['none, of a citizen', 'refused', { of: citizen, ...turkish('') }],
  ['spaces, of a citizen', 'refused', { of: citizen, ...turkish('  ') }],
  ['direction marks, of a citizen', 'refused', { of: citizen, ...turkish('\u200f') }],
  ['one, of a citizen', 'taken', { of: citizen, ...turkish('5321234567') }],
  ['one of Iran, of a citizen', 'taken', { of: citizen, ...of('IR')('912 000 00 04') }],
  ['none, of a foreigner', 'taken', { of: foreigner, ...turkish('') }],
  ['spaces, of a foreigner', 'taken', { of: foreigner, ...turkish(' \u00a0') }],
  ['one of Iran, of a foreigner', 'taken', { of: foreigner, ...of('IR')('9120000004') }],
  ['five digits of Iran, of a foreigner', 'refused', { of: foreigner, ...of('IR')('91200') }],
  ['a word, of a foreigner', 'refused', { of: foreigner, ...turkish('yok') }],
  ['none, of a company', 'refused', { of: companyOfTest, ...turkish('') }],
  ['one, of a company', 'taken', { of: companyOfTest, ...turkish('3521234567') }],
  ['an emoji, of a company', 'refused', { of: companyOfTest, ...turkish('📞') }],
  ['Persian digits, of a citizen', 'taken', { of: citizen, ...turkish('۵۳۲۱۲۳۴۵۶۷') }],
  ['markup, of a citizen', 'refused', { of: citizen, ...turkish('<b>5321234567') }],
  ['a Turkish letter, of a foreigner', 'refused', { of: foreigner, ...turkish('532123456ı') }],
  ['the letter O for a zero, of a foreigner', 'refused', { of: foreigner, ...turkish('532123456O') }],
  ['a null byte, of a foreigner', 'refused', { of: foreigner, ...turkish('5321234567\0') }],
  ['a hundred thousand digits, of a foreigner', 'refused', { of: foreigner, ...turkish(endlessDigits) }],
];

/** V-12: the table of countries. */
export const phones: Phones = [
  ['ten digits of Türkiye', 'taken', turkish('5321234567')],
  ['nine digits of Türkiye', 'refused', turkish('532123456')],
  ['eleven digits of Türkiye', 'refused', turkish('53212345678')],
  ['a zero before them', 'taken', turkish('05321234567')],
  ['the dial code before them', 'taken', turkish('+90 532 123 45 67')],
  ['two zeros and the dial code', 'taken', turkish('0090 532 123 45 67')],
  ['the dial code of another country', 'refused', turkish('+49 532 123 4567')],
  ['Persian digits', 'taken', turkish('۵۳۲۱۲۳۴۵۶۷')],
  ['Arabic digits', 'taken', turkish('٥٣٢١٢٣٤٥٦٧')],
  ['brackets, dots, lines and spaces', 'taken', turkish('(532) 123.45-67')],
  ['direction marks around', 'taken', turkish('\u202a5321234567\u202c')],
  ['a letter for a digit', 'refused', turkish('532123456O')],
  ['a null byte', 'refused', turkish('5321234567\0')],
  ['an emoji', 'refused', turkish('5321234567🙂')],
  ['a plus at the end', 'refused', turkish('5321234567+')],
  ['a hundred thousand digits', 'refused', turkish(endlessDigits)],
  ['six digits of Italy, whose zero is their own', 'taken', italian('065551')],
  ['five digits of Italy', 'refused', italian('06555')],
  ['four digits where no form is known', 'taken', of('AQ')('1234')],
  ['three digits where no form is known', 'refused', of('AQ')('123')],
  ['fifteen digits where no form is known', 'taken', of('AQ')('123456789012345')],
  ['sixteen digits where no form is known', 'refused', of('AQ')('1234567890123456')],
  ['thirteen digits of Germany, the most of any form', 'taken', of('DE')('3012345678901')],
  ['fourteen digits of Germany', 'refused', of('DE')('30123456789012')],
  ['nothing', 'refused', turkish('')],
  ['more behind it', 'refused', turkish('5321234567 (ev)')],
  ['a line break behind it', 'taken', turkish('5321234567\r\n')],
  ['a Turkish letter', 'refused', turkish('532123456ş')],
];

/** V-13: the territories of the United States. */
export const territorialPhones: Phones = [
  ['seven digits of Samoa', 'taken', samoan('6995551')],
  ['six digits of Samoa', 'refused', samoan('699555')],
  ['eight digits of Samoa', 'refused', samoan('69955512')],
  ['shown as three and four', 'taken', samoan('699-5551')],
  ['the area before them', 'taken', samoan('684 699 5551')],
  ['the dial code and the area before them', 'taken', samoan('+1 684 699 5551')],
  ['the area of another territory before them', 'refused', samoan('671 699 5551')],
  ['seven digits of Guam', 'taken', of('GU')('5551234')],
  ['seven digits of the Marianas', 'taken', of('MP')('2345678')],
  ['seven digits of the Virgin Islands', 'taken', of('VI')('7771234')],
  ['seven digits of Puerto Rico', 'taken', puertoRican('5551234')],
  ['its second area before them', 'taken', puertoRican('939 555 1234')],
  ['two digits of Puerto Rico', 'refused', puertoRican('12')],
  ['Persian digits of Puerto Rico', 'taken', puertoRican('۵۵۵۱۲۳۴')],
  ['an emoji', 'refused', puertoRican('555123🙂')],
  ['Puerto Rico, nothing', 'refused', puertoRican('')],
  ['Puerto Rico, spaces alone', 'refused', puertoRican(' \u00a0 ')],
  ['Puerto Rico, direction marks around', 'taken', puertoRican('\u200f5551234\u200e')],
  ['Puerto Rico, a line break behind it', 'taken', puertoRican('5551234\r\n')],
  ['Puerto Rico, markup around it', 'refused', puertoRican('<b>5551234</b>')],
  ['Puerto Rico, a null byte', 'refused', puertoRican('5551234\0')],
  ['Puerto Rico, the letter O for a digit', 'refused', puertoRican('555123O')],
  ['Puerto Rico, a Turkish letter', 'refused', puertoRican('555123ı')],
  ['Puerto Rico, a hundred thousand digits', 'refused', puertoRican(endlessDigits)],
];

/** V-14: what falls away before a number is counted. */
export const partedPhones: Phones = [
  ['Türkiye, area and number apart', 'taken', turkish('532 1234567')],
  ['Türkiye, an area alone', 'refused', turkish('532')],
  ['Türkiye, two zeros before the area', 'taken', turkish('00 532 123 45 67'.replace('00', '0'))],
  ['Argentina, ten digits', 'taken', argentine('1123456789')],
  ['Argentina, nine digits', 'refused', argentine('112345678')],
  ['Argentina, the country before them', 'taken', argentine('541123456789')],
  ['Argentina, the country with a plus', 'taken', argentine('+54 11 2345 6789')],
  ['Argentina, the country and the nine of mobiles', 'taken', argentine('+54 9 11 2345 6789')],
  ['Argentina, a zero before the area', 'taken', argentine('011 2345 6789')],
  ['Argentina, 15 between area and number', 'taken', argentine('11 15 2345 6789')],
  ['Argentina, zero, area, 15 and number', 'taken', argentine('0 11 15 2345 6789')],
  ['Argentina, eleven digits are cut to ten', 'taken', argentine('11234567890')],
  ['Argentina, the country alone', 'refused', argentine('54')],
  ['Argentina, Persian digits', 'taken', argentine('۱۱۲۳۴۵۶۷۸۹')],
  ['Argentina, a word', 'refused', argentine('yok')],
  ['the United States, ten digits', 'taken', american('2025550123')],
  ['the United States, nine digits', 'refused', american('202555012')],
  ['Argentina, nothing', 'refused', argentine('')],
  ['Argentina, spaces alone', 'refused', argentine(' \u00a0 ')],
  ['Argentina, direction marks around', 'taken', argentine('\u200f1123456789\u200e')],
  ['Argentina, a line break behind it', 'taken', argentine('1123456789\r\n')],
  ['Argentina, markup around it', 'refused', argentine('<b>1123456789</b>')],
  ['Argentina, a null byte', 'refused', argentine('1123456789\0')],
  ['Argentina, the letter O for a digit', 'refused', argentine('112345678O')],
  ['Argentina, a Turkish letter', 'refused', argentine('112345678ı')],
  ['Argentina, a hundred thousand digits', 'refused', argentine(endlessDigits)],
  ['Argentina, an emoji', 'refused', argentine('1123456789📱')],
];
