import { expect, test } from 'vitest';
import type { PeopleRefusal } from '#domain/booking/booking-refusal.ts';
import { concernedBy } from '#domain/booking/passenger-concerned.ts';
import { tariffs } from '#domain/fare/tariffs.ts';
import { normalizeContact, normalizePassenger } from '#domain/passenger/normalize-passenger.ts';
import { partyDaysOf } from '#domain/passenger/passenger-days.ts';
import { createContactDraft, createPassengerDraft } from '../../support/passengers.ts';

const party = [
  createPassengerDraft({ tariff: 'disabled' }),
  createPassengerDraft({ tariff: 'teacher', nationality: 'foreign', countryId: 98, dependsOn: 0 }),
  createPassengerDraft({ tariff: 'pet', dependsOn: 0 }),
  createPassengerDraft({ tariff: 'lap-child', dependsOn: 0 }),
];

/** Teachers and pets are sold to no more. */
const sold = tariffs.filter(({ code }) => code !== 'teacher' && code !== 'pet');

const placesOf = (refusal: PeopleRefusal) =>
  concernedBy(refusal, party, sold).map(({ passenger, field }) => `${passenger ?? 'contact'} ${field}`);

test.each<readonly [PeopleRefusal, readonly string[]]>([
  ['identity-not-verified', ['0 identityNumber', '3 identityNumber']],
  ['identity-needed', ['0 identityNumber', '1 passportNumber', '3 identityNumber']],
  ['age-mismatch', ['1 birthDate', '3 birthDate']],
  ['gender-mismatch', ['0 gender', '1 gender', '3 gender']],
  ['foreign-use-blocked', ['1 tariff']],
  ['too-many-lap-children', ['3 tariff']],
  ['dependent-elsewhere', ['1 dependsOn', '2 dependsOn']],
  ['ticket-letter-needed', ['0 wantsTicketLetter']],
  ['contact-needed', ['contact email', 'contact phone']],
  ['email-wrong', ['contact email']],
  ['family-size', []],
  ['tariff-unknown', ['1 tariff', '2 tariff']],
  ['price-unknown', []],
])('[E-08] %s leads to %j', (refusal, places) => {
  expect(placesOf(refusal)).toEqual(places);
});

const terms = { maxPassengers: 3, tariffs: [] };

test('[V-16] a party boards on the days its trains leave, by the clock of the railway', () => {
  expect(partyDaysOf([null, null], Date.parse('2026-11-21T20:59:59Z'), terms)).toEqual({
    trains: [],
    today: '2026-11-21',
    most: 3,
    tariffs: [],
  });
  expect(partyDaysOf([], Date.parse('2026-11-21T21:00:00Z'), terms).today).toBe('2026-11-22');
});

test('[V-02] [V-06] what is left is put in order, and what is not understood stays', () => {
  const passenger = createPassengerDraft({
    firstName: ' ibrahim ',
    birthDate: '۳/۵/۱۹۹۰',
    identityNumber: '100 000 001 46',
    passportNumber: ' u 12-345',
    loyaltyNumber: 'ab 12',
    marriageDate: 'yazın',
  });
  expect(normalizePassenger(passenger)).toEqual({
    ...passenger,
    firstName: 'İBRAHİM',
    lastName: 'YILMAZ',
    birthDate: '03.05.1990',
    identityNumber: '10000000146',
    passportNumber: 'U12345',
    loyaltyNumber: 'AB12',
  });
});

test('[V-12] a number that stands the rules is written out, any other stays as typed', () => {
  const phones = ['0532 1234567', '0532', 'abc'].map(
    (phone) => normalizeContact(createContactDraft({ phone })).phone,
  );
  expect(phones).toEqual(['532 123 45 67', '0532', 'abc']);
  expect(normalizeContact(createContactDraft({ email: ' a@b.tr ' })).email).toBe('a@b.tr');
});
