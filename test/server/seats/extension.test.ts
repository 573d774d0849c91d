import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { startOfDay } from '#domain/time/travel-day.ts';
import { minute } from '#domain/values/durations.ts';
import { dayNumberOfRun } from '#domain/values/run-id.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { holdsInSale } from '#server/sale/holds/holds-in-sale.ts';
import type { HoldAnswer } from '#server/sale/holds/seats.ts';
import { soon } from '#test/support/soon.ts';
import { newParty, newRun, seatsOfThisFile, wantedIn } from '../../support/shop/seats.ts';
import { faultsInStore } from '../../support/sold/seat-faults.ts';

const seats = seatsOfThisFile();
const expired = { ok: false, refusal: 'selection-time-expired', message: null };
const spent = { ok: false, refusal: 'hold-not-extended', message: null };

const idOf = (answer: HoldAnswer): string => {
  if (!answer.ok) throw new Error(`Refused: ${answer.refusal}`);
  return answer.value.holdId;
};

const now = (): number => seats().clock.now();
const hold = async (runId: number, seat: string): Promise<string> =>
  idOf(await seats().hold(wantedIn('benches', seat, { runId })));

/** Two holds, of which the second ends three minutes after the first. */
const holdTwo = async (runId: number): Promise<readonly string[]> => {
  const first = await hold(runId, '3A');
  seats().clock.pass(3 * minute);
  return [first, await hold(runId, '5A')];
};

const rowsOf = (runId: number) =>
  seats()
    .store.db.selectFrom('seat_hold')
    .select(['seat', 'deadline', 'extended'])
    .where('run_id', '=', runId)
    .orderBy('seat')
    .execute();

