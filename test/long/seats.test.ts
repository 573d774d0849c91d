import { expect, inject, test } from 'vitest';
import { recordFigure } from '../support/record-figure.ts';
import { faultsIn, hammerSeats } from '../support/shop/seat-hammer.ts';
import { raceFor } from '../support/shop/seat-race.ts';
import { newRun, seatsOfThisFile, wantedIn } from '../support/shop/seats.ts';

const seats = seatsOfThisFile();
const seed = inject('seed');
const anHour = { timeout: 3_600_000 };

/** Held places are kept past any length this run may have. */
const keepHolds = async () => {
  const { store, upkeep } = seats();
  await store.db.insertInto('seat_setting').values({ name: 'hold-minutes', value: '600' }).execute();
  await upkeep.check();
};

test('[V-23] 1,000 clients race for one seat, 100 times: one sale each', anHour, async () => {
  let sold = 0;
  for (let round = 0; round < 100; round += 1) {
    const runId = newRun(seats());
    const everybody = Array.from({ length: 1_000 }, (_, index) =>
      wantedIn('benches', '3A', { runId, fromStop: index % 4, toStop: 5 + (index % 3) }),
    );
    const race = await raceFor(everybody, [seats(), seats().beside()]);
    expect(race).toEqual({ granted: 1, refused: { 'seat-taken': 999 } });
    sold += race.granted;
  }
  recordFigure('races of 1,000 clients for one seat, sales each', sold / 100, 'sales');
});

test(
  '[V-23] 1,000,000 random operations over stretches, benches and compartments: no overlap, and one order of all',
  anHour,
  async () => {
    await keepHolds();
    const operations = 1_000_000;
    const began = performance.now();
    const history = await hammerSeats({
      processes: [seats(), seats().beside()],
      runs: Array.from({ length: 8 }, () => newRun(seats())),
      operations,
      clients: 96,
      seed,
    });
    const seconds = (performance.now() - began) / 1_000;
    expect(faultsIn(history)).toEqual([]);
    expect(history.holds.length).toBeGreaterThan(operations / 5);
    recordFigure('random seat operations', operations, 'operations');
    recordFigure('random seat operations, overlaps', 0, 'overlaps');
    recordFigure('random seat operations a second', operations / seconds, '1/s');
  },
);
