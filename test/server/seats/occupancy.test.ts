import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNumberAt } from '#domain/time/travel-day.ts';
import type { Gender } from '#domain/values/gender.ts';
import { dayNumberOfRun } from '#domain/values/run-id.ts';
import { logTo } from '#server/platform/log.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import type { FreeInCoach, Occupancy } from '#server/railway/occupancy/occupancy.ts';
import { openOccupancy } from '#server/railway/occupancy/open-occupancy.ts';
import { holdsInSale } from '#server/sale/holds/holds-in-sale.ts';
import { seats as seatsSeed } from '#server/start/seed/clear-seats.ts';
import { type CoachName, coachIndex, seatRailway } from '#test/support/seat-railway.ts';
import { newRun, seatsOfThisFile, wantedIn } from '../../support/shop/seats.ts';

const seats = seatsOfThisFile();

/** The bitmaps of another process. They are asked to catch up, never waited for by the clock. */
const following = async <Result>(
  work: (occupancy: Occupancy) => Promise<Result>,
  today = () => dayNumberAt(seats().clock.now()),
): Promise<Result> => {
  const { store, upkeep } = seats();
  const occupancy = await openOccupancy({
    db: store.db,
    log: logTo(() => undefined),
    railway: seatRailway,
    rule: () => upkeep.settings().neighbourRule,
    closed: upkeep.closed,
    today,
  });
  try {
    return await work(occupancy);
  } finally {
    await occupancy.close();
  }
};

const rowOf = (free: readonly FreeInCoach[], coach: CoachName, cabinClass: string) => {
  const row = free.find((each) => each.coach === coachIndex(coach) && each.cabinClass === cabinClass);
  return row === undefined ? null : [row.general, row.wheelchair, row.boundTo.F, row.boundTo.M];
};

test('[C-06] every coach and class of a run that nobody has touched is free', async () => {
  await following(async (occupancy) => {
    const free = occupancy.freeIn(newRun(seats()), 0, 10);
    expect(free.map(({ coach, cabinClass }) => `${coach} ${cabinClass}`)).toEqual([
      '0 Y1',
      '0 DSB',
      '1 Y1',
      '2 L',
      '3 B',
      '4 D',
      '5 N',
    ]);
    expect(rowOf(free, 'benches', 'Y1')).toEqual([60, 0, 0, 0]);
    expect(rowOf(free, 'benches', 'DSB')).toEqual([0, 2, 0, 0]);
  });
});

test('[V-23] the place beside a stranger is counted for that gender alone, over the stretch they share', async () => {
  const runId = newRun(seats());
  await following(async (occupancy) => {
    await seats().hold(wantedIn('benches', '3A', { runId, gender: 'F', fromStop: 2, toStop: 5 }));
    await seats().hold(wantedIn('loca', '1A', { runId, gender: 'M', fromStop: 2, toStop: 5 }));
    await seats().hold(wantedIn('couchette', '2A', { runId, fromStop: 2, toStop: 5 }));
    await seats().hold(wantedIn('unnumbered', '1A', { runId, fromStop: 2, toStop: 5 }));
    await occupancy.caughtUp();
    const during = occupancy.freeIn(runId, 4, 6);
    expect([
      rowOf(during, 'benches', 'Y1'),
      rowOf(during, 'loca', 'L'),
      rowOf(during, 'couchette', 'D'),
      rowOf(during, 'unnumbered', 'N'),
    ]).toEqual([
      [58, 0, 1, 0],
      [12, 0, 0, 3],
      [12, 0, 0, 0],
      [39, 0, 0, 0],
    ]);
    expect(rowOf(occupancy.freeIn(runId, 5, 10), 'benches', 'Y1')).toEqual([60, 0, 0, 0]);
    expect(
      [
        [2, 5],
        [0, 2],
        [4, 5],
        [5, 6],
      ].map(([from = 0, to = 0]) => occupancy.isFree(runId, coachIndex('benches'), '3A', from, to)),
    ).toEqual([false, true, false, true]);
  });
});

test('a place in the second part of a long run is seen there', async () => {
  const runId = newRun(seats(), 2);
  await following(async (occupancy) => {
    await seats().hold(wantedIn('benches', '3A', { runId, fromStop: 30, toStop: 70 }));
    await occupancy.caughtUp();
    const isFree = (from: number, to: number) =>
      occupancy.isFree(runId, coachIndex('benches'), '3A', from, to);
    expect([
      isFree(0, 30),
      isFree(31, 32),
      isFree(62, 63),
      isFree(63, 64),
      isFree(69, 70),
      isFree(70, 89),
    ]).toEqual([true, false, false, false, false, true]);
  });
});

test('a place that does not exist is never free', async () => {
  const runId = newRun(seats());
  await following(async (occupancy) => {
    expect(occupancy.isFree(runId, 0, '99Z', 0, 1)).toBe(false);
    expect(occupancy.isFree(runId, 9, '1A', 0, 1)).toBe(false);
    expect(occupancy.freeIn(runId + 5, 0, 1)).toEqual([]);
    await occupancy.caughtUp();
  });
});

test('what is taken in a run that began more than a week ago is let go, read before or not', async () => {
  const runId = newRun(seats());
  const day = dayNumberOfRun(runId);
  await seats().hold(wantedIn('wide', '1A', { runId }));
  const observed: boolean[] = [];
  const isTaken = ({ isFree }: Occupancy) => !isFree(runId, coachIndex('wide'), '1A', 0, 5);
  let today = day + 7;
  await following(
    async (occupancy) => {
      observed.push(isTaken(occupancy));
      today += 1;
      await occupancy.caughtUp();
      observed.push(isTaken(occupancy));
    },
    () => today,
  );
  await following(
    async (occupancy) => {
      observed.push(isTaken(occupancy));
      await occupancy.caughtUp();
    },
    () => today,
  );
  expect(observed).toEqual([true, false, false]);
});

