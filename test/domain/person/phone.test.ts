import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultPhoneCountry } from '#domain/person/default-phone-country.ts';
import {
  isPhone,
  type PhoneProblem,
  phoneBoundsOf,
  phonePartsOf,
  phoneProblemOf,
  phoneWritten,
} from '#domain/person/phone.ts';
import { phoneCountries, phoneFormatOf } from '#domain/person/phone-table.ts';
import { countryCodes } from '#domain/values/country-codes.ts';

type Case = readonly [country: string, typed: string, finding: PhoneProblem | null];

test('[V-12] the table begins with Türkiye and 90, and knows every country passengers come from', () => {
  expect(defaultPhoneCountry).toBe('TR');
  expect(phoneFormatOf('TR')).toEqual({ dialCode: '90', least: 10, most: 10 });
  expect(phoneCountries[0]).toBe('TR');
  expect([...phoneCountries].toSorted()).toEqual([...countryCodes].toSorted());
});

test('[V-12] 13 digits are the most, and 15 where the form of a country is not known', () => {
  const mosts = phoneCountries.map((country) => [country, phoneFormatOf(country).most] as const);
  const known = mosts.filter(([country]) => !['AQ', 'PN'].includes(country));
  expect(known.filter(([, most]) => most > 13)).toEqual([]);
  expect(['DE', 'AQ', 'PN', '', 'ZZ'].map((country) => phoneFormatOf(country).most)).toEqual([
    13, 15, 15, 15, 15,
  ]);
});

test('[V-12] [V-13] what a form takes is a number in its parts too', () => {
  const country = fc.constantFrom(...phoneCountries);
  const inputs = fc.stringMatching(/^\+?0?[1-9]\d{3,14}$/);
  fc.assert(
    fc.property(country, inputs, (where, input) => {
      const isTaken = phoneProblemOf(where, input) === null;
      expect([isTaken, isTaken && isPhone(phonePartsOf(where, input))]).toEqual([isTaken, isTaken]);
    }),
    { numRuns: 3_000 },
  );
});

test.each([
  ['90', '532', '1234567', true],
  ['+90', '0532', '123 45 67', true],
  ['90', '532', '123456', false],
  ['90', '532', '12345678', false],
  ['90', '', '', false],
  ['1', '684', '5551234', true],
  ['1', '684', '555123', false],
  ['298', '', '123456', true],
  ['298', '', '12345', false],
  ['999', '', '1234567', true],
  ['999', '', '123456', false],
  ['', '532', '1234567', true],
  ['', '', '1234567890123456', false],
])('[V-12] [V-13] in parts %s %s %s is a number: %s', (country, area, number, is) => {
  expect(isPhone({ country, area, number })).toBe(is);
});

test('[V-12] every country has a dial code, and no more digits at least than at most', () => {
  const wrong = phoneCountries.filter((country) => {
    const { dialCode, least, most } = phoneFormatOf(country);
    return !/^[1-9]\d{0,2}$/.test(dialCode) || least < 1 || least > most;
  });
  expect(wrong).toEqual([]);
});

test.each<Case>([
  ['TR', '', 'phone-needed'],
  ['TR', '   ', 'phone-needed'],
  ['TR', '\u200e\u200f', 'phone-needed'],
  ['TR', '532123456', 'phone-too-short'],
  ['TR', '5321234567', null],
  ['TR', '53212345678', 'phone-too-long'],
  ['TR', '05321234567', null],
  ['TR', '0532 123 45 67', null],
  ['TR', '(0532) 123-45-67', null],
  ['TR', '+90 532 123 45 67', null],
  ['TR', '0090 532 123 45 67', null],
  ['TR', '905321234567', null],
  ['TR', '+90 (0) 532 123 45 67', null],
  ['TR', '۰۵۳۲ ۱۲۳ ۴۵ ۶۷', null],
  ['TR', '٠٥٣٢١٢٣٤٥٦٧', null],
  ['TR', '\u202a+90 532 123 45 67\u202c', null],
  ['TR', '532.123.45.67', null],
  ['TR', '532/123/4567', null],
  ['TR', '532\u2013123\u20134567', null],
  ['TR', '+49 171 1234567', 'phone-other-country'],
  ['TR', '0049 171 1234567', 'phone-other-country'],
  ['TR', '53212345o7', 'phone-wrong'],
  ['TR', '532123456७', 'phone-wrong'],
  ['TR', '５３２１２３４５６７', 'phone-wrong'],
  ['TR', '532 123 45 67 dahili 4', 'phone-wrong'],
  ['TR', '5321234567\u0000', 'phone-wrong'],
  ['TR', '📞5321234567', 'phone-wrong'],
  ['TR', '532+1234567', 'phone-wrong'],
  ['TR', '-', 'phone-too-short'],
  ['TR', '0', 'phone-too-short'],
  ['TR', '5'.repeat(100_000), 'phone-too-long'],
  ['TR', ' '.repeat(100_000), 'phone-needed'],
  ['DE', '1711', 'phone-too-short'],
  ['DE', '17112', null],
  ['DE', '1711234567890', null],
  ['DE', '17112345678901', 'phone-too-long'],
  ['US', '212 555 1234', null],
  ['US', '1 212 555 1234', null],
  ['US', '+1 212 555 1234', null],
  ['AQ', '123', 'phone-too-short'],
  ['AQ', '123456789012345', null],
  ['AQ', '1234567890123456', 'phone-too-long'],
  ['ZZ', '123456789012345', null],
])('[V-07] [V-12] in %s the number %j: %s', (country, input, problem) => {
  expect(phoneProblemOf(country, input)).toBe(problem);
});