const set = async (name: Tables['seat_setting']['name'], value: string): Promise<void> => {
  await seats()
    .store.db.insertInto('seat_setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  await seats().upkeep.check();
};

const unset = async (): Promise<void> => {
  await seats()
    .store.db.deleteFrom('seat_setting')
    .where('name', 'in', ['hold-extensions', 'extension-minutes'])
    .execute();
  await seats().upkeep.check();
};

const departureOf = (runId: number): number => startOfDay(dayNumberOfRun(runId)) + 722 * minute;

test('[S-09] held seats are lengthened together, by the time of a hold, and end at one instant', async () => {
  const runId = newRun(seats());
  const ids = await holdTwo(runId);
  const deadline = now() + 20 * minute;
  expect(await seats().extend([...ids, ...ids])).toEqual({
    ok: true,
    value: { now: now(), deadline, left: 0 },
  });
  expect(await rowsOf(runId)).toEqual([
    { seat: '3A', deadline, extended: 1 },
    { seat: '5A', deadline, extended: 1 },
  ]);
});

test('[S-09] a lengthened seat is nobody else’s until its new end, and free from then on', async () => {
  const runId = newRun(seats());
  await seats().extend([await hold(runId, '3A')]);
  const wanted = () => seats().hold(wantedIn('benches', '3A', { runId }));
  seats().clock.pass(20 * minute - 1);
  await seats().upkeep.check();
  const before = await wanted();
  seats().clock.pass(1);
  expect([before.ok, (await wanted()).ok]).toEqual([false, true]);
});

test('[S-09] a seat is lengthened once, and with a spent one none is', async () => {
  const runId = newRun(seats());
  const [first = '', second = ''] = await holdTwo(runId);
  await seats().extend([first]);
  const before = await rowsOf(runId);
  expect([await seats().extend([first]), await seats().extend([second, first])]).toEqual([spent, spent]);
  expect(await rowsOf(runId)).toEqual(before);
});

test('[S-09] how often and by how much is set while the shop runs', async () => {
  const id = await hold(newRun(seats()), '3A');
  const end = now() + 10 * minute;
  await set('hold-extensions', '2');
  await set('extension-minutes', '4');
  const answers = [await seats().extend([id]), await seats().extend([id]), await seats().extend([id])];
  await set('hold-extensions', '0');
  answers.push(await seats().extend([await hold(newRun(seats()), '3A')]));
  await unset();
  expect(answers).toEqual([
    { ok: true, value: { now: now(), deadline: end + 4 * minute, left: 1 } },
    { ok: true, value: { now: now(), deadline: end + 8 * minute, left: 0 } },
    spent,
    spent,
  ]);
});

test('[S-09] where one seat is no longer held, none is lengthened', async () => {
  const runId = newRun(seats());
  const [, second = ''] = await holdTwo(runId);
  const [gone, stranger] = [await hold(newRun(seats()), '3A'), 'A'.repeat(34)];
  await seats().release(gone);
  const before = await rowsOf(runId);
  const answers = [];
  for (const other of [gone, stranger, '']) answers.push(await seats().extend([second, other]));
  answers.push(await seats().extend([]));
  expect(answers).toEqual([expired, expired, expired, expired]);
  expect(await rowsOf(runId)).toEqual(before);
});

test('[S-09] an instant before its end a seat is lengthened, at its end it is not, cleared away or not', async () => {
  const runId = newRun(seats());
  const [one, other] = [await hold(runId, '3A'), await hold(runId, '5A')];
  seats().clock.pass(10 * minute - 1);
  const before = await seats().extend([one]);
  seats().clock.pass(1);
  expect([before.ok, await seats().extend([other]), await seats().extend([one, other])]).toEqual([
    true,
    expired,
    expired,
  ]);
});

test('[S-09] a seat is not held beyond the departure of its train', async () => {
  const runId = newRun(seats());
  seats().clock.pass(departureOf(runId) - 20 * minute - now());
  const inTime = await hold(runId, '3A');
  seats().clock.pass(1);
  const [late, inAWeek] = [await hold(runId, '5A'), await hold(newRun(seats()), '3A')];
  expect([await seats().extend([inAWeek, late]), await seats().extend([inTime])]).toEqual([
    spent,
    { ok: true, value: { now: now(), deadline: departureOf(runId), left: 0 } },
  ]);
});

test('[S-09] a seat that belongs to a booking ends with the booking', async () => {
  const runId = newRun(seats());
  const id = await hold(runId, '3A');
  const until = now() + 10 * minute;
  await inTransaction(seats().store.db, (within) => holdsInSale.bind(within, [id], 'EXTEND', until, now()));
  expect(await seats().extend([id])).toEqual(spent);
  expect(await rowsOf(runId)).toEqual([{ seat: '3A', deadline: until, extended: 0 }]);
});

test('[S-09] a lengthened seat that is chosen again does not end earlier for it', async () => {
  const wanted = wantedIn('benches', '3A', { runId: newRun(seats()) });
  const id = idOf(await seats().hold(wanted));
  const lengthened = await seats().extend([id]);
  const again = await seats().hold(wanted);
  expect(again.ok && [again.value.holdId, again.value.deadline]).toEqual([
    id,
    lengthened.ok && lengthened.value.deadline,
  ]);
});

test('[S-09] asked for by many at once, in two processes, a seat is lengthened once', async () => {
  const ids = await holdTwo(newRun(seats()));
  const other = seats().beside();
  const turns = Array.from({ length: 40 }, (_, index) => (index % 3 === 0 ? ids : ids.toReversed()));
  const answers = await Promise.all(
    turns.map((named, index) => (index % 2 === 0 ? seats() : other).extend(named)),
  );
  expect(answers.filter(({ ok }) => ok).length).toBe(1);
});

test('[S-09] what is asked before the end and decided after it is refused', async () => {
  const runId = newRun(seats());
  const id = await hold(runId, '3A');
  const before = await rowsOf(runId);
  const asked = await inTransaction(seats().store.db, async (within) => {
    await within.selectFrom('seat_hold').select('id').where('run_id', '=', runId).forUpdate().execute();
    const answer = seats().extend([id]);
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        seats().store.db,
      );
      expect(rows.length).toBe(1);
    }, soon);
    seats().clock.pass(10 * minute);
    return { answer };
  });
  expect([await asked.answer, await rowsOf(runId)]).toEqual([expired, before]);
});

test('[S-09] while seats expire, whoever lengthens and whoever takes them never both have them', async () => {
  for (let round = 0; round < 30; round += 1) {
    const runId = newRun(seats());
    const party = newParty();
    const places = ['2A', '2B', '3A', '3B'];
    const ids = await Promise.all(
      places.map(async (seat) => idOf(await seats().hold(wantedIn('benches', seat, { runId, party })))),
    );
    seats().clock.pass(10 * minute - 1);
    const strangers = places.map((seat) => wantedIn('benches', seat, { runId }));
    const other = seats().beside();
    const asking = strangers.slice(0, 2).map((wanted) => other.hold(wanted));
    const extending = seats().extend(ids);
    seats().clock.pass(round % 2);
    const clearing = seats().upkeep.check();
    const taking = strangers.map((wanted) => other.hold(wanted));
    const [extended, , ...taken] = await Promise.all([extending, clearing, ...asking, ...taking]);
    const extendedSeats = (await rowsOf(runId)).filter((row) => row.extended === 1).map(({ seat }) => seat);
    expect(extendedSeats).toEqual(extended.ok ? places : []);
    expect(taken.some(({ ok }) => ok)).toBe(!extended.ok);
    expect(await faultsInStore(seats().store.db, runId)).toEqual([]);
  }
});
