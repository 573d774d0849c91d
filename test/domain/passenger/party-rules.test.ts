import { expect, test } from 'vitest';
import { type TariffCode, tariffOfCode } from '#domain/fare/tariffs.ts';
import { type PartyRefusal, refusalOfParty, type Traveller } from '#domain/passenger/party-rules.ts';

const today = '2026-11-21';
const days = { trains: ['2026-12-10'], today };

const as = (code: TariffCode, more: Partial<Traveller> = {}): Traveller => {
  const tariff = tariffOfCode(code);
  if (tariff === null) throw new Error(`There is no tariff ${code}.`);
  return { tariff, countryId: 1, birthDate: '1990-05-03', marriageDate: null, ...more };
};

const many = (count: number, one: Traveller): readonly Traveller[] =>
  Array.from({ length: count }, () => one);
const born = (birthDate: string | null) => ({ birthDate });

type Case = readonly [string, readonly Traveller[], PartyRefusal | null];

test.each<Case>([
  ['nobody', [], 'no-passenger'],
  ['one adult without a birth date', [as('full', born(null))], null],
  ['a pet alone', [as('pet')], 'pet-first'],
  ['a pet first', [as('pet'), as('full')], 'pet-first'],
  ['a dog behind its person', [as('full'), as('dog')], null],
  ['eleven', many(11, as('full')), null],
  ['twelve', many(12, as('full')), 'too-many-passengers'],
  ['eleven with lap children', [...many(11, as('full')), as('lap-child', born('2024-01-01'))], null],
])('[V-24] [E-14] %s: %s', (_, party, refusal) => {
  expect(refusalOfParty(party, days)).toBe(refusal);
});

const lap = as('lap-child', born('2024-01-01'));

test.each<Case>([
  ['two on one passenger', [as('full'), lap, lap], null],
  ['three on one passenger', [as('full'), lap, lap, lap], 'too-many-lap-children'],
  ['four on two', [as('full'), as('full'), ...many(4, lap)], null],
  ['five on two', [as('full'), as('full'), ...many(5, lap)], 'too-many-lap-children'],
  ['three on a passenger and a pet', [as('full'), as('pet'), lap, lap, lap], 'too-many-lap-children'],
])('[V-20] lap children, %s: %s', (_, party, refusal) => {
  expect(refusalOfParty(party, days)).toBe(refusal);
});

test.each<readonly [TariffCode, string | null, PartyRefusal | null]>([
  ['youth', '2013-12-10', null],
  ['youth', '2013-12-11', 'age-mismatch'],
  ['youth', '1999-12-11', null],
  ['youth', '1999-12-10', 'age-mismatch'],
  ['youth', null, 'age-mismatch'],
  ['child', '2013-12-11', null],
  ['child', '2013-12-10', 'age-mismatch'],
  ['senior-60', '1966-12-10', null],
  ['senior-60', '1966-12-11', 'age-mismatch'],
  ['senior-60', '1961-12-10', 'age-mismatch'],
  ['senior-65', '1961-12-10', null],
  ['senior-65', '1961-12-11', 'age-mismatch'],
  ['senior-65', '1910-01-01', null],
  ['full', '1990-02-30', 'birth-date-wrong'],
  ['full', '2026-11-22', 'birth-date-wrong'],
  ['full', '1899-12-31', 'birth-date-wrong'],
])('[V-16] [V-29] [K-04] as %s, born on %s: %s', (code, birthDate, refusal) => {
  expect(refusalOfParty([as(code, { birthDate })], days)).toBe(refusal);
});

test.each<readonly [string, PartyRefusal | null]>([
  ['2021-12-21', null],
  ['2021-12-20', 'age-mismatch'],
])('[V-16] a lap child born on %s, on trains of 10 and 20 December: %s', (birthDate, refusal) => {
  const party = [as('full'), as('lap-child', { birthDate })];
  expect(refusalOfParty(party, { trains: ['2026-12-10', '2026-12-20'], today })).toBe(refusal);
});

test.each<TariffCode>(['senior-60', 'disabled', 'teacher', 'military', 'newly-married'])(
  '[A-03] [V-29] [E-08] a foreigner does not travel as %s',
  (code) => {
    const foreigner = as(code, { countryId: 0, birthDate: '1964-01-01' });
    expect(refusalOfParty([foreigner], days)).toBe('foreign-use-blocked');
  },
);

test('[A-03] a foreigner travels as an adult, a child and a youth', () => {
  const foreign = { countryId: 98 };
  expect(refusalOfParty([as('full', foreign)], days)).toBe(null);
  expect(refusalOfParty([as('youth', { ...foreign, birthDate: '2008-01-01' })], days)).toBe(null);
});

test.each([
  [2, 'family-size'],
  [3, null],
  [11, null],
] as const)('[V-29] a family of %i: %s', (size, refusal) => {
  expect(refusalOfParty(many(size, as('family')), days)).toBe(refusal);
});

const wed = (marriageDate: string | null) => as('newly-married', { marriageDate });

test.each<Case>([
  ['both on one day of 2025', [wed('2025-06-01'), wed('2025-06-01')], null],
  ['the first and the last day', [wed('2025-01-01'), wed('2025-01-01')], null],
  ['one alone', [wed('2025-06-01')], 'marriage-not-in-year'],
  ['two days', [wed('2025-06-01'), wed('2025-06-02')], 'marriage-not-in-year'],
  ['2024', [wed('2024-12-31'), wed('2024-12-31')], 'marriage-not-in-year'],
  ['2026', [wed('2026-01-01'), wed('2026-01-01')], 'marriage-not-in-year'],
  ['no such day', [wed('2025-02-30'), wed('2025-02-30')], 'marriage-not-in-year'],
  ['no day', [wed(null), wed(null)], 'marriage-not-in-year'],
])('[V-29] newly married, %s: %s', (_, party, refusal) => {
  expect(refusalOfParty(party, days)).toBe(refusal);
});

test.each<Case>([
  ['with one who is disabled', [as('disabled'), as('companion')], null],
  ['alone', [as('companion')], 'companion-alone'],
  ['two with one', [as('disabled'), as('companion'), as('companion')], 'companion-alone'],
])('[V-29] a companion %s: %s', (_, party, refusal) => {
  expect(refusalOfParty(party, days)).toBe(refusal);
});
