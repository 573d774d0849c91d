import { expect, test } from 'vitest';
import type { Guards } from '#server/sale/holds/guards.ts';
import { newParty, newRun, seatsOfThisFile, wantedIn } from '../../support/shop/seats.ts';
import { faultsInStore } from '../../support/sold/seat-faults.ts';

const seats = seatsOfThisFile();

const kindsOf = (faults: readonly string[]): readonly string[] =>
  [...new Set(faults.map((fault) => fault.split(':')[0] ?? ''))].filter((fault) => !fault.startsWith('bits'));

/** Everybody wants the same seat, or the one beside it. */
const rush = async (without: Partial<Guards>) => {
  const runId = newRun(seats());
  const one = seats().beside(without);
  const other = seats().beside(without);
  const wanted = Array.from({ length: 24 }, () => [
    wantedIn('benches', '3A', { runId, gender: 'F' }),
    wantedIn('benches', '4A', { runId, gender: 'F' }),
    wantedIn('benches', '4B', { runId, gender: 'M' }),
  ]).flat();
  await Promise.all(wanted.map((place, index) => (index % 2 === 0 ? one : other).hold(place)));
  return kindsOf(await faultsInStore(seats().store.db, runId));
};

const compartments = [1, 2, 3, 4] as const;

/** Strangers want berths of the same couchettes, where others have been before and left a row. */
const rushCouchettes = async (without: Partial<Guards>) => {
  const runId = newRun(seats());
  for (const row of compartments) {
    const answer = await seats().hold(wantedIn('couchette', `${row}A`, { runId }));
    await seats().release(answer.ok ? answer.value.holdId : '');
  }
  const process = seats().beside(without);
  const berths = ['A', 'B', 'C', 'D'].flatMap((letter) => compartments.map((row) => `${row}${letter}`));
  await Promise.all(
    berths.map((seat) => process.hold(wantedIn('couchette', seat, { runId, party: newParty() }))),
  );
  return kindsOf(await faultsInStore(seats().store.db, runId));
};

test('with every guard in place nothing is given twice', async () => {
  expect([...(await rush({})), ...(await rushCouchettes({}))]).toEqual([]);
});

test('with the occupancy guard off one seat is given twice, and it is seen', async () => {
  expect(await rush({ occupancy: false })).toContain('one place twice');
});

test('with the neighbour guard off a woman sits beside a man, and it is seen', async () => {
  expect(await rush({ neighbours: false })).toContain('a woman beside a man');
});

test('with the lock off strangers share a couchette, and it is seen', async () => {
  expect(await rushCouchettes({ lock: false })).toContain('strangers in a couchette');
});

test('with the deadline guard off a seat is given to two while the first still has it', async () => {
  const wanted = wantedIn('benches', '3A', { runId: newRun(seats()) });
  const first = await seats().hold(wanted);
  const careless = await seats()
    .beside({ deadline: false })
    .hold({ ...wanted, party: newParty() });
  const careful = await seats().hold({ ...wanted, party: newParty() });
  expect([first.ok, careless.ok, careful.ok]).toEqual([true, true, false]);
});
