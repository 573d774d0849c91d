import { expect, test } from 'vitest';
import { normalizeRegistration } from '#domain/member/normalize-registration.ts';
import {
  askedOf,
  blankRegistration,
  isOfRegister,
  type RegistrationDraft,
} from '#domain/member/registration.ts';
import { problemsOfRegistration, type RegistrationField } from '#domain/member/registration-problems.ts';
import { countryCodes } from '#domain/values/country-codes.ts';

const today = '2026-11-23';

const citizen: RegistrationDraft = {
  ...blankRegistration,
  firstName: 'Işık',
  lastName: 'Çelik',
  gender: 'F',
  birthDate: '03.05.1990',
  identityNumber: '10000000146',
  email: 'isik@example.com',
  phone: '532 123 45 67',
  contract: 'accepted',
};
const foreigner: RegistrationDraft = {
  ...citizen,
  nationality: 'foreign',
  identityNumber: '',
  passportNumber: 'U123456',
  countryId: 104,
};
const company: RegistrationDraft = {
  ...citizen,
  kind: 'company',
  gender: null,
  birthDate: '',
  identityNumber: '',
  companyName: 'Erciyes Turizm',
  taxNumber: '1234567890',
  taxAdministration: 'Kocasinan',
};

const wrongIn = (draft: RegistrationDraft) =>
  problemsOfRegistration(draft, today).map(({ field, problem }) => `${field}: ${problem}`);
const problemOf = (draft: RegistrationDraft, field: RegistrationField) =>
  problemsOfRegistration(draft, today).find((each) => each.field === field)?.problem ?? null;

const long = 'A'.repeat(100_000);

test('[V-08] whole registrations of each kind have nothing wrong, and a blank one all there is', () => {
  expect([citizen, foreigner, company].map(wrongIn)).toEqual([[], [], []]);
  expect(wrongIn(blankRegistration)).toEqual([
    'firstName: first-name-needed',
    'lastName: last-name-needed',
    'gender: gender-needed',
    'birthDate: birth-date-needed',
    'identityNumber: identity-needed',
    'email: email-needed',
    'phone: phone-needed',
    'contract: contract-needed',
  ]);
  expect(wrongIn({ ...blankRegistration, kind: 'company' })).toEqual([
    'companyName: company-name-needed',
    'taxNumber: tax-number-needed',
    'taxAdministration: tax-administration-needed',
    'firstName: first-name-needed',
    'lastName: last-name-needed',
    'email: email-needed',
    'phone: phone-needed',
    'contract: contract-needed',
  ]);
});

test.each([
  ['İ', null],
  ['ışık çelik-o’hara jr.', null],
  ['سارا', null],
  ['A'.repeat(100), null],
  ['A'.repeat(101), 'first-name-wrong'],
  [long, 'first-name-wrong'],
  ['', 'first-name-needed'],
  ['   ', 'first-name-needed'],
  ['\u200f\u200e', 'first-name-needed'],
  ['\tIşık\n', null],
  ['Işık\0', 'first-name-wrong'],
  ['Işık 🙂', 'first-name-wrong'],
  ['<b>Işık</b>', 'first-name-wrong'],
  ['123', 'first-name-wrong'],
])('[V-02] the first name %j: %s', (firstName, problem) => {
  expect(problemOf({ ...citizen, firstName }, 'firstName')).toBe(problem);
});

test.each([
  ['10000000146', null],
  [' 100 000 001 46 ', null],
  ['۱۰۰۰۰۰۰۰۱۴۶', null],
  ['١٠٠٠٠٠٠٠١٤٦', null],
  ['\u200e10000000146\u200f', null],
  ['10000000145', 'identity-wrong'],
  ['1000000014', 'identity-wrong'],
  ['100000001460', 'identity-wrong'],
  ['1000000014O', 'identity-wrong'],
  ['10000000146\0', 'identity-wrong'],
  ['', 'identity-needed'],
  [' ', 'identity-needed'],
  ['1'.repeat(100_000), 'identity-wrong'],
  ['1000000014🙂', 'identity-wrong'],
])('[V-05] the citizenship number %j: %s', (identityNumber, problem) => {
  expect(problemOf({ ...citizen, identityNumber }, 'identityNumber')).toBe(problem);
});

test.each([
  ['03.05.1990', null],
  ['3.5.1990', null],
  ['۰۳.۰۵.۱۹۹۰', null],
  ['۱۳۶۹/۲/۱۳', null],
  ['23.11.2026', null],
  ['24.11.2026', 'birth-date-wrong'],
  ['01.01.1900', null],
  ['31.12.1899', 'birth-date-wrong'],
  ['29.02.1900', 'birth-date-wrong'],
  ['29.02.2000', null],
  ['31.04.1990', 'birth-date-wrong'],
  ['00.05.1990', 'birth-date-wrong'],
  ['03.13.1990', 'birth-date-wrong'],
  ['', 'birth-date-needed'],
  [' \u200f ', 'birth-date-needed'],
  ['03.05.1990\0', 'birth-date-wrong'],
  [long, 'birth-date-wrong'],
])('[V-04] [V-16] the birth date %j: %s', (birthDate, problem) => {
  expect(problemOf({ ...citizen, birthDate }, 'birthDate')).toBe(problem);
});

