import { expect, test } from 'vitest';
import { type Profile, problemsOfProfile } from '#domain/member/profile.ts';

const right: Profile = {
  phoneCountry: 'TR',
  phone: '532 000 00 01',
  cityId: 6,
  districtId: 601,
  neighbourhoodId: 6010,
  address: 'Bozkır Sokak 1',
  bloodTypeId: 1,
  professionId: null,
  educationId: 6,
  wantsLetters: 'no',
  wantsMessages: 'yes',
};

test.each<[string, Partial<Profile>, readonly string[]]>([
  ['a number with its area', {}, []],
  ['a number with a zero at the front', { phone: '0532 000 00 01' }, []],
  ['a number in Persian digits', { phone: '۵۳۲۰۰۰۰۰۰۱' }, []],
  ['a number with its dial code', { phone: '+90 532 000 00 01' }, []],
  ['a digit too few', { phone: '532 000 00 0' }, ['phone-too-short']],
  ['a digit too many', { phone: '532 000 00 011' }, ['phone-too-long']],
  ['letters', { phone: 'evdeyim' }, ['phone-wrong']],
  ['another country’s dial code', { phone: '+49 30 123456' }, ['phone-other-country']],
  ['no number', { phone: ' ' }, ['phone-needed']],
  ['a country there is none of', { phoneCountry: 'XX' }, ['phone-wrong']],
])('[V-15] a mobile phone is checked in the profile: %s', (_, changed, problems) => {
  expect(problemsOfProfile({ ...right, ...changed }, 'required')).toEqual(problems);
});

test('[V-07] a foreigner may leave the phone out, and what is given is checked all the same', () => {
  const found = ['', '123'].map((phone) => problemsOfProfile({ ...right, phone }, 'optional'));
  expect(found).toEqual([[], ['phone-too-short']]);
});

test.each<[string, Partial<Profile>, readonly string[]]>([
  ['none of them', { cityId: null, districtId: null, neighbourhoodId: null }, []],
  ['a province alone', { districtId: null, neighbourhoodId: null }, []],
  ['a district without its province', { cityId: null }, ['city-first']],
  ['a neighbourhood without its district', { districtId: null }, ['district-first']],
])('[F-01] an address goes from the province inwards: %s', (_, changed, problems) => {
  expect(problemsOfProfile({ ...right, ...changed }, 'required')).toEqual(problems);
});

test('[F-01] an address has room for 500 signs, and all that is wrong is told at once', () => {
  const found = [500, 501].map((length) =>
    problemsOfProfile({ ...right, phone: '', address: 'a'.repeat(length) }, 'required'),
  );
  expect(found).toEqual([['phone-needed'], ['phone-needed', 'address-too-long']]);
});
