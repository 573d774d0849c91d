import { type EdgeCase, endless, endlessDigits } from './edge-case.ts';

type Texts = readonly EdgeCase<string>[];

/** V-02: a first name. */
export const names: Texts = [
  ['nothing', 'refused', ''],
  ['spaces alone', 'refused', ' \t\u00a0 '],
  ['direction marks alone', 'refused', '\u200f\u202a\u200b'],
  ['one letter', 'taken', 'A'],
  ['a hundred letters', 'taken', 'A'.repeat(100)],
  ['a hundred and one letters', 'refused', 'A'.repeat(101)],
  ['a hundred thousand letters', 'refused', endless],
  ['a dotless i and its small sister', 'taken', 'ışıl ilayda'],
  ['letters with accents that stand apart', 'taken', 'Ay\u0327se Jose\u0301'],
  ['dot, hyphen and both apostrophes', 'taken', "J.-P. O'Neil d’Arc"],
  ['a Persian name with its non-joiner', 'taken', 'علی‌رضا'],
  ['a name between direction marks', 'taken', '\u202bAyşe\u202c\u200e'],
  ['a digit beside letters', 'taken', 'Ayşe 2'],
  ['digits alone', 'refused', '1923'],
  ['Persian digits alone', 'refused', '۱۹۲۳'],
  ['a line break between two names', 'taken', 'Ayşe\r\nNur'],
  ['a null byte', 'refused', 'Ay\0şe'],
  ['an emoji', 'refused', 'Ayşe🙂'],
  ['markup', 'refused', '<b>Ayşe</b>'],
  ['an underscore', 'refused', 'ayse_nur'],
  ['a Cyrillic look-alike of A, a letter like others', 'taken', 'Аyşe'],
  ['a look-alike of the hyphen that is a line', 'refused', 'Anne―Marie'],
];

/** V-03: the e-mail of whoever registers; also V-01 says what a valid e-mail is. */
export const emails: Texts = [
  ['nothing', 'refused', ''],
  ['spaces alone', 'refused', '   '],
  ['a plain one', 'taken', 'isik@example.com'],
  ['a sign before the at', 'taken', 'i@example.com'],
  ['no sign before the at', 'refused', '@example.com'],
  ['64 signs before the at', 'taken', `${'i'.repeat(64)}@example.com`],
  ['65 signs before the at', 'refused', `${'i'.repeat(65)}@example.com`],
  ['254 signs in all', 'taken', `isik@${'a.'.repeat(123)}com`],
  ['255 signs in all', 'refused', `isik@${'a.'.repeat(123)}coms`],
  ['a hundred thousand signs', 'refused', `${endless}@example.com`],
  ['no dot in the host', 'refused', 'isik@example'],
  ['a dot that ends the host', 'refused', 'isik@example.'],
  ['two ats', 'refused', 'isik@example@example.com'],
  ['two mailboxes', 'refused', 'isik@example.com,elif@example.com'],
  ['a name around it', 'refused', 'Işık <isik@example.com>'],
  ['white space pasted into and around it', 'taken', ' isik @\u00a0example.com\n'],
  ['direction marks around it', 'taken', '\u200fisik@example.com\u200e'],
  ['a Turkish letter', 'refused', 'ışık@example.com'],
  ['a Cyrillic look-alike', 'refused', 'isik@exаmple.com'],
  ['Persian digits', 'refused', 'isik۱@example.com'],
  ['a null byte', 'refused', 'isik\0@example.com'],
  ['an emoji', 'refused', 'isik🙂@example.com'],
];

/** V-03: the same at the counter, where somebody without an e-mail may be registered. */
export const emailsAtCounter: Texts = emails.map(([name, verdict, input]) => [
  name,
  input.trim() === '' ? 'taken' : verdict,
  input,
]);

