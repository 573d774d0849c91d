import type { RegistrationDraft } from '#domain/member/registration.ts';
import { citizen, companyOfTest, foreigner } from '#test/support/registrations.ts';
import type { EdgeCase } from './edge-case.ts';

type Drafts = readonly EdgeCase<RegistrationDraft>[];

const open = { contract: 'open' } as const;

/** V-08: nobody becomes a member who has not accepted the contract, whatever else is right. */
export const contracts: Drafts = [
  ['a citizen who accepted', 'taken', citizen],
  ['a citizen who did not', 'refused', { ...citizen, ...open }],
  ['a foreigner who accepted', 'taken', foreigner],
  ['a foreigner who did not', 'refused', { ...foreigner, ...open }],
  ['a company that accepted', 'taken', companyOfTest],
  ['a company that did not', 'refused', { ...companyOfTest, ...open }],
  ['who wants letters and did not', 'refused', { ...citizen, ...open, wantsLetters: 'yes' }],
  ['who wants messages and did not', 'refused', { ...citizen, ...open, wantsMessages: 'yes' }],
  ['who wants no letters and accepted', 'taken', { ...citizen, wantsLetters: 'no', wantsMessages: 'no' }],
  ['who accepted and has no name', 'refused', { ...citizen, firstName: ' ' }],
  ['who did not and has no name', 'refused', { ...citizen, ...open, firstName: '' }],
  ['a foreigner without phone who did not', 'refused', { ...foreigner, ...open, phone: '' }],
];

/** V-10: the register of persons is asked about a citizen, and about nobody else. */
export const registered: Drafts = [
  ['somebody the register knows', 'taken', citizen],
  ['somebody it knows not', 'refused', { ...citizen, identityNumber: '99999999990' }],
  ['another it knows not', 'refused', { ...citizen, identityNumber: '88888888880' }],
  ['one for whom it does not answer', 'refused', { ...citizen, identityNumber: '77777777770' }],
  ['in Persian digits, known', 'taken', { ...citizen, identityNumber: '۱۰۰۰۰۰۰۰۱۴۶' }],
  ['in Persian digits, not known', 'refused', { ...citizen, identityNumber: '۹۹۹۹۹۹۹۹۹۹۰' }],
  ['spaces and marks around, known', 'taken', { ...citizen, identityNumber: ' \u200e10000000146\u200f ' }],
  ['spaces within, known', 'taken', { ...citizen, identityNumber: '100 000 001 46' }],
  ['spaces within, not known', 'refused', { ...citizen, identityNumber: '999 999 999 90' }],
  ['a name in small Turkish letters', 'taken', { ...citizen, firstName: 'ışık', lastName: 'ilgi' }],
  ['a birth date of the Iranian calendar', 'taken', { ...citizen, birthDate: '1369/02/13' }],
  ['no gender', 'refused', { ...citizen, gender: null }],
  ['a foreigner with a stranger’s number', 'taken', { ...foreigner, identityNumber: '99999999990' }],
  ['a company with a stranger’s number', 'taken', { ...companyOfTest, identityNumber: '99999999990' }],
];
