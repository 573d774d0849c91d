import { expect, test } from 'vitest';
import { type Customer, memberOf } from '#domain/member/customer.ts';
import { shownNameOf } from '#domain/member/member.ts';
import { customerNumberOf } from '#domain/values/customer-number.ts';

const citizenshipNo = '10000000146';
const passportNo = 'U1234567';

test.each([
  [1, citizenshipNo, passportNo, citizenshipNo],
  [1, citizenshipNo, null, citizenshipNo],
  [1, null, passportNo, null],
  [1, null, null, null],
  [1, '', passportNo, ''],
  [0, citizenshipNo, passportNo, passportNo],
  [0, null, passportNo, passportNo],
  [0, citizenshipNo, null, null],
  [0, null, null, null],
  [2, citizenshipNo, passportNo, passportNo],
  [-1, citizenshipNo, passportNo, passportNo],
  [90, citizenshipNo, null, null],
])(
  '[F-01] of nationality %i with %j and %j the number is %j',
  (nationalityCountryId, own, passport, number) => {
    expect(customerNumberOf({ nationalityCountryId, citizenshipNo: own, passportNo: passport })).toBe(number);
  },
);

const person: Customer = {
  id: 3,
  company: false,
  user: {
    id: 7,
    email: 'ayse@example.com',
    mobileNumber: '5321234567',
    mobileNumberCountryCode: '90',
    status: 'ACTIVE',
    statusReason: { id: 5 },
    statusReasonDescription: null,
    type: 'CUSTOMER',
    firstName: 'AYŞE',
    lastName: 'YILMAZ',
    gender: 'F',
    birthdate: '1990-05-03',
    citizenshipNo,
    passportNo: null,
    nationalityCountryId: 1,
    enrollmentNo: null,
    companyName: 'BOZKIR TURİZM',
    taxNo: null,
    taxAdministration: null,
  },
  cityId: 6,
  districtId: null,
  neighbourhoodId: null,
  address: null,
  permissionMarketingEmail: false,
  permissionMarketingSms: false,
  hasLoyalty: false,
  bloodType: null,
  profession: null,
  educationStatus: null,
  image: null,
  createDate: 1_795_251_600_000,
  contractApprovedAt: null,
  version: 3,
};

test('[S-05] a person is shown by name, even when a company is noted beside', () => {
  const member = memberOf(person);
  expect(member).toEqual({
    id: 7,
    firstName: 'AYŞE',
    lastName: 'YILMAZ',
    email: 'ayse@example.com',
    companyName: null,
  });
  expect(shownNameOf(member)).toBe('AYŞE YILMAZ');
});

test('[S-05] a company is shown by its own name', () => {
  expect(shownNameOf(memberOf({ ...person, company: true }))).toBe('BOZKIR TURİZM');
});
