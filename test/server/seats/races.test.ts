import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Gender } from '#domain/values/gender.ts';
import type { HoldAnswer, Seats, WantedPlace } from '#server/sale/holds/seats.ts';
import { newParty, newRun, seatsOfThisFile, wantedIn } from '../../support/shop/seats.ts';
import { faultsInStore } from '../../support/sold/seat-faults.ts';

const seats = seatsOfThisFile();
const clients = 200;

const grantedOf = (answers: readonly HoldAnswer[]): number => answers.filter(({ ok }) => ok).length;

/** Everybody asks at once, half of them of another process. */
const race = (wanted: readonly WantedPlace[], processes: readonly Seats[]): Promise<readonly HoldAnswer[]> =>
  Promise.all(
    wanted.map((place, index) => {
      const asked = processes[index % processes.length];
      if (asked === undefined) throw new Error('Nobody is asked.');
      return asked.hold(place);
    }),
  );

const genders: readonly Gender[] = ['F', 'M'];

test.each([1, 2, 3, 4, 5])('round %i: of many clients for one seat exactly one has it', async () => {
  const runId = newRun(seats());
  const wanted = Array.from({ length: clients }, () => wantedIn('benches', '3A', { runId }));
  const answers = await race(wanted, [seats(), seats().beside()]);
  const refusals = new Set(answers.map((answer) => (answer.ok ? 'granted' : answer.refusal)));
  expect([grantedOf(answers), [...refusals].toSorted()]).toEqual([1, ['granted', 'seat-taken']]);
  expect(await faultsInStore(seats().store.db, runId)).toEqual([]);
});

test('[V-23] of a man and a woman for the two places of a bench one has it, every time', async () => {
  const runId = newRun(seats());
  const rows = Array.from({ length: 15 }, (_, index) => index + 1);
  const wanted = rows.flatMap((row) => [
    wantedIn('benches', `${row}A`, { runId, gender: 'F' }),
    wantedIn('benches', `${row}B`, { runId, gender: 'M' }),
  ]);
  const answers = await race(wanted, [seats(), seats().beside()]);
  expect(grantedOf(answers)).toBe(rows.length);
  expect(await faultsInStore(seats().store.db, runId)).toEqual([]);
});

test('[V-23] a compartment is never filled by strangers of both genders', async () => {
  const runId = newRun(seats());
  const wanted = ['loca', 'sleeper'].flatMap((coach) =>
    [1, 2, 3, 4].flatMap((row) =>
      (coach === 'loca' ? ['A', 'B', 'C', 'D'] : ['A', 'B']).flatMap((letter) =>
        genders.map((gender) =>
          wantedIn(coach === 'loca' ? 'loca' : 'sleeper', `${row}${letter}`, { runId, gender }),
        ),
      ),
    ),
  );
  await race(wanted, [seats(), seats().beside()]);
  expect(await faultsInStore(seats().store.db, runId)).toEqual([]);
});

test('[V-25] a covered couchette goes to one party only', async () => {
  const runId = newRun(seats());
  const parties = [newParty(), newParty()];
  const wanted = ['A', 'B', 'C', 'D'].flatMap((letter) =>
    parties.map((party) => wantedIn('couchette', `1${letter}`, { runId, party })),
  );
  const answers = await race(wanted, [seats(), seats().beside()]);
  expect(grantedOf(answers)).toBe(4);
  expect(await faultsInStore(seats().store.db, runId)).toEqual([]);
});

const stretch = fc
  .tuple(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 10 }))
  .filter(([from, to]) => from < to);

const wish = fc.record({
  coach: fc.constantFrom('benches' as const, 'loca' as const, 'couchette' as const, 'wide' as const),
  seat: fc.constantFrom('1A', '1B', '1C', '2A', '2B'),
  stretch,
  gender: fc.constantFrom<Gender>('F', 'M'),
  party: fc.integer({ min: 0, max: 3 }),
  occupant: fc.constantFrom('passenger' as const, 'passenger' as const, 'pet' as const),
  after: fc.constantFrom('keep', 'keep', 'release', 'wait'),
});

test('whatever is asked at the same time, nothing overlaps and no rule is broken', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { minLength: 10, maxLength: 60 }), async (wishes) => {
      const runId = newRun(seats());
      await seats().store.db.deleteFrom('seat_hold').where('run_id', '=', runId).execute();
      await seats().store.db.deleteFrom('seat_unit').where('run_id', '=', runId).execute();
      const parties = [newParty(), newParty(), newParty(), newParty()];
      const other = seats().beside();
      await Promise.all(
        wishes.map(
          async ({ coach, seat, stretch: [fromStop, toStop], gender, party, occupant, after }, index) => {
            const asked = index % 2 === 0 ? seats() : other;
            const named = parties[party] ?? newParty();
            const answer = await asked.hold(
              wantedIn(coach, seat, { runId, fromStop, toStop, gender, occupant, party: named }),
            );
            if (answer.ok && after === 'release') await asked.release(answer.value.holdId);
            if (after === 'wait') seats().clock.pass(60_000);
          },
        ),
      );
      expect(await faultsInStore(seats().store.db, runId)).toEqual([]);
    }),
    { numRuns: 25 },
  );
});
