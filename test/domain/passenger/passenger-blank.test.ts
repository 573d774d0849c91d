import { expect, test } from 'vitest';
import { draftOf, passengerInputOf, passengersOfTrip, withPet } from '#domain/passenger/passenger-blank.ts';
import { createPassengerDraft } from '../../support/passengers.ts';

const tariffsOf = (
  passengers: number,
  lapChildren: number,
  drafts = passengersOfTrip({ passengers: 0, lapChildren: 0 }, []),
) => passengersOfTrip({ passengers, lapChildren }, drafts).map(({ tariff }) => tariff);

test('a trip begins with as many passengers as it was searched for, and its lap children last', () => {
  expect(tariffsOf(2, 1)).toEqual(['full', 'full', 'lap-child']);
  expect(tariffsOf(1, 0)).toEqual(['full']);
  expect(tariffsOf(0, 0)).toEqual([]);
});

test('[V-30] the ticket information goes to the first passenger unless told otherwise', () => {
  expect(
    passengersOfTrip({ passengers: 2, lapChildren: 1 }, []).map(({ wantsTicketLetter }) => wantsTicketLetter),
  ).toEqual(['yes', 'no', 'no']);
});

test('who was told already stays, though the trip changes', () => {
  const [ayse, ali] = [createPassengerDraft(), createPassengerDraft({ firstName: 'Ali', gender: 'M' })];
  const child = createPassengerDraft({ firstName: 'Can', tariff: 'lap-child' });
  const pet = createPassengerDraft({ firstName: 'Pamuk', tariff: 'pet' });
  const names = passengersOfTrip({ passengers: 2, lapChildren: 2 }, [ayse, child, ali, pet]).map(
    ({ firstName, tariff }) => `${firstName} ${tariff}`,
  );
  expect(names).toEqual(['Ayşe full', 'Ali full', 'Pamuk pet', 'Can lap-child', ' lap-child']);
});

test('fewer lap children are searched for: the last ones go', () => {
  const child = createPassengerDraft({ tariff: 'lap-child' });
  expect(tariffsOf(1, 0, [createPassengerDraft(), child])).toEqual(['full']);
});

test('fewer passengers are searched for: the last ones go, and nobody depends on them', () => {
  const party = [
    createPassengerDraft({ firstName: 'Ayşe' }),
    createPassengerDraft({ firstName: 'Ali', dependsOn: 0 }),
    createPassengerDraft({ firstName: 'Can', tariff: 'lap-child', dependsOn: 1 }),
    createPassengerDraft({ firstName: 'Pamuk', tariff: 'pet', dependsOn: 1 }),
  ];
  expect(
    passengersOfTrip({ passengers: 1, lapChildren: 1 }, party).map(
      ({ firstName, dependsOn }) => `${firstName} ${dependsOn}`,
    ),
  ).toEqual(['Ayşe null', 'Pamuk 0', 'Can 0']);
});

test('the gender of whoever is blank is open, and stays open until it is told', () => {
  const [blank] = passengersOfTrip({ passengers: 1, lapChildren: 0 }, []);
  if (blank === undefined) throw new Error('There is nobody.');
  const input = passengerInputOf(blank);
  expect(input.gender).toBe(null);
  expect(draftOf({ ...input, firstName: 'Ayşe', tariff: 'child' })).toEqual({ ...blank, tariff: 'child' });
  expect(draftOf({ ...input, firstName: 'Ayşe', gender: 'F' })).toEqual({
    ...blank,
    firstName: 'Ayşe',
    gender: 'F',
  });
  expect(passengerInputOf({ ...blank, firstName: 'Ali' }).gender).toBe('M');
  expect(passengerInputOf({ ...blank, gender: 'F' }).gender).toBe('F');
});

test('[V-24] a pet is added behind the people, travels with the first of them, and needs no gender', () => {
  const people = [createPassengerDraft(), createPassengerDraft({ tariff: 'lap-child', dependsOn: 0 })];
  const party = withPet(people);
  expect(party.map(({ tariff, dependsOn }) => `${tariff} ${dependsOn}`)).toEqual([
    'full null',
    'pet 0',
    'lap-child 0',
  ]);
  expect(withPet([]).map(({ tariff }) => tariff)).toEqual(['pet']);
  const pet = createPassengerDraft({ tariff: 'pet', firstName: '', gender: 'M' });
  const input = { ...pet, gender: null, firstName: 'Pamuk' };
  expect(draftOf(input)).toEqual({ ...pet, firstName: 'Pamuk' });
});