/** V-04: a birth date as it is typed. */
export const enteredDays: Texts = [
  ['nothing', 'refused', ''],
  ['as it is asked for', 'taken', '03.05.1990'],
  ['the first day of a month', 'taken', '01.05.1990'],
  ['day 00', 'refused', '00.05.1990'],
  ['the 31st', 'taken', '31.05.1990'],
  ['the 32nd', 'refused', '32.05.1990'],
  ['month 12', 'taken', '03.12.1990'],
  ['month 00', 'refused', '03.00.1990'],
  ['month 13', 'refused', '03.13.1990'],
  ['a year that begins with 18', 'refused', '31.12.1899'],
  ['a year that begins with 20', 'taken', '01.01.2000'],
  ['a year that begins with 21', 'refused', '01.01.2101'],
  ['a year of two digits', 'refused', '03.05.90'],
  ['Persian digits', 'taken', '۰۳.۰۵.۱۹۹۰'],
  ['Arabic digits', 'taken', '٠٣.٠٥.١٩٩٠'],
  ['digits that are mathematics', 'refused', '𝟎𝟑.𝟎𝟓.𝟏𝟗𝟗𝟎'],
  ['direction marks within', 'taken', '\u200f03.\u200e05.1990'],
  ['spaces around and between', 'taken', '  03 . 05 . 1990 '],
  ['a word', 'refused', 'dün'],
  ['more behind it', 'refused', '03.05.1990 abc'],
  ['a null byte', 'refused', '03.05.1990\0'],
  ['an emoji', 'refused', '03.05.1990🙂'],
  ['a hundred thousand digits', 'refused', endlessDigits],
];

/** V-16: whether the day it names can be somebody's birth. */
export const birthDays: Texts = [
  ['the last of February', 'taken', '28.02.1990'],
  ['29 February of an ordinary year', 'refused', '29.02.1990'],
  ['29 February of a leap year', 'taken', '29.02.1988'],
  ['29 February of 1900, no leap year', 'refused', '29.02.1900'],
  ['29 February of 2000, a leap year', 'taken', '29.02.2000'],
  ['30 February', 'refused', '30.02.1988'],
  ['31 April', 'refused', '31.04.1990'],
  ['the first day of 1900', 'taken', '01.01.1900'],
  ['the last day of 1899', 'refused', '31.12.1899'],
  ['the last day of 2099', 'refused', '31.12.2099'],
  ['the first day of 2101', 'refused', '01.01.2101'],
  ['a day of the Iranian calendar', 'taken', '1369/02/13'],
  ['a day that calendar has not', 'refused', '1369/12/30'],
  ['a letter O for a zero', 'refused', '28.O2.1990'],
];

/** V-05: a citizenship number. The tenth digits say whether the last is right: 1 and nine zeros and 4 make 6 with 1. */
export const citizenshipNumbers: Texts = [
  ['nothing', 'refused', ''],
  ['spaces alone', 'refused', '   '],
  ['eleven digits that add up', 'taken', '10000000146'],
  ['one more in the last place', 'refused', '10000000147'],
  ['one less in the last place', 'refused', '10000000145'],
  ['ten digits', 'refused', '1000000014'],
  ['twelve digits', 'refused', '100000001460'],
  ['a hundred thousand digits', 'refused', endlessDigits],
  ['Persian digits', 'taken', '۱۰۰۰۰۰۰۰۱۴۶'],
  ['Arabic digits', 'taken', '١٠٠٠٠٠٠٠١٤٦'],
  ['digits of full width', 'refused', '１００００００0146'],
  ['spaces within', 'taken', ' 100 000 001 46 '],
  ['direction marks around', 'taken', '\u200e10000000146\u200f'],
  ['the letter O for a zero', 'refused', '1O000000146'],
  ['lines between', 'refused', '100-000-001-46'],
  ['a minus before', 'refused', '-10000000146'],
  ['a null byte', 'refused', '10000000146\0'],
  ['an emoji', 'refused', '10000000146🙂'],
  ['markup around it', 'refused', '<b>10000000146</b>'],
  ['a Turkish letter', 'refused', '1000000014ş'],
];

/** V-06: a passport number. */
export const passports: Texts = [
  ['nothing', 'refused', ''],
  ['signs alone', 'refused', '-/.-/'],
  ['four signs', 'refused', 'U123'],
  ['five signs', 'taken', 'U1234'],
  ['eleven signs', 'taken', 'U1234567890'],
  ['twelve signs', 'refused', 'U12345678901'],
  ['a hundred thousand letters', 'refused', endless],
  ['small letters', 'taken', 'u123456'],
  ['spaces and lines within', 'taken', ' u-12 34.56 '],
  ['direction marks within', 'taken', '\u200fU12\u200e3456'],
  ['Persian digits', 'taken', 'U۱۲۳۴۵۶'],
  ['a null byte that falls away', 'taken', 'U12\u00003456'],
  ['an emoji that falls away, and four signs left', 'refused', 'U1🙂23'],
  ['a Greek look-alike of A, a letter like others', 'taken', 'Α123456'],
  ['a line break behind it', 'taken', 'U123456\r\n'],
  ['a Turkish letter in it, a letter like others', 'taken', 'Ü123456'],
];
