import { type EdgeCase, endless, endlessDigits } from './edge-case.ts';

/** V-33: the zip of whoever rents a car. */
export const zips: readonly EdgeCase<string>[] = [
  ['five digits', 'taken', '38010'],
  ['five zeros', 'taken', '00000'],
  ['Persian digits', 'taken', '۳۸۰۱۰'],
  ['Arabic digits', 'taken', '٣٨٠١٠'],
  ['spaces around and within', 'taken', ' 38 010 '],
  ['direction marks around', 'taken', '\u200e38010\u200f'],
  ['nothing', 'refused', ''],
  ['spaces alone', 'refused', ' \u00a0 '],
  ['four digits', 'refused', '3801'],
  ['six digits', 'refused', '380100'],
  ['the letter O for a zero', 'refused', '38O10'],
  ['a sign before it', 'refused', '-3801'],
  ['a dot within', 'refused', '38.10'],
  ['a null byte behind it', 'refused', '38010\0'],
  ['an emoji behind it', 'refused', '3801🙂'],
  ['full-width digits', 'refused', '３８０１０'],
  ['a hundred thousand digits', 'refused', endlessDigits],
  ['markup around it', 'refused', '<b>38010</b>'],
  ['a Turkish letter', 'refused', '3801ı'],
];

/** V-35: since when a licence is held, of a car that asks for one year and is fetched on 7 December 2026; it is 23 November. */
export const licences: readonly EdgeCase<string>[] = [
  ['a year to the day', 'taken', '07.12.2025'],
  ['a day less than a year', 'refused', '08.12.2025'],
  ['a day more than a year', 'taken', '06.12.2025'],
  ['since today', 'refused', '23.11.2026'],
  ['since tomorrow', 'refused', '24.11.2026'],
  ['since the year of birth', 'refused', '03.05.1990'],
  ['since the day after birth', 'taken', '04.05.1990'],
  ['since before birth', 'refused', '02.05.1990'],
  ['a leap day', 'taken', '29.02.2024'],
  ['a leap day of no leap year', 'refused', '29.02.2025'],
  ['31 April', 'refused', '31.04.2020'],
  ['month 13', 'refused', '03.13.2020'],
  ['strokes between', 'taken', '7/12/2025'],
  ['nothing between', 'taken', '07122025'],
  ['the Iranian calendar', 'taken', '۱۴۰۴/۹/۱۶'],
  ['the Iranian calendar, a day later', 'refused', '۱۴۰۴/۹/۱۷'],
  ['direction marks around', 'taken', '\u200e07.12.2025\u200f'],
  ['nothing', 'refused', ''],
  ['direction marks alone', 'refused', '\u200f \u200e'],
  ['a null byte behind it', 'refused', '07.12.2025\0'],
  ['an emoji', 'refused', '🚗'],
  ['a hundred thousand signs', 'refused', endless],
  ['more behind it', 'refused', '07.12.2025 abc'],
  ['a Turkish word', 'refused', 'dün'],
  ['the letter O for a zero', 'refused', 'O7.12.2025'],
];

/** V-35: in whose name a card is that pays for the car of IŞIK ÇELİK. */
export const holders: readonly EdgeCase<string>[] = [
  ['the driver', 'taken', 'IŞIK ÇELİK'],
  ['in small letters', 'taken', 'ışık çelik'],
  ['without dots and cedillas', 'taken', 'Isik Celik'],
  ['surname first', 'taken', 'ÇELİK IŞIK'],
  ['spaces around and within', 'taken', '  IŞIK   ÇELİK '],
  ['a direction mark within', 'taken', 'IŞIK \u200eÇELİK'],
  ['the first name alone', 'refused', 'IŞIK'],
  ['the surname alone', 'refused', 'ÇELİK'],
  ['another first name', 'refused', 'AYŞE ÇELİK'],
  ['another surname', 'refused', 'IŞIK ÇELİKER'],
  ['another name more', 'refused', 'IŞIK SU ÇELİK'],
  ['both names in one', 'refused', 'IŞIKÇELİK'],
  ['a Cyrillic look-alike', 'refused', 'IŞIK ÇЕLİK'],
  ['nothing', 'refused', ''],
  ['a null byte within', 'refused', 'IŞIK\0ÇELİK'],
  ['an emoji behind it, which is no part of a name', 'taken', 'IŞIK ÇELİK🚗'],
  ['a hundred thousand letters', 'refused', endless],
  ['a line break within', 'taken', 'IŞIK\r\nÇELİK'],
  ['a Persian digit more', 'refused', 'IŞIK ÇELİK ۲'],
];

/** V-35: what is accepted before a car is laid down. */
export const acceptances: readonly EdgeCase<readonly string[]>[] = [
  ['all three', 'taken', ['sales-contract', 'pre-information', 'rental-conditions']],
  ['all three in another order', 'taken', ['rental-conditions', 'sales-contract', 'pre-information']],
  ['none', 'refused', []],
  ['without the sales contract', 'refused', ['pre-information', 'rental-conditions']],
  ['without the pre-information', 'refused', ['sales-contract', 'rental-conditions']],
  ['without the conditions', 'refused', ['sales-contract', 'pre-information']],
  ['one of them thrice', 'refused', ['sales-contract', 'sales-contract', 'sales-contract']],
  ['one nobody knows', 'refused', ['sales-contract', 'pre-information', 'carriage']],
];
