import { type EdgeCase, endless, endlessDigits, endlessSpaces, inPersianDigits } from './edge-case.ts';

/** What stands in the fields of the search; a number in place of a day is so many days after today. */
export type TripInput = {
  readonly from?: string;
  readonly to?: string;
  /** Written at an edge: how a day the trains run on is typed there. */
  readonly outward?: number | string | ((day: string) => string);
  readonly back?: number | string;
};

type Trips = readonly EdgeCase<TripInput>[];

/** V-17: the day of a search lies between today and the last day of sale. */
export const searchDays: Trips = [
  ['today', 'taken', { outward: 0 }],
  ['yesterday', 'refused', { outward: -1 }],
  ['tomorrow', 'taken', { outward: 1 }],
  ['a week ago', 'refused', { outward: -7 }],
  ['the day before the last of sale', 'taken', { outward: 59 }],
  ['the last day of sale', 'taken', { outward: 60 }],
  ['the day after the last of sale', 'refused', { outward: 61 }],
  ['two days after it', 'refused', { outward: 62 }],
  ['a year ahead', 'refused', { outward: 365 }],
  ['there and back on one day', 'taken', { outward: 3, back: 3 }],
  ['back on the last day of sale', 'taken', { outward: 3, back: 60 }],
  ['back after the last day of sale', 'refused', { outward: 3, back: 61 }],
  ['back two days after it', 'refused', { outward: 3, back: 62 }],
  ['30 February', 'refused', { outward: '30.02.2027' }],
  ['a day of 1999', 'refused', { outward: '31.12.1999' }],
  ['no day', 'refused', { outward: '' }],
  ['spaces around a day', 'taken', { outward: (day) => `  ${day} ` }],
  ['a line break behind a day', 'taken', { outward: (day) => `${day}\r\n` }],
  ['more behind a day', 'refused', { outward: (day) => `${day} abc` }],
  ['markup around a day', 'refused', { outward: (day) => `<b>${day}</b>` }],
  ['a day with a Turkish word', 'refused', { outward: (day) => `${day} günü` }],
  ['Persian digits', 'taken', { outward: inPersianDigits }],
  ['direction marks around a day', 'taken', { outward: (day) => `\u200f${day}\u200e` }],
  ['a null byte behind a day', 'refused', { outward: (day) => `${day}\0` }],
  ['an emoji behind a day', 'refused', { outward: (day) => `${day}📅` }],
  [
    'full-width digits',
    'refused',
    { outward: (day) => day.replaceAll(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))) },
  ],
  ['a digit more', 'refused', { outward: (day) => `${day}0` }],
  ['a hundred thousand digits', 'refused', { outward: endlessDigits }],
];

/** V-17: who goes back before they left is told so by the page; the server searches each way for itself. */
export const returnDays: Trips = [
  ['back a day before', 'refused', { outward: 3, back: 2 }],
  ['back on the same day', 'taken', { outward: 3, back: 3 }],
  ['back a day after', 'taken', { outward: 3, back: 4 }],
];

/** V-18: a search needs where from, where to and when. */
export const searches: Trips = [
  ['all three', 'taken', {}],
  ['no departure', 'refused', { from: '' }],
  ['no arrival', 'refused', { to: '' }],
  ['no day', 'refused', { outward: '' }],
  ['spaces for a departure', 'refused', { from: ' \u00a0 ' }],
  ['spaces for a day', 'refused', { outward: '   ' }],
  ['the number of a station', 'taken', { from: '98' }],
  ['its number in Persian digits', 'taken', { from: '۹۸' }],
  ['its name in small letters without signs', 'taken', { from: 'ankara gar' }],
  ['its name with spaces around', 'taken', { from: '  Ankara Gar ' }],
  ['its name between direction marks', 'taken', { from: '\u200fAnkara Gar\u200e' }],
  ['a station nobody knows', 'refused', { from: 'Atlantis' }],
  ['the number of no station', 'refused', { from: '999999' }],
  ['a minus before the number', 'refused', { from: '-98' }],
  ['a hundred thousand letters', 'refused', { from: endless }],
  ['a hundred thousand digits', 'refused', { from: endlessDigits }],
  ['a hundred thousand spaces', 'refused', { from: endlessSpaces }],
  ['an emoji', 'refused', { from: '🚄' }],
  ['a null byte', 'refused', { from: '98\0' }],
  ['a station in brackets', 'taken', { from: 'İzmir (Basmane)', to: '98' }],
  ['stations no ticket joins', 'refused', { from: 'Adnanmenderes Havaalanı' }],
  ['from and to alike', 'refused', { from: '98', to: '98' }],
  ['a word for a day', 'refused', { outward: 'yarın' }],
  ['an emoji for a day', 'refused', { outward: '📅' }],
  ['markup', 'refused', { from: '<b>Ankara Gar</b>' }],
  ['a Turkish letter too many, which is forgiven', 'taken', { from: 'Ankara Garş' }],
  ['two Cyrillic look-alikes, which are forgiven as slips', 'taken', { from: 'Аnkara Gаr' }],
  ['Cyrillic look-alikes all over', 'refused', { from: 'Аnkаrа Gаr' }],
];