test('[V-12] the least and the most of every country hold to the digit', () => {
  const special = new Set(['AR', 'AS', 'GU', 'MP', 'PR', 'VI']);
  const wrong = phoneCountries.filter((country) => {
    if (special.has(country)) return false;
    const { least, most } = phoneBoundsOf(country);
    const ofLength = (length: number) => phoneProblemOf(country, '3'.repeat(length));
    const beyond = ofLength(most + 1);
    return (
      ofLength(least) !== null ||
      ofLength(most) !== null ||
      (least > 1 && ofLength(least - 1) !== 'phone-too-short') ||
      (beyond !== 'phone-too-long' && !'3'.repeat(3).startsWith(phoneFormatOf(country).dialCode))
    );
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['DE', '0171 1234567', '1711234567'],
  ['GB', '07700 900123', '7700900123'],
  ['GB', '+44 (0)7700 900123', '7700900123'],
  ['FR', '06 12 34 56 78', '612345678'],
  ['IR', '۰۹۱۲ ۳۴۵ ۶۷۸۹', '9123456789'],
  ['US', '+1 (212) 555-1234', '2125551234'],
  ['KZ', '+7 701 123 45 67', '7011234567'],
  ['IT', '06 1234 5678', '0612345678'],
  ['CI', '07 12 34 56 78', '0712345678'],
  ['IT', '+39 333 123 4567', '3331234567'],
])('[V-12] in %s %j is kept as %s', (country, input, number) => {
  expect(phonePartsOf(country, input)).toEqual({
    country: phoneFormatOf(country).dialCode,
    area: '',
    number,
  });
});

test.each([
  ['AS', '684'],
  ['GU', '671'],
  ['MP', '670'],
  ['PR', '787'],
  ['VI', '340'],
])('[V-13] in %s seven digits get the area code %s, and stand as three and four', (country, area) => {
  const parts = { country: '1', area, number: '5551234' };
  const spellings = [
    '5551234',
    '555-1234',
    ' 555 1234 ',
    '\u200e555-1234',
    '۵۵۵۱۲۳۴',
    `${area}5551234`,
    `(${area}) 555-1234`,
    `1 ${area} 555 1234`,
    `+1 ${area} 555 1234`,
    `001${area}5551234`,
    `0${area}5551234`,
    '٥٥٥١٢٣٤',
  ];
  for (const input of spellings) {
    expect(phoneProblemOf(country, input), input).toBe(null);
    expect(phonePartsOf(country, input), input).toEqual(parts);
    expect(phoneWritten(country, input), input).toBe('555-1234');
  }
});

test.each<Case>([
  ['AS', '', 'phone-needed'],
  ['AS', '555123', 'phone-too-short'],
  ['AS', '5551234', null],
  ['AS', '55512345', 'phone-too-long'],
  ['AS', '6845551234', null],
  ['AS', '684555123', 'phone-too-long'],
  ['AS', '68455512345', 'phone-too-long'],
  ['AS', '2125551234', 'phone-too-long'],
  ['AS', '+90 5551234', 'phone-other-country'],
  ['AS', '555-CALL', 'phone-wrong'],
  ['AS', '555\u00001234', 'phone-wrong'],
  ['AS', '9'.repeat(100_000), 'phone-too-long'],
  ['PR', '939 555 1234', null],
])('[V-13] in %s %j: %s', (country, input, problem) => {
  expect(phoneProblemOf(country, input)).toBe(problem);
});

test('[V-13] the second area of Puerto Rico stays with its number', () => {
  expect(phonePartsOf('PR', '939 555 1234')).toEqual({ country: '1', area: '939', number: '5551234' });
  expect(phoneWritten('PR', '939 555 1234')).toBe('939 555-1234');
});

test.each([
  ['5321234567', '532', '1234567', '532 123 45 67'],
  ['0532 123 45 67', '532', '1234567', '532 123 45 67'],
  ['+905321234567', '532', '1234567', '532 123 45 67'],
  ['۰۵۳۲۱۲۳۴۵۶۷', '532', '1234567', '532 123 45 67'],
  ['0312 444 82 33', '312', '4448233', '312 444 82 33'],
  ['532', '532', '', '532'],
  ['5321', '532', '1', '5321'],
  ['', '', '', ''],
  ['0', '', '', ''],
  ['\u200f0532 1234567', '532', '1234567', '532 123 45 67'],
  ['(0)532-1234567', '532', '1234567', '532 123 45 67'],
  ['53', '53', '', '53'],
])('[V-14] the Turkish number %j splits into %s and %s and is written %j', (input, area, number, text) => {
  expect(phonePartsOf('TR', input)).toEqual({ country: '90', area, number });
  expect(phoneWritten('TR', input)).toBe(text);
});

test.each([
  ['+54 9 11 2345-6789', '1123456789'],
  ['+54 11 2345 6789', '1123456789'],
  ['54 9 11 2345 6789', '1123456789'],
  ['541123456789', '1123456789'],
  ['011 15 2345-6789', '1123456789'],
  ['11 15 2345 6789', '1123456789'],
  ['0341 15 234 5678', '3412345678'],
  ['02944 15 12 3456', '2944123456'],
  ['9 341 234 5678', '3412345678'],
  ['0 341 234 5678', '3412345678'],
  ['1123456789', '1123456789'],
  ['11234567890', '1123456789'],
  ['۰۱۱ ۱۵ ۲۳۴۵ ۶۷۸۹', '1123456789'],
  ['\u202a+54 9 11 2345-6789\u202c', '1123456789'],
  ['1151234567', '1151234567'],
])('[V-14] the Argentine number %j is kept as %s', (input, number) => {
  expect(phonePartsOf('AR', input)).toEqual({ country: '54', area: '', number });
  expect(phoneProblemOf('AR', input)).toBe(null);
});

test.each<Case>([
  ['AR', '112345678', 'phone-too-short'],
  ['AR', '+54 9', 'phone-too-short'],
  ['AR', '', 'phone-needed'],
  ['AR', '+90 11 2345 6789', 'phone-other-country'],
  ['AR', '11 2345 678x', 'phone-wrong'],
  ['AR', '1'.repeat(20), null],
  ['AR', '1'.repeat(21), 'phone-too-long'],
  ['AR', '1'.repeat(100_000), 'phone-too-long'],
])('[V-14] in %s %j: %s', (country, input, problem) => {
  expect(phoneProblemOf(country, input)).toBe(problem);
});

test.each([
  ['US', '2125551234', '212 555 1234'],
  ['DE', '01711234567', '171 123 4567'],
  ['FR', '0612345678', '612 345 678'],
  ['SG', '61234567', '612 345 67'],
  ['AR', '+5491123456789', '112 345 6789'],
])('[V-12] in %s %j is written %j', (country, input, text) => {
  expect(phoneWritten(country, input)).toBe(text);
});

test('[V-12] a number may be written out again and stays the same', () => {
  const numbers: readonly (readonly [string, string])[] = [
    ['TR', '05321234567'],
    ['AS', '6845551234'],
    ['PR', '9395551234'],
    ['AR', '+5491123456789'],
    ['DE', '01711234567'],
    ['IT', '0612345678'],
  ];
  const again = numbers.map(([country, input]) => phonePartsOf(country, phoneWritten(country, input)));
  expect(again).toEqual(numbers.map(([country, input]) => phonePartsOf(country, input)));
});
