import { expect, test } from 'vitest';
import type { RentalOffer } from '#domain/rental/rental-car.ts';
import {
  firstRentalListing,
  type RentalListing,
  rentalBandOf,
  rentalPageOf,
} from '#domain/rental/rental-list.ts';

const car = (id: string, dailyFee: number, deposit = 500_000): RentalOffer => ({
  id,
  supplier: 'Bozkır Oto',
  model: 'Renault Clio',
  category: 'economy',
  gear: 'manual',
  fuel: 'petrol',
  seats: 5,
  days: 2,
  dailyFee,
  total: 2 * dailyFee,
  deposit,
  kilometreLimit: 600,
  minimumAge: 25,
  youngDriverAge: 21,
  licenceYears: 1,
});

const cars = [
  car('f', 400_001, 100_000),
  car('e', 400_000),
  car('d', 250_001),
  car('c', 250_000),
  car('b', 150_000),
  car('a', 150_000, 900_000),
];

const listed = (listing: Partial<RentalListing>) => {
  const { offers, count } = rentalPageOf(cars, { ...firstRentalListing, ...listing });
  return [offers.map(({ id }) => id).join(''), count];
};

test('[K-03] the first page shows four cars, and each more the next four', () => {
  expect([0, 4, 8].map((offset) => listed({ offset }))).toEqual([
    ['abcd', 6],
    ['ef', 6],
    ['', 6],
  ]);
});

test('[K-03] bands of the daily fee part at 2,500 and 4,000 TRY', () => {
  expect(cars.map(rentalBandOf)).toEqual([
    'over-4000',
    'from-2500-to-4000',
    'from-2500-to-4000',
    'up-to-2500',
    'up-to-2500',
    'up-to-2500',
  ]);
  expect([
    listed({ bands: ['over-4000'] }),
    listed({ bands: ['over-4000', 'from-2500-to-4000'] }),
    listed({ bands: ['up-to-2500'] }),
  ]).toEqual([
    ['f', 1],
    ['def', 3],
    ['abc', 3],
  ]);
});

test('cars are sorted by price either way or by deposit; those that weigh the same keep one order', () => {
  expect([listed({ sort: 'dearest' }), listed({ sort: 'lowest-deposit' })]).toEqual([
    ['fedc', 6],
    ['fbcd', 6],
  ]);
});
