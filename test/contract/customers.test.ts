import { expect, test } from 'vitest';
import { customer } from '#contract/members/customers.ts';
import { understood, written } from '#contract/wire/on-wire.ts';
import type { Customer } from '#domain/member/customer.ts';

const whole: Customer = {
  id: 1,
  company: true,
  user: {
    id: 2,
    email: 'bozkir@example.com',
    mobileNumber: '5320000002',
    mobileNumberCountryCode: '90',
    status: 'ACTIVE',
    statusReason: { id: 5 },
    statusReasonDescription: 'etkin',
    type: 'CUSTOMER',
    firstName: 'MEHMET',
    lastName: 'KAYA',
    gender: 'M',
    birthdate: '1978-11-20',
    citizenshipNo: '20000000046',
    passportNo: 'U12345678',
    nationalityCountryId: 1,
    enrollmentNo: 'E-1',
    companyName: 'BOZKIR TURİZM',
    taxNo: '1234567890',
    taxAdministration: 'ÇANKAYA',
  },
  cityId: 6,
  districtId: 7,
  neighbourhoodId: 8,
  address: 'Bozkır Sokak 1',
  permissionMarketingEmail: true,
  permissionMarketingSms: false,
  hasLoyalty: true,
  bloodType: { id: 1 },
  profession: { id: 2 },
  educationStatus: { id: 3 },
  image: 'aGVsbG8=',
  createDate: 1_795_251_600_000,
  contractApprovedAt: 1_795_251_600_000,
  version: 3,
};

test('[F-01] [C-01] every field of a customer comes through the wire unchanged', () => {
  const sent: unknown = JSON.parse(JSON.stringify(written(customer, whole)));
  expect(sent).toEqual(whole);
  expect(understood(customer, sent)).toEqual({ ok: true, value: whole });
});

test('[F-01] what is known to be none is null, in the customer and in the user', () => {
  const nullable = ['cityId', 'districtId', 'neighbourhoodId', 'address', 'bloodType', 'profession', 'image'];
  const bare = { ...whole, ...Object.fromEntries(nullable.map((name) => [name, null])) };
  const user = { ...whole.user, citizenshipNo: null, birthdate: null, statusReason: null, taxNo: null };
  expect(understood(customer, { ...bare, user })).toEqual({ ok: true, value: { ...bare, user } });
});

test.each([
  [{ ...whole, user: { ...whole.user, status: 'DELETED' } }],
  [{ ...whole, user: { ...whole.user, type: 'STAFF' } }],
  [{ ...whole, user: { ...whole.user, gender: '' } }],
  [{ ...whole, company: 1 }],
  [{ ...whole, createDate: '2026-11-21' }],
  [{ ...whole, bloodType: 1 }],
  [{ ...whole, id: undefined }],
  [{ ...whole, user: null }],
])('[F-01] a customer that is not one is not understood', (body) => {
  expect(understood(customer, body).ok).toBe(false);
});
