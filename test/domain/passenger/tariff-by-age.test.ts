import { expect, test } from 'vitest';
import { tariffByAge } from '#domain/passenger/tariff-by-age.ts';
import { createPassengerDraft } from '../../support/passengers.ts';

const days = { trains: ['2026-11-25', '2026-11-27'], today: '2026-11-20' };
const born = (birthDate: string, over = {}) =>
  tariffByAge({ ...createPassengerDraft(), birthDate, ...over }, days);

test('[V-29] whoever has the age of a tariff on every day of the trip is offered it', () => {
  expect(born('01.06.2020')).toBe('child');
  expect(born('01.06.2010')).toBe('youth');
  expect(born('03.05.1990')).toBe('full');
  expect(born('01.06.1965')).toBe('senior-60');
  expect(born('01.06.1950')).toBe('senior-65');
});

test('[V-29] a birthday between two trains, a foreigner and an unknown age change nothing', () => {
  expect(born('26.11.2013')).toBe('full');
  expect(born('01.06.1950', { nationality: 'foreign', countryId: 2 })).toBe('full');
  expect(born('')).toBe('full');
});

test('what was chosen otherwise stays, and what is not sold is not offered', () => {
  expect(born('01.06.1950', { tariff: 'disabled' })).toBe('disabled');
  expect(tariffByAge({ ...createPassengerDraft(), birthDate: '01.06.1950' }, { ...days, tariffs: [] })).toBe(
    'full',
  );
});
