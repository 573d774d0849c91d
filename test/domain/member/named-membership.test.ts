import { expect, test } from 'vitest';
import { namedMembership } from '#domain/member/named-membership.ts';
import { citizen, companyOfTest, foreigner } from '../../support/registrations.ts';

test.each([
  ['a citizen', citizen, { kind: 'citizen', name: 'I*** ç***', number: '•••••••0146' }],
  [
    'a foreigner',
    { ...foreigner, passportNumber: 'U123456' },
    { kind: 'foreigner', name: 'S*** A***', number: '•••3456' },
  ],
  ['a company', companyOfTest, { kind: 'company', name: 'E*** T*** A*** Ş***', number: '••••••7890' }],
  [
    'a company that calls itself by an address, or by a message',
    { ...companyOfTest, companyName: `HTTPS://EVIL.EXAMPLE/KAZAN & AL HEMEN ARA 5321234567 SON` },
    { kind: 'company', name: 'H*** E*** E*** K*** A*** H*** A*** 5***', number: '••••••7890' },
  ],
])('[S-07] %s is named by letters and the end of a number', (_, draft, named) => {
  expect(namedMembership(draft)).toEqual(named);
});
