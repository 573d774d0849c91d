import { expect, test } from 'vitest';
import type { PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import { problemsOfPassenger } from '#domain/passenger/passenger-draft-rules.ts';
import type { PassengerInput } from '#domain/passenger/passenger-input.ts';
import { passengerProblems } from '#domain/passenger/passenger-problems.ts';
import { createPassengerDraft } from '../../support/passengers.ts';

const days = { trains: ['2026-12-10'], today: '2026-11-21' };
const long = 'A'.repeat(100_000);

const foundIn = (more: Partial<PassengerInput>, at = days) =>
  problemsOfPassenger({ ...createPassengerDraft(), ...more }, at).map(
    ({ field, problem }) => `${field} ${problem}`,
  );

test('the gender may be open in a form, and is asked for', () => {
  expect(foundIn({ gender: null })).toEqual(['gender gender-needed']);
});

test.each([
  ['', 'needed'],
  ['   ', 'needed'],
  ['\u200e', 'needed'],
  ['123', 'wrong'],
  ['۱۲۳', 'wrong'],
  ['Ayşe!', 'wrong'],
  ['Ay\u0000şe', 'wrong'],
  ['😀', 'wrong'],
  ['<b>Ayşe</b>', 'wrong'],
  ['Ayşe\tGül;', 'wrong'],
  ['A'.repeat(100), null],
  ['A'.repeat(101), 'wrong'],
  [long, 'wrong'],
  ["O'Neil", null],
  ['jean-luc j.', null],
  ['علی‌رضا', null],
  [' \u202aAyşe\u202c ', null],
  ['A', null],
  ['Аyşe', null],
])('[V-02] the name %j: %s', (input, wrong) => {
  expect(foundIn({ firstName: input })).toEqual(wrong === null ? [] : [`firstName first-name-${wrong}`]);
  expect(foundIn({ lastName: input })).toEqual(wrong === null ? [] : [`lastName last-name-${wrong}`]);
});

test.each([
  ['', 'birth-date-needed'],
  [' \u200f', 'birth-date-needed'],
  ['3.5.1990', null],
  ['03051990', null],
  ['۰۳.۰۵.۱۹۹۰', null],
  ['21.11.2026', null],
  ['22.11.2026', 'birth-date-wrong'],
  ['01.01.1900', null],
  ['31.12.1899', 'birth-date-wrong'],
  ['29.02.2023', 'birth-date-wrong'],
  ['29.02.2024', null],
  ['31.06.1990', 'birth-date-wrong'],
  ['00.01.1990', 'birth-date-wrong'],
  ['01.13.1990', 'birth-date-wrong'],
  ['dün', 'birth-date-wrong'],
  ['03.05.1990\u0000', 'birth-date-wrong'],
  ['🎂', 'birth-date-wrong'],
  [long, 'birth-date-wrong'],
])('[V-04] [V-16] the birth date %j: %s', (birthDate, problem) => {
  expect(foundIn({ birthDate })).toEqual(problem === null ? [] : [`birthDate ${problem}`]);
});

test.each<readonly [PassengerDraft['tariff'], string, boolean]>([
  ['youth', '10.12.2013', true],
  ['youth', '11.12.2013', false],
  ['youth', '11.12.1999', true],
  ['youth', '10.12.1999', false],
  ['child', '11.12.2013', true],
  ['child', '10.12.2013', false],
  ['senior-60', '10.12.1966', true],
  ['senior-60', '11.12.1966', false],
  ['senior-60', '10.12.1961', false],
  ['senior-65', '10.12.1961', true],
  ['senior-65', '11.12.1961', false],
  ['teacher', '10.12.2008', true],
  ['teacher', '11.12.2008', false],
  ['lap-child', '11.12.2021', true],
  ['lap-child', '10.12.2021', false],
  ['full', '01.01.1910', true],
])('[V-16] [V-29] [E-08] as %s, born on %s, the age fits: %s', (tariff, birthDate, fits) => {
  expect(foundIn({ tariff, birthDate })).toEqual(fits ? [] : ['birthDate age-mismatch']);
});

test('[V-16] the age is reckoned on the day of every train', () => {
  const both = { trains: ['2026-12-10', '2026-12-20'], today: '2026-11-21' };
  expect(foundIn({ tariff: 'child', birthDate: '20.12.2013' }, both)).toEqual(['birthDate age-mismatch']);
  expect(foundIn({ tariff: 'child', birthDate: '21.12.2013' }, both)).toEqual([]);
});

test.each([
  ['', 'identity-needed'],
  [' ', 'identity-needed'],
  ['10000000146', null],
  ['10000000147', 'identity-wrong'],
  ['1000000014', 'identity-wrong'],
  ['100000001460', 'identity-wrong'],
  ['100 000 001 46', null],
  ['۱۰۰۰۰۰۰۰۱۴۶', null],
  ['١٠٠٠٠٠٠٠١٤٦', null],
  ['\u202a10000000146\u202c', null],
  ['1000000014l', 'identity-wrong'],
  ['１００００００００１４６', 'identity-wrong'],
  ['10000000146\u0000', 'identity-wrong'],
  ['🪪', 'identity-wrong'],
  [long, 'identity-wrong'],
])('[V-05] the identity number %j: %s', (identityNumber, problem) => {
  expect(foundIn({ identityNumber })).toEqual(problem === null ? [] : [`identityNumber ${problem}`]);
});

test.each([
  ['', 'passport-needed'],
  [' - ', 'passport-needed'],
  ['U123', 'passport-wrong'],
  ['U1234', null],
  ['U1234567890', null],
  ['U12345678901', 'passport-wrong'],
  [' u 12-34 ', null],
  ['u۱۲۳۴', null],
  ['\u200eU1234', null],
  ['U12.34', null],
  ['U1234\u0000', null],
  ['😀', 'passport-needed'],
  [long, 'passport-wrong'],
])('[V-06] the passport number %j: %s', (passportNumber, problem) => {
  expect(foundIn({ nationality: 'foreign', countryId: 98, passportNumber })).toEqual(
    problem === null ? [] : [`passportNumber ${problem}`],
  );
});

test.each([
  [1, true],
  [0, true],
  [2, false],
  [245, false],
  [246, true],
  [-1, true],
])('a foreigner of the country numbered %i is asked for a country: %s', (countryId, isAsked) => {
  expect(foundIn({ nationality: 'foreign', countryId, passportNumber: 'U12345' })).toEqual(
    isAsked ? ['countryId country-needed'] : [],
  );
});

test.each<PassengerDraft['tariff']>(['disabled', 'companion', 'military', 'teacher', 'senior-65'])(
  '[A-03] [V-29] [E-08] a foreigner may not travel as %s, and the tariff is named',
  (tariff) => {
    const foreigner = {
      nationality: 'foreign',
      countryId: 98,
      passportNumber: 'U12345',
      birthDate: '01.01.1950',
      tariff,
    } as const;
    expect(foundIn(foreigner)).toEqual(['tariff foreign-use-blocked']);
  },
);

test.each([
  ['', true],
  ['TK-123', true],
  ['tk 123', true],
  ['۱۲۳', true],
  ['A'.repeat(30), true],
  ['A'.repeat(31), false],
  ['AB!', false],
  ['\u200e123', true],
  ['12\u00003', false],
  ['💳', false],
  [long, false],
  ['12_3', false],
])('the number of a card %j will do: %s', (input, willDo) => {
  expect(foundIn({ tariffCardNumber: input })).toEqual(willDo ? [] : ['tariffCardNumber tariff-card-wrong']);
  expect(foundIn({ loyaltyNumber: input })).toEqual(willDo ? [] : ['loyaltyNumber loyalty-number-wrong']);
});

test.each([
  ['', 'marriage-date-needed'],
  ['1.6.2025', null],
  ['01.01.2025', null],
  ['31.12.2025', null],
  ['31.12.2024', 'marriage-not-in-year'],
  ['01.01.2026', 'marriage-not-in-year'],
  ['30.02.2025', 'marriage-date-wrong'],
  ['yazın', 'marriage-date-wrong'],
  ['۱.۶.۲۰۲۵', null],
  ['01062025', null],
  ['\u0000', 'marriage-date-wrong'],
  [long, 'marriage-date-wrong'],
])('[V-29] of the newly married, the day of marriage %j: %s', (marriageDate, problem) => {
  expect(foundIn({ tariff: 'newly-married', marriageDate })).toEqual(
    problem === null ? [] : [`marriageDate ${problem}`],
  );
});

test('the day of marriage concerns nobody else', () => {
  expect(foundIn({ marriageDate: 'yazın' })).toEqual([]);
});

test('every finding is named once', () => {
  expect(new Set(passengerProblems).size).toBe(passengerProblems.length);
});
