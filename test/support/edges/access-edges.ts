import { type EdgeCase, endless, endlessDigits, endlessSpaces, inPersianDigits } from './edge-case.ts';

type LoginInput = { readonly username: string; readonly password: string };

const right = { username: 'ayse@example.com', password: 'Bozkir1923' };

/** V-01: a login with everything needed, and all that keeps it from being one. */
export const logins: readonly EdgeCase<LoginInput>[] = [
  ['e-mail and password', 'taken', right],
  ['no e-mail', 'refused', { ...right, username: '' }],
  ['no password', 'refused', { ...right, password: '' }],
  ['neither', 'refused', { username: '', password: '' }],
  ['spaces for an e-mail', 'refused', { ...right, username: ' \u00a0 ' }],
  ['spaces around the e-mail', 'taken', { ...right, username: '  ayse@example.com\t' }],
  ['spaces within the e-mail', 'taken', { ...right, username: 'ayse @ example.com' }],
  ['direction marks around the e-mail', 'taken', { ...right, username: '\u200fayse@example.com\u200e' }],
  ['a byte order mark before it', 'taken', { ...right, username: '\ufeffayse@example.com' }],
  ['capitals in the e-mail', 'taken', { ...right, username: 'AYSE@EXAMPLE.COM' }],
  [
    'a hundred thousand spaces around it',
    'taken',
    { ...right, username: `ayse@example.com${endlessSpaces}` },
  ],
  ['a hundred thousand signs before it', 'refused', { ...right, username: `${endless}ayse@example.com` }],
  ['a null byte within it', 'refused', { ...right, username: 'ayse\0@example.com' }],
  ['an emoji behind it', 'refused', { ...right, username: 'ayse@example.com🙂' }],
  ['a Cyrillic look-alike in it', 'refused', { ...right, username: 'аyse@example.com' }],
  ['a Turkish letter in it', 'refused', { ...right, username: 'ayşe@example.com' }],
  ['no at', 'refused', { ...right, username: 'ayse.example.com' }],
  ['Persian digits in it', 'refused', { ...right, username: 'ayse۱@example.com' }],
];

/** V-11: a new password. */
export const passwords: readonly EdgeCase<string>[] = [
  ['nothing', 'refused', ''],
  ['eight spaces', 'refused', '        '],
  ['seven signs', 'refused', 'Erciy39'],
  ['eight signs', 'taken', 'Erciye39'],
  ['128 signs', 'taken', 'Aa1'.padEnd(128, 'ş')],
  ['129 signs', 'refused', 'Aa1'.padEnd(129, 'ş')],
  ['a hundred thousand signs', 'refused', `Aa${endlessDigits}`],
  ['no capital', 'refused', 'erciyes3917'],
  ['a Turkish capital alone', 'taken', 'İrciyes3917'],
  ['no small letter', 'refused', 'ERCİYES3917'],
  ['a dotless i as the one small letter', 'taken', 'ERCıYES3917'],
  ['no digit', 'refused', 'ErciyesDağı'],
  ['Persian digits', 'taken', 'Erciyes۳۹۱۷'],
  ['Arabic digits', 'taken', 'Erciyes٣٩١٧'],
  ['emoji, each one sign', 'taken', 'Ab1😀😀😀😀😀'],
  ['emoji, one sign too few', 'refused', 'Ab1😀😀😀😀'],
  ['spaces within', 'taken', 'Ab1 cd ef'],
  ['a direction mark within', 'taken', 'Erciyes\u200f3917'],
  ['a null byte within', 'refused', 'Erciyes\u00003917'],
  ['Persian letters, which know no capitals', 'refused', 'ارجیس۳۹۱۷الف'],
  ['a Cyrillic capital, a letter like others', 'taken', 'Еrciyes3917'],
];

/** V-11: its repetition. The page alone is told it. */
export const repetitions: readonly EdgeCase<readonly [string, string]>[] = [
  ['the same', 'taken', ['Erciyes3917', 'Erciyes3917']],
  ['nothing', 'refused', ['Erciyes3917', '']],
  ['a space more', 'refused', ['Erciyes3917', 'Erciyes3917 ']],
  ['a capital for a small letter', 'refused', ['Erciyes3917', 'ERciyes3917']],
  ['the accent apart', 'taken', ['Erciyeş3917', 'Erciyes\u03273917']],
  ['a Cyrillic look-alike', 'refused', ['Erciyes3917', 'Еrciyes3917']],
];

type Range = readonly [first: string, last: string];

/** V-22: the days of a list, as they are typed. */
export const ranges: readonly EdgeCase<Range>[] = [
  ['nothing', 'refused', ['', '']],
  ['spaces alone', 'refused', ['  ', '\u00a0']],
  ['no last day', 'refused', ['01.11.2026', '']],
  ['no first day', 'refused', ['', '07.11.2026']],
  ['one day', 'taken', ['01.11.2026', '01.11.2026']],
  ['a week', 'taken', ['01.11.2026', '07.11.2026']],
  ['a week and a day', 'refused', ['01.11.2026', '08.11.2026']],
  ['an end before its beginning', 'refused', ['02.11.2026', '01.11.2026']],
  ['a week over 29 February', 'taken', ['26.02.2024', '03.03.2024']],
  ['eight days over 29 February', 'refused', ['26.02.2024', '04.03.2024']],
  ['29 February of an ordinary year', 'refused', ['29.02.2023', '01.03.2023']],
  ['the first week of 1900', 'taken', ['01.01.1900', '07.01.1900']],
  ['the last day of 1899', 'refused', ['31.12.1899', '01.01.1900']],
  ['the last week of 2100', 'taken', ['25.12.2100', '31.12.2100']],
  ['the first day of 2101', 'refused', ['31.12.2100', '01.01.2101']],
  ['Persian digits', 'taken', ['۰۱.۱۱.۲۰۲۶', '۰۷.۱۱.۲۰۲۶']],
  ['days of the Iranian calendar', 'taken', ['1405/08/10', '1405/08/16']],
  ['direction marks within', 'taken', ['\u200f01.11.\u200e2026', '07.11.2026']],
  ['more behind a day', 'refused', ['01.11.2026 abc', '07.11.2026']],
  ['a null byte', 'refused', ['01.11.2026\0', '07.11.2026']],
  ['an emoji', 'refused', ['01.11.2026', '07.11.2026🙂']],
  ['a hundred thousand digits', 'refused', [endlessDigits, '07.11.2026']],
  ['a Turkish word', 'refused', ['dün', '07.11.2026']],
  ['a letter O for a zero', 'refused', ['O1.11.2026', '07.11.2026']],
];

