import type { OwnRecord } from '#domain/member/own-record.ts';
import { blankProfile, type Profile } from '#domain/member/profile.ts';

export const startsAt = 1_795_251_600_000;

export const profile: Profile = { ...blankProfile, phone: '532 000 00 01' };

export const record: OwnRecord = {
  member: 1001,
  version: 1,
  firstName: 'AYŞE',
  lastName: 'YILMAZ',
  email: 'ayse@example.com',
  birthDate: '1990-05-03',
  gender: 'F',
  document: { kind: 'identity', number: '10000000146' },
  company: null,
  memberSince: startsAt,
  phoneNeed: 'required',
  profile,
};
