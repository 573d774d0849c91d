import type { CardInput } from '#domain/fare/payment-card.ts';
import { type EdgeCase, endless, endlessDigits } from './edge-case.ts';

const card: CardInput = {
  number: '4929137284650132',
  holder: 'AYŞE YILMAZ',
  expiry: '12/39',
  securityCode: '739',
};

/** V-33: a card as it is typed. */
export const cards: readonly EdgeCase<CardInput>[] = [
  ['all four', 'taken', card],
  ['no number', 'refused', { ...card, number: '' }],
  ['a wrong last digit', 'refused', { ...card, number: '4929137284650133' }],
  ['spaces and lines in the number', 'taken', { ...card, number: ' 4929 1372-8465 0132 ' }],
  ['Persian digits in the number', 'taken', { ...card, number: '۴۹۲۹۱۳۷۲۸۴۶۵۰۱۳۲' }],
  ['direction marks around the number', 'taken', { ...card, number: '\u200e4929137284650132\u200f' }],
  ['eleven zeros', 'refused', { ...card, number: '0'.repeat(11) }],
  ['twelve zeros, which add up', 'taken', { ...card, number: '0'.repeat(12) }],
  ['nineteen zeros', 'taken', { ...card, number: '0'.repeat(19) }],
  ['twenty zeros', 'refused', { ...card, number: '0'.repeat(20) }],
  ['a hundred thousand digits', 'refused', { ...card, number: endlessDigits }],
  ['the letter O for a zero', 'refused', { ...card, number: '492913728465O132' }],
  ['an emoji in the number', 'refused', { ...card, number: '4929137284650132💳' }],
  ['no holder', 'refused', { ...card, holder: '' }],
  ['direction marks for a holder', 'refused', { ...card, holder: '\u200f \u200e' }],
  ['sixty letters of a holder', 'taken', { ...card, holder: 'A'.repeat(60) }],
  ['sixty-one letters of a holder', 'refused', { ...card, holder: 'A'.repeat(61) }],
  ['a hundred thousand letters of a holder', 'refused', { ...card, holder: endless }],
  ['no expiry', 'refused', { ...card, expiry: '' }],
  ['month 00', 'refused', { ...card, expiry: '00/39' }],
  ['month 01', 'taken', { ...card, expiry: '01/39' }],
  ['month 13', 'refused', { ...card, expiry: '13/39' }],
  ['an expiry without a stroke', 'taken', { ...card, expiry: '1239' }],
  ['a year of four digits', 'refused', { ...card, expiry: '12/2039' }],
  ['an expiry in Persian digits', 'taken', { ...card, expiry: '۱۲/۳۹' }],
  ['a month that is over', 'refused', { ...card, expiry: '10/26' }],
  ['the month that is running', 'taken', { ...card, expiry: '11/26' }],
  ['no code', 'refused', { ...card, securityCode: '' }],
  ['two digits of the code', 'refused', { ...card, securityCode: '73' }],
  ['four digits of the code', 'taken', { ...card, securityCode: '7391' }],
  ['five digits of the code', 'refused', { ...card, securityCode: '73912' }],
  ['a null byte in the code', 'refused', { ...card, securityCode: '73\u00009' }],
  ['markup around the number', 'refused', { ...card, number: '<b>4929137284650132</b>' }],
  ['a Turkish letter in the number', 'refused', { ...card, number: '492913728465013ı' }],
  ['a null byte in the number', 'refused', { ...card, number: '4929137284650132\0' }],
  ['a line break behind the number', 'taken', { ...card, number: '4929137284650132\r\n' }],
  ['markup in the holder', 'refused', { ...card, holder: '<b>AYŞE YILMAZ' }],
  ['a null byte in the holder', 'refused', { ...card, holder: 'AYŞE\0YILMAZ' }],
  ['an emoji in the holder', 'refused', { ...card, holder: 'AYŞE YILMAZ🙂' }],
  ['a Persian digit in the holder', 'taken', { ...card, holder: 'AYŞE YILMAZ ۲' }],
  ['a Cyrillic look-alike in the holder, a letter like others', 'taken', { ...card, holder: 'АYŞE YILMAZ' }],
  ['spaces in the expiry', 'taken', { ...card, expiry: ' 12 / 39 ' }],
  ['direction marks around the expiry', 'taken', { ...card, expiry: '\u200f12/39\u200e' }],
  ['more behind the expiry', 'refused', { ...card, expiry: '12/39 abc' }],
  ['a Turkish letter in the expiry', 'refused', { ...card, expiry: '12/3ı' }],
  ['the letter O in the expiry', 'refused', { ...card, expiry: '1O/39' }],
  ['a null byte in the expiry', 'refused', { ...card, expiry: '12/39\0' }],
  ['an emoji in the expiry', 'refused', { ...card, expiry: '12/39📅' }],
  ['a hundred thousand digits of an expiry', 'refused', { ...card, expiry: endlessDigits }],
  ['spaces in the code', 'taken', { ...card, securityCode: ' 7 39 ' }],
  ['direction marks around the code', 'taken', { ...card, securityCode: '\u200f739\u200e' }],
  ['Persian digits in the code', 'taken', { ...card, securityCode: '۷۳۹' }],
  ['markup around the code', 'refused', { ...card, securityCode: '<b>739' }],
  ['a Turkish letter in the code', 'refused', { ...card, securityCode: '73ı' }],
  ['the letter O in the code', 'refused', { ...card, securityCode: '7O9' }],
  ['an emoji in the code', 'refused', { ...card, securityCode: '739🙂' }],
  ['a hundred thousand digits of a code', 'refused', { ...card, securityCode: endlessDigits }],
];

