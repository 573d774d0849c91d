import { expect, test } from 'vitest';
import { blankPet, draftOf, passengersOfTrip, typedOf } from '#domain/passenger-blank.ts';
import { toldPassenger } from '../support/passengers.ts';

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
  const pet = { ...blankPet, firstName: 'Pamuk' };
  const names = passengersOfTrip({ passengers: 2, lapChildren: 2 }, [ayse, child, ali, pet]).map(
    ({ firstName, tariff }) => `${firstName} ${tariff}`,
  );
  expect(names).toEqual(['Ayşe full', 'Ali full', 'Pamuk pet', 'Can lap-child', ' lap-child']);
});

test('fewer lap children are searched for: the last ones go', () => {
  const child = toldPassenger({ tariff: 'lap-child' });
  expect(tariffsOf(1, 0, [toldPassenger(), child])).toEqual(['full']);
});

test('the gender of whoever is blank is open, and stays open until it is told', () => {
  const [blank] = passengersOfTrip({ passengers: 1, lapChildren: 0 }, []);
  if (blank === undefined) throw new Error('There is nobody.');
  const typed = typedOf(blank);
  expect(typed.gender).toBe(null);
  expect(draftOf({ ...typed, firstName: 'Ayşe' }, blank)).toEqual(blank);
  expect(draftOf({ ...typed, firstName: 'Ayşe', gender: 'F' }, blank)).toEqual({
    ...blank,
    firstName: 'Ayşe',
    gender: 'F',
  });
  expect(typedOf({ ...blank, firstName: 'Ali' }).gender).toBe('M');
  expect(typedOf({ ...blank, gender: 'F' }).gender).toBe('F');
});

test('a pet is kept without a gender being told', () => {
  const typed = typedOf(blankPet);
  expect(draftOf({ ...typed, firstName: 'Pamuk' }, blankPet)).toEqual({ ...blankPet, firstName: 'Pamuk' });
});
