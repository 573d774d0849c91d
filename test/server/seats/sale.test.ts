import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { minute } from '#domain/values/durations.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { allGuards } from '#server/sale/holds/guards.ts';
import { holdsInSale, holdsInSaleWith } from '#server/sale/holds/holds-in-sale.ts';
import type { HoldAnswer } from '#server/sale/holds/seats.ts';
import { soon } from '#test/support/soon.ts';
import { newParty, newRun, seatsOfThisFile, wantedIn } from '../../support/shop/seats.ts';

const seats = seatsOfThisFile();

const idOf = (answer: HoldAnswer): string => {
  if (!answer.ok) throw new Error(`Refused: ${answer.refusal}`);
  return answer.value.holdId;
};

let bookings = 0;
const newBooking = (): string => {
  bookings += 1;
  return `BOOK${bookings}`;
};

type Action = 'bind' | 'prolong' | 'sell' | 'free';

const holdTwo = async (runId: number): Promise<readonly string[]> => {
  const party = newParty();
  return [
    idOf(await seats().hold(wantedIn('benches', '3A', { runId, party }))),
    idOf(await seats().hold(wantedIn('benches', '3B', { runId, party, gender: 'M' }))),
  ];
};

const within = <Result>(work: Parameters<typeof inTransaction<Result>>[1]) =>
  inTransaction(seats().store.db, work);

const now = (): number => seats().clock.now();

const bind = (holdIds: readonly string[], booking: string, minutes = 20) =>
  within((tx) => holdsInSale.bind(tx, holdIds, booking, now() + minutes * minute, now()));
const sell = (booking: string, holdIds: readonly string[]) =>
  within((tx) => holdsInSale.sell(tx, booking, holdIds, now()));
const prolong = (booking: string, holdIds: readonly string[], minutes: number) =>
  within((tx) => holdsInSale.prolong(tx, booking, holdIds, now() + minutes * minute, now()));
const free = (booking: string, holdIds: readonly string[] | 'all') =>
  within((tx) => holdsInSale.free(tx, booking, holdIds, now()));

const isOffered = async (runId: number, seat: string): Promise<boolean> => {
  const answer = await seats().hold(
    wantedIn('benches', seat, { runId, gender: seat.endsWith('A') ? 'F' : 'M' }),
  );
  return answer.ok;
};

