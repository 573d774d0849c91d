import { expect, inject, test } from 'vitest';
import type { Guards } from '#server/sale/holds/guards.ts';
import { faultsIn, hammerSeats } from '../../support/shop/seat-hammer.ts';
import { newRun, seatsOfThisFile } from '../../support/shop/seats.ts';

const seats = seatsOfThisFile();
const seed = inject('seed');

test('[V-23] random holds of two processes over overlapping stretches, benches and compartments leave no overlap, and one order of all', async () => {
  const operations = 6_000;
  const history = await hammerSeats({
    processes: [seats(), seats().beside()],
    runs: [newRun(seats()), newRun(seats())],
    operations,
    clients: 48,
    seed,
  });
  expect(faultsIn(history)).toEqual([]);
  expect(history.holds.length).toBeGreaterThan(operations / 5);
  expect(history.refusals.length).toBeGreaterThan(operations / 20);
});

const blind: readonly (readonly [string, Partial<Guards>])[] = [
  ['places are taken whatever bits are set', { occupancy: false }],
  ['the neighbour rule is left out of the statement', { neighbours: false }],
];

test.each(blind)('where %s, the same operations show faults', async (_, guards) => {
  const history = await hammerSeats({
    processes: [seats().beside(guards)],
    runs: [newRun(seats())],
    operations: 1_500,
    clients: 48,
    seed,
  });
  expect(faultsIn(history).length).toBeGreaterThan(0);
});