test.each([
  ['U1234', 'passportNumber', null],
  ['U123', 'passportNumber', 'passport-wrong'],
  ['U1234567890', 'passportNumber', null],
  ['U12345678901', 'passportNumber', 'passport-wrong'],
  [' u 12-34 ', 'passportNumber', null],
  ['U۱۲۳۴', 'passportNumber', null],
  ['\u200fU1234\u200e', 'passportNumber', null],
  ['', 'passportNumber', 'passport-needed'],
  ['---', 'passportNumber', 'passport-needed'],
  ['🙂🙂🙂🙂🙂', 'passportNumber', 'passport-needed'],
  ['U1234\0', 'passportNumber', null],
  [long, 'passportNumber', 'passport-wrong'],
] as const)('[V-06] the passport number %j: %s %s', (passportNumber, field, problem) => {
  expect(problemOf({ ...foreigner, passportNumber }, field)).toBe(problem);
});

test.each([
  [104, null],
  [2, null],
  [countryCodes.length, null],
  [countryCodes.length + 1, 'country-needed'],
  [1, 'country-needed'],
  [0, 'country-needed'],
  [-1, 'country-needed'],
  [1.5, 'country-needed'],
  [Number.NaN, 'country-needed'],
  [Number.MAX_SAFE_INTEGER, 'country-needed'],
  [Number.POSITIVE_INFINITY, 'country-needed'],
])('the country of a passport %d: %s', (countryId, problem) => {
  expect(problemOf({ ...foreigner, countryId }, 'countryId')).toBe(problem);
});

test.each([
  ['5321234567', null],
  ['0532 123 45 67', null],
  ['+90 (532) 123-45-67', null],
  ['۰۵۳۲۱۲۳۴۵۶۷', null],
  ['\u202a532 123 45 67\u202c', null],
  ['532123456', 'phone-too-short'],
  ['53212345678', 'phone-too-long'],
  ['+98 912 000 00 04', 'phone-other-country'],
  ['', 'phone-needed'],
  ['  ', 'phone-needed'],
  ['532 123 45 6x', 'phone-wrong'],
  ['532🙂', 'phone-wrong'],
  ['5321234567\0', 'phone-wrong'],
  ['5'.repeat(100_000), 'phone-too-long'],
])('[V-07] [V-12] a citizen’s phone %j: %s', (phone, problem) => {
  expect(problemOf({ ...citizen, phone }, 'phone')).toBe(problem);
});

test.each([
  [foreigner, '', null],
  [foreigner, ' ', null],
  [foreigner, '532', 'phone-too-short'],
  [company, '', 'phone-needed'],
  [{ ...company, nationality: 'foreign' } as const, '', 'phone-needed'],
])(
  '[V-07] only a foreigner who registers for themselves may leave the phone out',
  (draft, phone, problem) => {
    expect(problemOf({ ...draft, phone }, 'phone')).toBe(problem);
  },
);

test.each([
  [citizen, true],
  [foreigner, false],
  [company, false],
  [{ ...company, nationality: 'foreign' } as const, false],
])('[V-10] the register is asked about individuals with a citizenship number alone', (draft, is) => {
  expect(isOfRegister(draft)).toBe(is);
});

test('only what is asked of somebody is sent and kept', () => {
  const everything = {
    ...citizen,
    passportNumber: 'U123456',
    countryId: 104,
    companyName: 'X',
    taxNumber: '1',
  };
  const none = { companyName: '', taxNumber: '', taxAdministration: '' };
  expect(askedOf(everything)).toEqual({ ...everything, ...none, passportNumber: '', countryId: 1 });
  expect(askedOf({ ...everything, nationality: 'foreign' })).toEqual({
    ...everything,
    ...none,
    nationality: 'foreign',
    identityNumber: '',
  });
  expect(askedOf({ ...everything, kind: 'company', nationality: 'foreign' })).toEqual({
    ...everything,
    kind: 'company',
    gender: null,
    birthDate: '',
    nationality: 'turkish',
    identityNumber: '',
    passportNumber: '',
    countryId: 1,
  });
});

test.each([citizen, foreigner, company, blankRegistration, { ...citizen, firstName: ' ', phone: 'x' }])(
  '[V-02] putting a registration in order changes nothing of what is wrong with it, and is done once',
  (draft) => {
    const normalized = normalizeRegistration(draft);
    expect([wrongIn(normalized), normalizeRegistration(normalized)]).toEqual([wrongIn(draft), normalized]);
  },
);
