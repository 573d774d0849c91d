import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { refusals } from '#contract/wire/refusals.ts';
import { fleet, testFleetOffice } from '#server/counterparts/rental/fleet.ts';
import { rentalOffices, testOffices } from '#server/counterparts/rental/offices.ts';
import { testCars } from '#server/counterparts/rental/test-cars.ts';

const page = await readFile('docs/test-cars.md', 'utf8');

const codes = {
  'test-taken': refusals['car-taken'].code,
  'test-price': refusals['car-price-changed'].code,
  'test-lost': refusals['payment-returned'].code,
  'test-stays': refusals['rental-not-cancelled'].code,
  'test-age': refusals['driver-too-young'].code,
  'test-licence': refusals['licence-too-new'].code,
};

test('the page of the test cars tells of each what it does, and of no other', () => {
  const rows = [...page.matchAll(/^\| (Deneme \d) \| `([\w-]+)` \| [^|]+ \| [A-Z]-\d\d \| (\d+) \|/gm)];
  expect(rows.map(([, model, name]) => ({ model, name }))).toEqual(
    testCars.map(({ model, name }) => ({ model, name })),
  );
  expect(Object.fromEntries(rows.map(([, , name, code]) => [name, Number(code)]))).toEqual(codes);
  const offices = [...page.matchAll(/^\| [^|]+ \| `([\w-]+)` \| [^|]+ \|$/gm)].map(([, name]) => name);
  expect(new Set(offices)).toEqual(new Set(Object.values(testOffices)));
});

const carsAt = (id: string): number => {
  if (id === testOffices.empty) return 0;
  return id === testFleetOffice ? 37 + testCars.length : 37;
};

test('[K-03] each office has 37 cars, one also those for trying, and one none', () => {
  const counts = rentalOffices.map(({ id }) => [id, fleet.filter(({ office }) => office === id).length]);
  expect(counts).toEqual(rentalOffices.map(({ id }) => [id, carsAt(id)]));
  expect(new Set(fleet.map(({ id }) => id)).size).toBe(fleet.length);
});