test('of a coach taken from sale nothing is told as free', async () => {
  const runId = newRun(seats());
  await seats().store.db.insertInto('closed_coach').values({ run_id: runId, coach: 1 }).execute();
  await seats().upkeep.check();
  await following(async (occupancy) => {
    expect(rowOf(occupancy.freeIn(runId, 0, 10), 'wide', 'Y1')).toBeNull();
    expect(occupancy.isFree(runId, 1, '1A', 0, 10)).toBe(false);
    await occupancy.caughtUp();
  });
});

test('what is let go, sold, freed or lapses is followed', async () => {
  const runId = newRun(seats());
  await following(async (occupancy) => {
    const generals: number[] = [];
    const recordFree = async () => {
      await occupancy.caughtUp();
      generals.push(rowOf(occupancy.freeIn(runId, 0, 5), 'wide', 'Y1')?.[0] ?? -1);
    };
    const first = await seats().hold(wantedIn('wide', '1A', { runId }));
    const second = await seats().hold(wantedIn('wide', '2A', { runId }));
    await recordFree();
    await seats().release(first.ok ? first.value.holdId : '');
    await recordFree();
    const { db } = seats().store;
    const now = seats().clock.now();
    const ids = second.ok ? [second.value.holdId] : [];
    await inTransaction(db, async (tx) => {
      await holdsInSale.bind(tx, ids, 'FOLLOWED', now + 1_000, now);
      await holdsInSale.sell(tx, 'FOLLOWED', ids, now);
    });
    await recordFree();
    await inTransaction(db, (tx) => holdsInSale.free(tx, 'FOLLOWED', 'all', now));
    await recordFree();
    await seats().hold(wantedIn('wide', '3A', { runId }));
    await recordFree();
    seats().clock.pass(600_000);
    await seats().upkeep.check();
    await recordFree();
    expect(generals).toEqual([28, 29, 29, 30, 29, 30]);
  });
});

test('a change that is committed after a later one is not lost', async () => {
  const runId = newRun(seats());
  const { db } = seats().store;
  await following(async (occupancy) => {
    const held = await seats().hold(wantedIn('wide', '1A', { runId }));
    const now = seats().clock.now();
    const ids = held.ok ? [held.value.holdId] : [];
    await inTransaction(db, (tx) => holdsInSale.bind(tx, ids, 'SLOW', now + 60_000, now));
    await inTransaction(db, async (tx) => {
      await holdsInSale.free(tx, 'SLOW', 'all', now);
      await seats().hold(wantedIn('wide', '2A', { runId }));
      await occupancy.caughtUp();
      expect(rowOf(occupancy.freeIn(runId, 0, 5), 'wide', 'Y1')).toEqual([28, 0, 0, 0]);
    });
    await occupancy.caughtUp();
    expect(rowOf(occupancy.freeIn(runId, 0, 5), 'wide', 'Y1')).toEqual([29, 0, 0, 0]);
  });
});

test('a process that begins while a sale is under way sees how it ends', async () => {
  const runId = newRun(seats());
  const { db } = seats().store;
  const held = await seats().hold(wantedIn('wide', '1A', { runId }));
  const now = seats().clock.now();
  const ids = held.ok ? [held.value.holdId] : [];
  await inTransaction(db, (tx) => holdsInSale.bind(tx, ids, 'BEFORE', now + 60_000, now));
  const secondOccupancy = await inTransaction(db, async (tx) => {
    await holdsInSale.free(tx, 'BEFORE', 'all', now);
    return openOccupancy({
      db,
      log: logTo(() => undefined),
      railway: seatRailway,
      rule: () => 'between-bookings',
      closed: seats().upkeep.closed,
    });
  });
  await secondOccupancy.caughtUp();
  expect(rowOf(secondOccupancy.freeIn(runId, 0, 5), 'wide', 'Y1')).toEqual([30, 0, 0, 0]);
  await secondOccupancy.close();
});

test('a world that is set back to its beginning is free everywhere', async () => {
  const runId = newRun(seats());
  await following(async (occupancy) => {
    await seats().hold(wantedIn('wide', '1A', { runId }));
    await occupancy.caughtUp();
    const before = rowOf(occupancy.freeIn(runId, 0, 5), 'wide', 'Y1');
    await seatsSeed.clear(seats().store.db);
    await occupancy.caughtUp();
    expect([before, rowOf(occupancy.freeIn(runId, 0, 5), 'wide', 'Y1')]).toEqual([
      [29, 0, 0, 0],
      [30, 0, 0, 0],
    ]);
  });
});

const stretch = fc
  .tuple(fc.integer({ min: 0, max: 89 }), fc.integer({ min: 0, max: 89 }))
  .filter(([from, to]) => from < to);

test('what the bitmaps call free is what a hold is granted for', async () => {
  const runId = newRun(seats(), 2);
  const seat = fc.constantFrom('1A', '2A', '3A');
  await following(async (occupancy) => {
    await fc.assert(
      fc.asyncProperty(
        seat,
        stretch,
        fc.constantFrom<Gender>('F', 'M'),
        async (named, [fromStop, toStop], gender) => {
          await occupancy.caughtUp();
          const isFree = occupancy.isFree(runId, coachIndex('wide'), named, fromStop, toStop);
          const wanted = wantedIn('wide', named, { runId, fromStop, toStop, gender });
          const answer = await seats().hold(wanted);
          expect(answer.ok ? 'granted' : answer.refusal).toBe(isFree ? 'granted' : 'seat-taken');
        },
      ),
      { numRuns: 100 },
    );
  });
});
