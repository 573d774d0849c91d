import type { PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import { dayNumberOf, travelDayOf } from '#domain/time/travel-day.ts';
import { createContactDraft, createPassengerDraft } from '#test/support/passengers.ts';
import { type EdgeCase, endless, endlessDigits } from './edge-case.ts';
import { main, others, type Parties } from './party-edges.ts';

/** V-30: who is written to, and how. */
export const contactParties: Parties = [
  ['the first is written to', 'taken', { passengers: [main] }],
  ['nobody is written to', 'refused', { passengers: others(1) }],
  ['nobody of two', 'refused', { passengers: others(2) }],
  ['the second is written to', 'taken', { passengers: [...others(1), main] }],
  ['no e-mail', 'refused', { passengers: [main], contact: createContactDraft({ email: '' }) }],
  ['spaces for an e-mail', 'refused', { passengers: [main], contact: createContactDraft({ email: '  ' }) }],
  [
    'direction marks for an e-mail',
    'refused',
    { passengers: [main], contact: createContactDraft({ email: '\u200f' }) },
  ],
  [
    'white space pasted into the e-mail',
    'taken',
    { passengers: [main], contact: createContactDraft({ email: ' ayse@ example.com\n' }) },
  ],
  [
    'two e-mails',
    'refused',
    { passengers: [main], contact: createContactDraft({ email: 'a@example.com,b@example.com' }) },
  ],
  [
    'an emoji in the e-mail',
    'refused',
    { passengers: [main], contact: createContactDraft({ email: 'ayse🙂@example.com' }) },
  ],
  [
    'a null byte in the e-mail',
    'refused',
    { passengers: [main], contact: createContactDraft({ email: 'ayse\0@example.com' }) },
  ],
  [
    'a Cyrillic look-alike in the e-mail',
    'refused',
    { passengers: [main], contact: createContactDraft({ email: 'аyse@example.com' }) },
  ],
  ['no phone', 'refused', { passengers: [main], contact: createContactDraft({ phone: '' }) }],
  ['nine digits', 'refused', { passengers: [main], contact: createContactDraft({ phone: '532 123 456' }) }],
  [
    'Persian digits',
    'taken',
    { passengers: [main], contact: createContactDraft({ phone: '۰۵۳۲ ۱۲۳ ۴۵ ۶۷' }) },
  ],
  [
    'an emoji behind ten digits',
    'refused',
    { passengers: [main], contact: createContactDraft({ phone: '5321234567🙂' }) },
  ],
  [
    'markup around ten digits',
    'refused',
    { passengers: [main], contact: createContactDraft({ phone: '<b>5321234567' }) },
  ],
  [
    'a hundred thousand digits',
    'refused',
    { passengers: [main], contact: createContactDraft({ phone: endlessDigits }) },
  ],
  [
    'a Turkish letter in the e-mail',
    'refused',
    { passengers: [main], contact: createContactDraft({ email: 'ayşe@example.com' }) },
  ],
  [
    'Persian digits in the e-mail',
    'refused',
    { passengers: [main], contact: createContactDraft({ email: 'ayse۱@example.com' }) },
  ],
  [
    'a hundred thousand signs of an e-mail',
    'refused',
    { passengers: [main], contact: createContactDraft({ email: `${endless}@example.com` }) },
  ],
  [
    'direction marks around ten digits',
    'taken',
    { passengers: [main], contact: createContactDraft({ phone: '\u200f5321234567\u200e' }) },
  ],
  [
    'a null byte behind ten digits',
    'refused',
    { passengers: [main], contact: createContactDraft({ phone: '5321234567\0' }) },
  ],
  [
    'the letter O for a digit',
    'refused',
    { passengers: [main], contact: createContactDraft({ phone: '532123456O' }) },
  ],
  [
    'a Turkish letter for a digit',
    'refused',
    { passengers: [main], contact: createContactDraft({ phone: '532123456ı' }) },
  ],
];

const shifted = (day: string, years: number, days: number): string => {
  const [year = '', ...rest] = day.split('-');
  const then = dayNumberOf([String(Number(year) - years), ...rest].join('-'));
  return travelDayOf(then + days)
    .split('-')
    .toReversed()
    .join('.');
};

type Aged = { readonly tariff: PassengerDraft['tariff']; readonly years: number; readonly days: number };

/** A passenger who is so many years old on the day of the train, and born so many days later. */
export const agedPassenger = ({ tariff, years, days }: Aged, trainDay: string): PassengerDraft =>
  createPassengerDraft({ tariff, birthDate: shifted(trainDay, years, days) });

/** V-16: the age of a tariff on the day of the train. */
export const ages: readonly EdgeCase<Aged>[] = [
  ['a child the day before its 13th birthday', 'taken', { tariff: 'child', years: 13, days: 1 }],
  ['a child on its 13th birthday', 'refused', { tariff: 'child', years: 13, days: 0 }],
  ['a youth the day before the 13th birthday', 'refused', { tariff: 'youth', years: 13, days: 1 }],
  ['a youth on the 13th birthday', 'taken', { tariff: 'youth', years: 13, days: 0 }],
  ['a youth the day before the 27th birthday', 'taken', { tariff: 'youth', years: 27, days: 1 }],
  ['a youth on the 27th birthday', 'refused', { tariff: 'youth', years: 27, days: 0 }],
  ['60 the day before', 'refused', { tariff: 'senior-60', years: 60, days: 1 }],
  ['60 on the day', 'taken', { tariff: 'senior-60', years: 60, days: 0 }],
  ['65 on the day, as 60', 'refused', { tariff: 'senior-60', years: 65, days: 0 }],
  ['65 on the day', 'taken', { tariff: 'senior-65', years: 65, days: 0 }],
  ['a teacher the day before the 18th birthday', 'refused', { tariff: 'teacher', years: 18, days: 1 }],
  ['a soldier on the 18th birthday', 'taken', { tariff: 'military', years: 18, days: 0 }],
  ['a hundred years on the full fare', 'taken', { tariff: 'full', years: 100, days: 0 }],
];

/** V-16: a birth date of a passenger that is none. */
export const passengersBorn: readonly EdgeCase<string>[] = [
  ['31 February', 'refused', '31.02.1990'],
  ['a day of 1899', 'refused', '31.12.1899'],
  ['a day of 2099', 'refused', '01.01.2099'],
  ['a word', 'refused', 'dün'],
  ['more behind it', 'refused', '03.05.1990abc'],
  ['an emoji', 'refused', '🎂'],
  ['a hundred thousand digits', 'refused', endlessDigits],
  ['Persian digits', 'taken', '۰۳.۰۵.۱۹۹۰'],
  ['nothing', 'refused', ''],
  ['spaces alone', 'refused', ' \u00a0 '],
  ['direction marks around', 'taken', '\u200f03.05.1990\u200e'],
  ['a null byte', 'refused', '03.05.1990\0'],
];
