import { expect, test } from 'vitest';
import { problemsOfContact, problemsOfDrafts } from '#domain/passenger/passenger-draft-rules.ts';
import type { PassengerInput } from '#domain/passenger/passenger-input.ts';
import { createContactDraft, createPassengerDraft } from '../../support/passengers.ts';

const days = { trains: ['2026-12-10'], today: '2026-11-21' };
const long = 'A'.repeat(100_000);

const foundAmong = (party: readonly PassengerInput[], contact = createContactDraft()) =>
  problemsOfDrafts(party, contact, days).map(
    ({ passenger, field, problem }) => `${passenger ?? 'contact'} ${field} ${problem}`,
  );

test('a passenger of whom everything is told breaks no rule', () => {
  expect(foundAmong([createPassengerDraft()])).toEqual([]);
});

const wed = (marriageDate: string) => createPassengerDraft({ tariff: 'newly-married', marriageDate });

test.each([
  [['1.6.2025', '1.6.2025'], []],
  [['1.6.2025'], ['0 marriageDate marriage-alone']],
  [['1.6.2025', '2.6.2025'], ['0 marriageDate marriage-alone']],
  [['1.6.2025', '1.6.2025', '1.6.2025'], ['0 marriageDate marriage-alone']],
  [['1.6.2025', '1.6.2024'], ['1 marriageDate marriage-not-in-year']],
  [['1.6.2025', ''], ['1 marriageDate marriage-date-needed']],
])('[V-29] a couple that married on %j: %j', (dates, problems) => {
  expect(foundAmong(dates.map(wed))).toEqual(problems);
});

test.each([
  [1, ['0 tariff family-size']],
  [2, ['0 tariff family-size']],
  [3, []],
  [11, []],
])('[V-29] a family of %i: %j', (size, problems) => {
  expect(foundAmong(Array.from({ length: size }, () => createPassengerDraft({ tariff: 'family' })))).toEqual(
    problems,
  );
});

test.each([
  [11, []],
  [12, ['11 tariff too-many-passengers']],
])('[E-14] %i passengers: %j', (size, problems) => {
  expect(foundAmong(Array.from({ length: size }, () => createPassengerDraft()))).toEqual(problems);
});

const lap = createPassengerDraft({ tariff: 'lap-child', birthDate: '01.01.2024' });

test.each([
  [1, 2, []],
  [1, 3, ['3 tariff too-many-lap-children']],
  [2, 4, []],
  [2, 5, ['6 tariff too-many-lap-children']],
])('[V-20] with %i passengers, %i children on a lap: %j', (passengers, children, problems) => {
  const party = [
    ...Array.from({ length: passengers }, () => createPassengerDraft()),
    ...Array.from({ length: children }, () => lap),
  ];
  expect(foundAmong(party)).toEqual(problems);
});

const pet = createPassengerDraft({
  tariff: 'pet',
  firstName: 'Pamuk',
  lastName: '',
  identityNumber: '',
  birthDate: '',
});

test.each([
  ['a pet alone', [pet], ['0 tariff pet-first', '0 wantsTicketLetter ticket-letter-needed']],
  ['a pet first', [pet, createPassengerDraft()], ['0 tariff pet-first']],
  ['a pet with its passenger', [createPassengerDraft(), { ...pet, dependsOn: 0 }], []],
  [
    'a pet without a name',
    [createPassengerDraft(), { ...pet, firstName: '' }],
    ['1 firstName first-name-needed'],
  ],
  [
    'a dog with its passenger',
    [createPassengerDraft(), { ...pet, tariff: 'dog', dependsOn: 0 } as const],
    [],
  ],
])('[V-24] %s: %j', (_, party, problems) => {
  expect(foundAmong(party)).toEqual(problems);
});

test('[V-29] a companion travels with somebody who is disabled', () => {
  const companion = createPassengerDraft({ tariff: 'companion' });
  const disabled = createPassengerDraft({ tariff: 'disabled' });
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
    createPassengerDraft(),
    createPassengerDraft({ dependsOn }),
    createPassengerDraft({ dependsOn: 0 }),
    { ...pet, dependsOn: 0 },
    lap,
  ];
  expect(foundAmong(party)).toEqual(will ? [] : ['1 dependsOn dependent-wrong']);
});

test('[V-30] the ticket information goes to at least one passenger', () => {
  const quiet = createPassengerDraft({ wantsTicketLetter: 'no' });
  expect(foundAmong([quiet, quiet])).toEqual(['0 wantsTicketLetter ticket-letter-needed']);
  expect(foundAmong([quiet, createPassengerDraft()])).toEqual([]);
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
])('[V-03] [V-30] the e-mail %j: %s', (email, problem) => {
  expect(problemsOfContact(createContactDraft({ email }))).toEqual(
    problem === null ? [] : [{ passenger: null, field: 'email', problem }],
  );
});

test('[V-07] [V-30] the telephone follows the form of its country', () => {
  expect(problemsOfContact(createContactDraft({ phone: '' }))).toEqual([
    { passenger: null, field: 'phone', problem: 'phone-needed' },
  ]);
  expect(problemsOfContact(createContactDraft({ phoneCountry: 'DE', phone: '0171 1234567' }))).toEqual([]);
});

test('nobody travels: told at the first passenger', () => {
  expect(foundAmong([])).toEqual(['0 tariff no-passenger', '0 wantsTicketLetter ticket-letter-needed']);
});
