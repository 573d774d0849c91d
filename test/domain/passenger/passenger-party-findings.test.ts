import { expect, test } from 'vitest';
import { findingsOfContact, findingsOfDrafts } from '#domain/passenger/passenger-draft-rules.ts';
import type { TypedPassenger } from '#domain/passenger/passenger-typed.ts';
import { toldContact, toldPassenger } from '../../support/passengers.ts';

const days = { trains: ['2026-12-10'], today: '2026-11-21' };
const long = 'A'.repeat(100_000);

const foundAmong = (party: readonly TypedPassenger[], contact = toldContact()) =>
  findingsOfDrafts(party, contact, days).map(
    ({ passenger, field, finding }) => `${passenger ?? 'contact'} ${field} ${finding}`,
  );

test('a passenger of whom everything is told breaks no rule', () => {
  expect(foundAmong([toldPassenger()])).toEqual([]);
});

const wed = (marriageDate: string) => toldPassenger({ tariff: 'newly-married', marriageDate });

test.each([
  [['1.6.2025', '1.6.2025'], []],
  [['1.6.2025'], ['0 marriageDate marriage-alone']],
  [['1.6.2025', '2.6.2025'], ['0 marriageDate marriage-alone']],
  [['1.6.2025', '1.6.2025', '1.6.2025'], ['0 marriageDate marriage-alone']],
  [['1.6.2025', '1.6.2024'], ['1 marriageDate marriage-not-in-year']],
  [['1.6.2025', ''], ['1 marriageDate marriage-date-needed']],
])('[V-29] a couple that married on %j: %j', (dates, findings) => {
  expect(foundAmong(dates.map(wed))).toEqual(findings);
});

test.each([
  [1, ['0 tariff family-size']],
  [2, ['0 tariff family-size']],
  [3, []],
  [11, []],
])('[V-29] a family of %i: %j', (size, findings) => {
  expect(foundAmong(Array.from({ length: size }, () => toldPassenger({ tariff: 'family' })))).toEqual(
    findings,
  );
});

test.each([
  [11, []],
  [12, ['11 tariff too-many-passengers']],
])('[E-14] %i passengers: %j', (size, findings) => {
  expect(foundAmong(Array.from({ length: size }, () => toldPassenger()))).toEqual(findings);
});

const lap = toldPassenger({ tariff: 'lap-child', birthDate: '01.01.2024' });

test.each([
  [1, 2, []],
  [1, 3, ['3 tariff too-many-lap-children']],
  [2, 4, []],
  [2, 5, ['6 tariff too-many-lap-children']],
])('[V-20] with %i passengers, %i children on a lap: %j', (passengers, children, findings) => {
  const party = [
    ...Array.from({ length: passengers }, () => toldPassenger()),
    ...Array.from({ length: children }, () => lap),
  ];
  expect(foundAmong(party)).toEqual(findings);
});

const pet = toldPassenger({
  tariff: 'pet',
  firstName: 'Pamuk',
  lastName: '',
  identityNumber: '',
  birthDate: '',
});

test.each([
  ['a pet alone', [pet], ['0 tariff pet-first', '0 wantsTicketLetter ticket-letter-needed']],
  ['a pet first', [pet, toldPassenger()], ['0 tariff pet-first']],
  ['a pet with its passenger', [toldPassenger(), { ...pet, dependsOn: 0 }], []],
  ['a pet without a name', [toldPassenger(), { ...pet, firstName: '' }], ['1 firstName first-name-needed']],
  ['a dog with its passenger', [toldPassenger(), { ...pet, tariff: 'dog', dependsOn: 0 } as const], []],
])('[V-24] %s: %j', (_, party, findings) => {
  expect(foundAmong(party)).toEqual(findings);
});

test('[V-29] a companion travels with somebody who is disabled', () => {
  const companion = toldPassenger({ tariff: 'companion' });
  const disabled = toldPassenger({ tariff: 'disabled' });
  expect(foundAmong([companion])).toEqual(['0 tariff companion-alone']);
  expect(foundAmong([disabled, companion])).toEqual([]);
  expect(foundAmong([disabled, companion, companion])).toEqual(['2 tariff companion-alone']);
});

test.each([
  [null, true],
  [0, true],
  [1, false],
  [2, false],
  [3, false],
  [4, false],
  [9, false],
  [-1, false],
])('[V-28] the second passenger depends on passenger %s: %s', (dependsOn, will) => {
  const party = [
    toldPassenger(),
    toldPassenger({ dependsOn }),
    toldPassenger({ dependsOn: 0 }),
    { ...pet, dependsOn: 0 },
    lap,
  ];
  expect(foundAmong(party)).toEqual(will ? [] : ['1 dependsOn dependent-wrong']);
});

test('[V-30] the ticket information goes to at least one passenger', () => {
  const quiet = toldPassenger({ wantsTicketLetter: 'no' });
  expect(foundAmong([quiet, quiet])).toEqual(['0 wantsTicketLetter ticket-letter-needed']);
  expect(foundAmong([quiet, toldPassenger()])).toEqual([]);
});

test.each([
  ['', 'email-needed'],
  [' ', 'email-needed'],
  ['ayse', 'email-wrong'],
  ['ayse@example', 'email-wrong'],
  [' ayse@example.com ', null],
  ['ayşe@example.com', 'email-wrong'],
  ['ayse@example.com\u0000', 'email-wrong'],
  ['\u200eayse@example.com', null],
  ['a@b.tr,c@d.tr', 'email-wrong'],
  ['😀@example.com', 'email-wrong'],
  ['۱@example.com', 'email-wrong'],
  [long, 'email-wrong'],
])('[V-03] [V-30] the e-mail %j: %s', (email, finding) => {
  expect(findingsOfContact(toldContact({ email }))).toEqual(
    finding === null ? [] : [{ passenger: null, field: 'email', finding }],
  );
});

test('[V-07] [V-30] the telephone follows the form of its country', () => {
  expect(findingsOfContact(toldContact({ phone: '' }))).toEqual([
    { passenger: null, field: 'phone', finding: 'phone-needed' },
  ]);
  expect(findingsOfContact(toldContact({ phoneCountry: 'DE', phone: '0171 1234567' }))).toEqual([]);
});

test('nobody travels: told at the first passenger', () => {
  expect(foundAmong([])).toEqual(['0 tariff no-passenger', '0 wantsTicketLetter ticket-letter-needed']);
});