const waitingForLocks = async (): Promise<number> => {
  const { rows } = await sql`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    seats().store.db,
  );
  return rows.length;
};

const rowsOf = (runId: number) =>
  seats()
    .store.db.selectFrom('seat_hold')
    .select(['seat', 'state', 'booking', 'deadline'])
    .where('run_id', '=', runId)
    .orderBy('seat')
    .execute();

test('holds are bound to a booking with its deadline, in the order of their places', async () => {
  const runId = newRun(seats());
  const booking = newBooking();
  const bound = await bind(await holdTwo(runId), booking);
  expect(bound.ok && bound.value.map(({ deadline }) => deadline)).toEqual([
    now() + 20 * minute,
    now() + 20 * minute,
  ]);
  expect(bound.ok && bound.value.map(({ seat }) => seat).toSorted()).toEqual(['3A', '3B']);
  expect((await rowsOf(runId)).map((row) => row.booking)).toEqual([booking, booking]);
});

test.each([
  ['one is missing', (ids: readonly string[]) => [...ids, 'A'.repeat(34)]],
  ['one is no id at all', (ids: readonly string[]) => [...ids, '']],
  ['one is named twice', (ids: readonly string[]) => [...ids, ...ids.slice(0, 1)]],
  ['none is named', () => []],
])('[E-07] nothing is bound when %s', async (_name, spoil) => {
  const runId = newRun(seats());
  const bound = await bind(spoil(await holdTwo(runId)), newBooking());
  expect(bound).toEqual({ ok: false, refusal: 'selection-time-expired', message: null });
  expect((await rowsOf(runId)).map((row) => row.booking)).toEqual([null, null]);
});

test('what one booking has another does not get, and may not let go', async () => {
  const ids = await holdTwo(newRun(seats()));
  const booking = newBooking();
  await bind(ids, booking);
  expect((await bind(ids, newBooking())).ok).toBe(false);
  expect((await bind(ids, booking)).ok).toBe(true);
  expect((await seats().release(ids[0] ?? '')).ok).toBe(false);
});

test('[E-07] a place chosen again while it is bound keeps the deadline of its booking', async () => {
  const runId = newRun(seats());
  const wanted = wantedIn('benches', '3A', { runId });
  const ids = [idOf(await seats().hold(wanted))];
  const until = now() + 20 * minute;
  const booking = newBooking();
  const again = await within(async (tx) => {
    await holdsInSale.bind(tx, ids, booking, until, now());
    const choosing = seats().hold(wanted);
    await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), soon);
    return { choosing };
  });
  const answer = await again.choosing;
  expect(answer.ok ? 'granted' : answer.refusal).toBe('seat-taken');
  expect(await rowsOf(runId)).toEqual([{ seat: '3A', state: 'held', booking, deadline: until }]);
});

test('[E-07] after the deadline nothing is bound, prolonged or sold', async () => {
  const runId = newRun(seats());
  const ids = await holdTwo(runId);
  const booking = newBooking();
  const bound = await holdTwo(newRun(seats()));
  await bind(bound, booking);
  seats().clock.pass(10 * minute);
  expect((await bind(ids, newBooking())).ok).toBe(false);
  seats().clock.pass(10 * minute);
  expect([(await prolong(booking, bound, 5)).ok, (await sell(booking, bound)).ok]).toEqual([false, false]);
});

test('[S-09] one instant before the deadline it is sold', async () => {
  const booking = newBooking();
  const ids = await holdTwo(newRun(seats()));
  await bind(ids, booking);
  seats().clock.pass(20 * minute - 1);
  expect((await sell(booking, ids)).ok).toBe(true);
});

test('a booking that is prolonged keeps its places until the new deadline', async () => {
  const runId = newRun(seats());
  const booking = newBooking();
  const ids = await holdTwo(runId);
  await bind(ids, booking);
  seats().clock.pass(15 * minute);
  expect((await prolong(booking, ids, 60)).ok).toBe(true);
  seats().clock.pass(59 * minute);
  expect(await isOffered(runId, '3A')).toBe(false);
  expect((await sell(booking, ids)).ok).toBe(true);
});

test('what is sold stays sold: asked again it is granted again, long after every deadline', async () => {
  const runId = newRun(seats());
  const booking = newBooking();
  const ids = await holdTwo(runId);
  await bind(ids, booking);
  await sell(booking, ids);
  seats().clock.pass(30 * minute);
  await seats().upkeep.check();
  const again = await sell(booking, ids);
  expect(again.ok && again.value.map(({ seat }) => seat).toSorted()).toEqual(['3A', '3B']);
  expect((await rowsOf(runId)).map(({ state }) => state)).toEqual(['sold', 'sold']);
  expect(await isOffered(runId, '3A')).toBe(false);
});

test('nobody sells for a booking that has nothing', async () => {
  expect((await sell(newBooking(), [])).ok).toBe(false);
  expect((await prolong(newBooking(), [], 5)).ok).toBe(false);
});

test('[E-07] a booking one of whose holds is gone is neither prolonged nor sold', async () => {
  const runId = newRun(seats());
  const booking = newBooking();
  const ids = await holdTwo(runId);
  await bind(ids, booking);
  await free(booking, ids.slice(0, 1));
  expect([(await prolong(booking, ids, 60)).ok, (await sell(booking, ids)).ok]).toEqual([false, false]);
  expect((await rowsOf(runId)).map(({ state }) => state)).toEqual(['held']);
});

test('what a booking frees is offered again, the named places or all', async () => {
  const runId = newRun(seats());
  const booking = newBooking();
  const ids = await holdTwo(runId);
  await bind(ids, booking);
  await sell(booking, ids);
  await free(newBooking(), 'all');
  await free(newBooking(), ids);
  expect((await rowsOf(runId)).length).toBe(2);
  await free(booking, ids.slice(0, 1));
  await free(booking, []);
  expect((await rowsOf(runId)).length).toBe(1);
  await free(booking, 'all');
  await free(booking, 'all');
  expect([await isOffered(runId, '3A'), await isOffered(runId, '4B')]).toEqual([true, true]);
});

test('what is sold and freed stands in the ledger once each', async () => {
  const runId = newRun(seats());
  const booking = newBooking();
  const ids = await holdTwo(runId);
  await bind(ids, booking);
  await sell(booking, ids);
  await sell(booking, ids);
  await free(booking, 'all');
  await free(booking, 'all');
  const entries = await seats()
    .store.db.selectFrom('ledger_entry')
    .select(['deed', 'seat'])
    .where('run_id', '=', runId)
    .orderBy('number')
    .execute();
  expect(entries.map(({ deed: action, seat }) => `${action} ${seat}`).toSorted()).toEqual([
    'freed 3A',
    'freed 3B',
    'sold 3A',
    'sold 3B',
  ]);
});

test('an action that is rolled back leaves the places as they were', async () => {
  const runId = newRun(seats());
  const booking = newBooking();
  const ids = await holdTwo(runId);
  await bind(ids, booking);
  const actions: readonly Action[] = ['sell', 'free'];
  for (const action of actions) {
    const lost = within(async (tx) => {
      await (action === 'sell'
        ? holdsInSale.sell(tx, booking, ids, now())
        : holdsInSale.free(tx, booking, 'all', now()));
      throw new Error('The rest of the booking failed.');
    });
    await expect(lost).rejects.toThrow('The rest of the booking failed.');
  }
  expect((await rowsOf(runId)).map(({ state }) => state)).toEqual(['held', 'held']);
  expect(await isOffered(runId, '3A')).toBe(false);
});

test('with the deadline guard off a booking is sold too late, which the test above would see', async () => {
  const blind = holdsInSaleWith({ ...allGuards, deadline: false });
  const booking = newBooking();
  const ids = await holdTwo(newRun(seats()));
  await bind(ids, booking);
  seats().clock.pass(20 * minute);
  const sold = await within((tx) => blind.sell(tx, booking, ids, now()));
  expect(sold.ok).toBe(true);
});
