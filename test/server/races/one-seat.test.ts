import { expect, test } from 'vitest';
import { raceFor } from '../../support/shop/seat-race.ts';
import { newRun, seatsOfThisFile, wantedIn } from '../../support/shop/seats.ts';

const seats = seatsOfThisFile();

const everybody = (count: number, runId: number) =>
  Array.from({ length: count }, (_, index) =>
    wantedIn('benches', '3A', { runId, fromStop: index % 4, toStop: 5 + (index % 3) }),
  );

const strangers = (runId: number) =>
  ['1A', '1B', '1C', '1D'].map((seat) => wantedIn('couchette', seat, { runId }));

/** The first place of a unit is taken with the unit's making: what comes later needs the lock. */
const usedBefore = async (runId: number) => {
  await raceFor(strangers(runId).slice(0, 1), [seats()]);
  return runId;
};

test('[V-23] 300 clients of two processes race for one seat over crossing stretches: one has it, every time', async () => {
  for (const _ of [1, 2, 3, 4, 5]) {
    const race = await raceFor(everybody(300, newRun(seats())), [seats(), seats().beside()]);
    expect(race).toEqual({ granted: 1, refused: { 'seat-taken': 299 } });
  }
});

test('where a place is taken whatever bits are set, the same race sells it more than once', async () => {
  const race = await raceFor(everybody(300, newRun(seats())), [seats().beside({ occupancy: false })]);
  expect(race.granted).toBeGreaterThan(1);
});

test('[V-25] four strangers race for one covered couchette: one party has it, every time', async () => {
  for (let round = 0; round < 25; round += 1) {
    const runId = await usedBefore(newRun(seats()));
    const race = await raceFor(strangers(runId), [seats(), seats().beside()]);
    expect(race).toEqual({ granted: 1, refused: { 'compartment-of-others': 3 } });
  }
});

test('where no unit is locked, strangers come to share it', async () => {
  let granted = 0;
  for (let round = 0; round < 25; round += 1) {
    const bare = [seats().beside({ lock: false }), seats().beside({ lock: false })];
    const runId = await usedBefore(newRun(seats()));
    granted += (await raceFor(strangers(runId), bare)).granted;
  }
  expect(granted).toBeGreaterThan(25);
});
