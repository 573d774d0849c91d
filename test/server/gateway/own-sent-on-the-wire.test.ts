import { expect, test } from 'vitest';
import { blankRegistration } from '#domain/member/registration.ts';
import { profileCallsBy } from '#gateway/members/profile-calls.ts';
import { profileChoiceCallsBy } from '#gateway/members/profile-choice-calls.ts';
import { registrationCallsBy } from '#gateway/members/registration-calls.ts';
import { type Asks, type Sent, sentBy } from '../../support/server/sent-by.ts';

const { signal } = new AbortController();
const key = 'key-of-a-press';
const draft = {
  ...blankRegistration,
  firstName: 'AYŞE',
  lastName: 'YILMAZ',
  gender: 'F',
  birthDate: '14.03.1990',
  identityNumber: '10000000146',
  passportNumber: 'U123456',
  companyName: 'BOZKIR LTD',
  taxNumber: '1234567890',
  taxAdministration: 'Çankaya',
  email: 'ayse@example.com',
  phone: '5321234567',
  wantsLetters: 'yes',
  contract: 'accepted',
} as const;
const profile = {
  phoneCountry: '90',
  phone: '5321234567',
  cityId: 6,
  districtId: 1103,
  neighbourhoodId: 901,
  address: 'Atatürk Bulvarı 1',
  bloodTypeId: 2,
  professionId: 3,
  educationId: 4,
  wantsLetters: 'yes',
  wantsMessages: 'no',
} as const;
const livesAt = {
  mobileNumber: '5321234567',
  mobileNumberCountry: '90',
  cityId: 6,
  districtId: 1103,
  neighbourhoodId: 901,
  address: 'Atatürk Bulvarı 1',
};

// Every value is another one: two that are changed for each other are seen.
test.each<[string, Asks, Sent]>([
  [
    'whether somebody is a citizen',
    (gateway) => registrationCallsBy(gateway).verifyIdentity(draft, signal),
    {
      to: 'POST /mc/verify/citizenship',
      body: {
        identifyNumber: '10000000146',
        name: 'AYŞE',
        surname: 'YILMAZ',
        gender: 'F',
        birthDate: '1990-03-14',
      },
    },
  ],
  [
    'a membership',
    (gateway) => registrationCallsBy(gateway).register({ draft, key }, signal),
    {
      to: 'POST /mc/user/register',
      body: {
        idempotencyKey: key,
        company: false,
        user: {
          firstName: 'AYŞE',
          lastName: 'YILMAZ',
          gender: 'F',
          birthdate: '1990-03-14',
          nationalityCountryId: 1,
          citizenshipNo: '10000000146',
          passportNo: 'U123456',
          passportCountryId: 1,
          companyName: 'BOZKIR LTD',
          taxNo: '1234567890',
          taxAdministration: 'Çankaya',
          email: 'ayse@example.com',
          mobileNumber: '5321234567',
          mobileNumberCountryCode: '90',
          mobileNumberCountry: 'TR',
        },
        permissionMarketingEmail: true,
        permissionMarketingSms: false,
        contractApproved: true,
      },
    },
  ],
  [
    'the own record',
    (gateway) => profileCallsBy(gateway).load(null, signal),
    { to: 'GET /mc/customers', body: null },
  ],
  [
    'another record',
    (gateway) => profileCallsBy(gateway).save({ version: 7, profile, key }, signal),
    {
      to: 'PUT /mc/customers',
      body: {
        idempotencyKey: key,
        version: 7,
        ...livesAt,
        bloodType: { id: 2 },
        profession: { id: 3 },
        educationStatus: { id: 4 },
        permissionMarketingEmail: true,
        permissionMarketingSms: false,
      },
    },
  ],
  [
    'a record without what may be left out',
    (gateway) =>
      profileCallsBy(gateway).save(
        {
          version: 7,
          profile: {
            ...profile,
            bloodTypeId: null,
            professionId: null,
            educationId: null,
            wantsLetters: 'no',
            wantsMessages: 'yes',
          },
          key,
        },
        signal,
      ),
    {
      to: 'PUT /mc/customers',
      body: {
        idempotencyKey: key,
        version: 7,
        ...livesAt,
        bloodType: null,
        profession: null,
        educationStatus: null,
        permissionMarketingEmail: false,
        permissionMarketingSms: true,
      },
    },
  ],
  [
    'what the end of a membership brings',
    (gateway) => profileCallsBy(gateway).foretellEnding(null, signal),
    { to: 'GET /mc/customers/ending', body: null },
  ],
  [
    'the end of a membership, found first where its answer was lost',
    (gateway) => profileCallsBy(gateway).end({ member: 17, password: 'Eski1923', key }, signal),
    { to: 'POST /mc/customers/ending/find', body: { id: 17, idempotencyKey: key } },
  ],
  [
    'cities',
    (gateway) => profileChoiceCallsBy(gateway).cities(0, signal),
    { to: 'GET /mc/cities', body: null },
  ],
  [
    'blood types',
    (gateway) => profileChoiceCallsBy(gateway).bloodTypes(0, signal),
    { to: 'GET /mc/blood-types', body: null },
  ],
  [
    'professions',
    (gateway) => profileChoiceCallsBy(gateway).professions(0, signal),
    { to: 'GET /mc/professions', body: null },
  ],
  [
    'educations',
    (gateway) => profileChoiceCallsBy(gateway).educations(0, signal),
    { to: 'GET /mc/educations', body: null },
  ],
])('[C-08] %s is asked for as the wire names it', async (_, asks, expected) => {
  expect(await sentBy(asks)).toEqual(expected);
});