/** V-33: the name a card gets in the wallet. */
export const aliases: readonly EdgeCase<string>[] = [
  ['a name', 'taken', 'Maaş kartım'],
  ['one sign', 'taken', 'x'],
  ['nothing', 'refused', ''],
  ['spaces alone', 'refused', ' \u00a0\t '],
  ['direction marks alone', 'refused', '\u200f \u200e'],
  ['40 signs', 'taken', 'k'.repeat(40)],
  ['41 signs', 'refused', 'k'.repeat(41)],
  ['40 signs and spaces around', 'taken', `  ${'m'.repeat(40)} `],
  ['direction marks around it', 'taken', '\u202bکارت من\u202c'],
  ['Persian digits', 'taken', 'کارت ۲'],
  ['a line break within', 'taken', 'Kart\r\n2'],
  ['markup, which nobody reads as such', 'taken', '<b>Kart</b>'],
  ['a null byte', 'refused', 'Kart\u00003'],
  ['a bell', 'refused', 'Kart\u0007'],
  ['an emoji', 'taken', 'Kart 💳'],
  ['a Cyrillic look-alike, a letter like others', 'taken', 'Каrt'],
  ['a hundred thousand letters', 'refused', endless],
];

const hour = 3_600_000;
const day = 24 * hour;

type KeptTicket = { readonly kept: 'cancelled' | 'unused' | 'used'; readonly expiresIn: number };

/** V-34: an open ticket that somebody wants to pay with. */
export const openTickets: readonly EdgeCase<KeptTicket>[] = [
  ['unused, good for a year', 'taken', { kept: 'unused', expiresIn: 365 * day }],
  ['unused, good for three days', 'taken', { kept: 'unused', expiresIn: 3 * day }],
  ['unused, good for an hour', 'taken', { kept: 'unused', expiresIn: hour }],
  ['unused, good for half a minute', 'taken', { kept: 'unused', expiresIn: 30_000 }],
  ['unused, ends now', 'refused', { kept: 'unused', expiresIn: 0 }],
  ['unused, ended a moment ago', 'refused', { kept: 'unused', expiresIn: -1 }],
  ['unused, ended yesterday', 'refused', { kept: 'unused', expiresIn: -day }],
  ['unused, ended a year ago', 'refused', { kept: 'unused', expiresIn: -365 * day }],
  ['used, good for a year', 'refused', { kept: 'used', expiresIn: 365 * day }],
  ['used, ended yesterday', 'refused', { kept: 'used', expiresIn: -day }],
  ['cancelled, good for a year', 'refused', { kept: 'cancelled', expiresIn: 365 * day }],
  ['cancelled, ended yesterday', 'refused', { kept: 'cancelled', expiresIn: -day }],
];

/** V-19: how long before departure something is reserved. The shop's clock runs on while it is asked: half a minute is the nearest. */
export const reservations: readonly EdgeCase<number>[] = [
  ['40 days', 'taken', 40 * day],
  ['a week', 'taken', 7 * day],
  ['two days', 'taken', 2 * day],
  ['25 hours', 'taken', 25 * hour],
  ['24 hours and half a minute', 'taken', day + 30_000],
  ['24 hours less half a minute', 'refused', day - 30_000],
  ['23 hours', 'refused', 23 * hour],
  ['12 hours', 'refused', 12 * hour],
  ['two hours', 'refused', 2 * hour],
  ['half an hour', 'refused', hour / 2],
  ['a minute', 'refused', 60_000],
];

/** V-19: to the millisecond, of the rule alone. */
export const reservedMoments: readonly EdgeCase<number>[] = [
  ['24 hours and a millisecond', 'taken', day + 1],
  ['24 hours', 'taken', day],
  ['24 hours less a millisecond', 'refused', day - 1],
  ['the departure', 'refused', 0],
  ['after it', 'refused', -1],
];
