import { expect, test } from 'vitest';
import { draftOf, passengersOfTrip, typedOf, withPet } from '#domain/passenger/passenger-blank.ts';
import { toldPassenger } from '../../support/passengers.ts';

const tariffsOf = (
  passengers: number,
  lapChildren: number,
  told = passengersOfTrip({ passengers: 0, lapChildren: 0 }, []),
) => passengersOfTrip({ passengers, lapChildren }, told).map(({ tariff }) => tariff);

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
  const [ayse, ali] = [toldPassenger(), toldPassenger({ firstName: 'Ali', gender: 'M' })];
  const child = toldPassenger({ firstName: 'Can', tariff: 'lap-child' });
  const pet = toldPassenger({ firstName: 'Pamuk', tariff: 'pet' });
  const names = passengersOfTrip({ passengers: 2, lapChildren: 2 }, [ayse, child, ali, pet]).map(
    ({ firstName, tariff }) => `${firstName} ${tariff}`,
  );
  expect(names).toEqual(['Ayşe full', 'Ali full', 'Pamuk pet', 'Can lap-child', ' lap-child']);
});

test('fewer lap children are searched for: the last ones go', () => {
  const child = toldPassenger({ tariff: 'lap-child' });
  expect(tariffsOf(1, 0, [toldPassenger(), child])).toEqual(['full']);
});

test('fewer passengers are searched for: the last ones go, and nobody depends on them', () => {
  const party = [
    toldPassenger({ firstName: 'Ayşe' }),
    toldPassenger({ firstName: 'Ali', dependsOn: 0 }),
    toldPassenger({ firstName: 'Can', tariff: 'lap-child', dependsOn: 1 }),
    toldPassenger({ firstName: 'Pamuk', tariff: 'pet', dependsOn: 1 }),
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
  const typed = typedOf(blank);
  expect(typed.gender).toBe(null);
  expect(draftOf({ ...typed, firstName: 'Ayşe', tariff: 'child' })).toEqual({ ...blank, tariff: 'child' });
  expect(draftOf({ ...typed, firstName: 'Ayşe', gender: 'F' })).toEqual({
    ...blank,
    firstName: 'Ayşe',
    gender: 'F',
  });
  expect(typedOf({ ...blank, firstName: 'Ali' }).gender).toBe('M');
  expect(typedOf({ ...blank, gender: 'F' }).gender).toBe('F');
});

test('[V-24] a pet is added behind the people, travels with the first of them, and needs no gender', () => {
  const people = [toldPassenger(), toldPassenger({ tariff: 'lap-child', dependsOn: 0 })];
  const party = withPet(people);
  expect(party.map(({ tariff, dependsOn }) => `${tariff} ${dependsOn}`)).toEqual([
    'full null',
    'pet 0',
    'lap-child 0',
  ]);
  expect(withPet([]).map(({ tariff }) => tariff)).toEqual(['pet']);
  const pet = toldPassenger({ tariff: 'pet', firstName: '', gender: 'M' });
  const typed = { ...pet, gender: null, firstName: 'Pamuk' };
  expect(draftOf(typed)).toEqual({ ...pet, firstName: 'Pamuk' });
});