type LookupInput = { readonly locator: (own: string) => string; readonly who: string };

const own = (locator: string): string => locator;
const spaced = (locator: string): string => ` ${locator.slice(0, 3)} ${locator.slice(3)} `;

/** V-18: what a booking of Yılmaz is looked up by. */
export const lookups: readonly EdgeCase<LookupInput>[] = [
  ['PNR and surname', 'taken', { locator: own, who: 'YILMAZ' }],
  ['no PNR', 'refused', { locator: () => '', who: 'YILMAZ' }],
  ['no surname', 'refused', { locator: own, who: '' }],
  ['spaces for a surname', 'refused', { locator: own, who: ' \u00a0 ' }],
  ['direction marks for a surname', 'refused', { locator: own, who: '\u200f\u200e' }],
  ['five signs of the PNR', 'refused', { locator: (pnr) => pnr.slice(0, 5), who: 'YILMAZ' }],
  ['seven signs', 'refused', { locator: (pnr) => `${pnr}A`, who: 'YILMAZ' }],
  ['the PNR in small letters', 'taken', { locator: (pnr) => pnr.toLowerCase(), who: 'YILMAZ' }],
  ['the PNR with spaces', 'taken', { locator: spaced, who: 'YILMAZ' }],
  ['the PNR between direction marks', 'taken', { locator: (pnr) => `\u200f${pnr}\u200e`, who: 'YILMAZ' }],
  ['the PNR with a null byte', 'refused', { locator: (pnr) => `${pnr}\0`, who: 'YILMAZ' }],
  ['the PNR with an emoji', 'refused', { locator: (pnr) => `${pnr}🙂`, who: 'YILMAZ' }],
  ['a hundred thousand signs for a PNR', 'refused', { locator: () => endless, who: 'YILMAZ' }],
  ['the surname in small Turkish letters', 'taken', { locator: own, who: 'yılmaz' }],
  ['the surname with a dotted i', 'taken', { locator: own, who: 'yilmaz' }],
  ['the surname with spaces around', 'taken', { locator: own, who: '  Yılmaz ' }],
  ['the surname between direction marks', 'taken', { locator: own, who: '\u202bYılmaz\u202c' }],
  ['the surname with an emoji', 'refused', { locator: own, who: 'Yılmaz🙂' }],
  ['the surname with a null byte', 'refused', { locator: own, who: 'Yıl\0maz' }],
  ['the surname in markup', 'refused', { locator: own, who: '<b>Yılmaz' }],
  ['a hundred thousand letters for a surname', 'refused', { locator: own, who: endless }],
  ['the PNR in Persian digits', 'taken', { locator: inPersianDigits, who: 'YILMAZ' }],
  ['the PNR in markup', 'refused', { locator: (pnr) => `<b>${pnr}</b>`, who: 'YILMAZ' }],
  ['the PNR with a Turkish letter', 'refused', { locator: (pnr) => `${pnr.slice(0, 5)}Ş`, who: 'YILMAZ' }],
  ['the PNR with the letter O', 'refused', { locator: (pnr) => `${pnr.slice(0, 5)}O`, who: 'YILMAZ' }],
  [
    'the PNR with a Cyrillic look-alike',
    'refused',
    { locator: (pnr) => `${pnr.slice(0, 5)}А`, who: 'YILMAZ' },
  ],
  ['a surname of Persian digits', 'refused', { locator: own, who: '۱۹۲۳' }],
  ['the surname with a sign between', 'refused', { locator: own, who: 'Yılmaz_' }],
  ['the surname with a look-alike of the hyphen', 'refused', { locator: own, who: 'Yıl―maz' }],
  ['the e-mail of the booking', 'taken', { locator: own, who: 'yolcu@example.com' }],
  ['the e-mail in capitals', 'taken', { locator: own, who: 'YOLCU@EXAMPLE.COM' }],
  ['the e-mail with spaces and marks', 'taken', { locator: own, who: ' \u200fyolcu @example.com\n' }],
  ['an e-mail without a host', 'refused', { locator: own, who: 'yolcu@' }],
  ['an e-mail with a Turkish letter', 'refused', { locator: own, who: 'yolçu@example.com' }],
  ['an e-mail with a Cyrillic look-alike', 'refused', { locator: own, who: 'уolcu@example.com' }],
  ['an e-mail with a null byte', 'refused', { locator: own, who: 'yolcu\0@example.com' }],
  ['an e-mail with an emoji', 'refused', { locator: own, who: 'yolcu🙂@example.com' }],
  ['a hundred thousand signs before an at', 'refused', { locator: own, who: `${endless}@example.com` }],
];
