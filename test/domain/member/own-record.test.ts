import { expect, test } from 'vitest';
import type { Customer } from '#domain/member/customer.ts';
import { ownRecordOf } from '#domain/member/own-record.ts';
import { blankProfile, normalizeProfile, problemsOfProfile } from '#domain/member/profile.ts';
import { phonePartsOf, phoneWritten } from '#domain/person/phone.ts';
import { phoneCountryOf } from '#domain/person/phone-country.ts';
import { phoneCountries, phoneFormatOf } from '#domain/person/phone-table.ts';

const customer: Customer = {
  id: 7,
  company: false,
  user: {
    id: 1001,
    email: 'ayse@example.com',
    mobileNumber: '5320000001',
    mobileNumberCountryCode: '90',
    status: 'ACTIVE',
    statusReason: { id: 5 },
    statusReasonDescription: null,
    type: 'CUSTOMER',
    firstName: 'AYŞE',
    lastName: 'YILMAZ',
    gender: 'F',
    birthdate: '1990-05-03',
    citizenshipNo: '10000000146',
    passportNo: null,
    nationalityCountryId: 1,
    enrollmentNo: null,
    companyName: null,
    taxNo: null,
    taxAdministration: null,
  },
  cityId: 6,
  districtId: 601,
  neighbourhoodId: null,
  address: null,
  permissionMarketingEmail: true,
  permissionMarketingSms: false,
  hasLoyalty: false,
  bloodType: { id: 8 },
  profession: null,
  educationStatus: { id: 6 },
  image: null,
  createDate: 1,
  contractApprovedAt: null,
  version: 3,
};

test('[S-08] a citizen’s record: the paper is the citizenship number, the phone is read as at home and needed', () => {
  const { document, phoneNeed, version, member, company, profile } = ownRecordOf(customer);
  expect({ document, phoneNeed, version, member, company }).toEqual({
    document: { kind: 'identity', number: '10000000146' },
    phoneNeed: 'required',
    version: 3,
    member: 1001,
    company: null,
  });
  expect(profile).toEqual({
    phoneCountry: 'TR',
    phone: '532 000 00 01',
    cityId: 6,
    districtId: 601,
    neighbourhoodId: null,
    address: '',
    bloodTypeId: 8,
    professionId: null,
    educationId: 6,
    wantsLetters: 'yes',
    wantsMessages: 'no',
  });
});

test('[S-08] a foreigner without a phone shows a passport and may leave the phone out', () => {
  const user = {
    ...customer.user,
    citizenshipNo: null,
    passportNo: 'U123456',
    nationalityCountryId: 0,
    mobileNumber: null,
    mobileNumberCountryCode: null,
  };
  const { document, phoneNeed, profile } = ownRecordOf({ ...customer, user });
  expect([document, phoneNeed, profile.phoneCountry, profile.phone]).toEqual([
    { kind: 'passport', number: 'U123456' },
    'optional',
    'TR',
    '',
  ]);
});

test('[S-08] a company shows its own name and tax number, and needs a phone wherever it is from', () => {
  const user = {
    ...customer.user,
    companyName: 'BOZKIR',
    taxNo: '1234567890',
    taxAdministration: null,
    nationalityCountryId: 0,
  };
  const { company, phoneNeed } = ownRecordOf({ ...customer, company: true, user });
  expect([company, phoneNeed]).toEqual([
    { name: 'BOZKIR', taxNumber: '1234567890', taxAdministration: '' },
    'required',
  ]);
});

const sampleOf = (country: string): string => {
  const { least } = phoneFormatOf(country);
  return `5${'1234567890123'.slice(0, Math.max(0, least - 1))}`;
};

test('[V-07] [V-15] what was kept of a phone of any country is written again to the same digits and dial code', () => {
  const kept = phoneCountries.map((country) => {
    const { country: dialCode, area, number } = phonePartsOf(country, sampleOf(country));
    const digits = `${area}${number}`;
    const found = phoneCountryOf(dialCode, digits) ?? '';
    const again = phonePartsOf(found, phoneWritten(found, digits));
    return [country, dialCode, digits, again.country, `${again.area}${again.number}`] as const;
  });
  expect(
    kept.filter(([, dialCode, digits, code, written]) => dialCode !== code || digits !== written),
  ).toEqual([]);
});

test('[V-15] no country has a dial code nobody has', () => {
  expect(phoneCountryOf('', '')).toBe(null);
  expect(phoneCountryOf('999', '123456')).toBe(null);
});

test.each([
  ['a phone with its zero and spaces', { phone: ' 0532 000  00 01 ' }, { phone: '532 000 00 01' }],
  ['a phone that is none stays as it was typed', { phone: ' 12a ' }, { phone: '12a' }],
  ['an address loses needless spaces', { address: '  Ada   Sokak  5 ' }, { address: 'Ada Sokak 5' }],
])('[V-15] %s', (_, input, normalized) => {
  expect(normalizeProfile({ ...blankProfile, ...input })).toEqual({ ...blankProfile, ...normalized });
});

test('[V-15] what is tidied is judged as it was before', () => {
  for (const phone of [
    '',
    '532',
    '0532 000 00 01',
    '+90 532 000 00 01',
    '٠٥٣٢٠٠٠٠٠٠١',
    'yok',
    '5'.repeat(40),
  ]) {
    const profile = { ...blankProfile, phone };
    expect([phone, problemsOfProfile(normalizeProfile(profile), 'required')]).toEqual([
      phone,
      problemsOfProfile(profile, 'required'),
    ]);
  }
});
