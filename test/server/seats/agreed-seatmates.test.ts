import { expect, test } from 'vitest';
import { day } from '#domain/values/durations.ts';
import type { CoachName } from '#test/support/seat-railway.ts';
import { newParty, newRun, seatsOfThisFile, wantedIn } from '../../support/shop/seats.ts';

const seats = seatsOfThisFile();

type Agreed = { readonly runId: number; readonly party: string; readonly agreed?: 'yes' | 'not-yet' };

let asked = 0;

/** A woman of a sold booking sits on a place; a party asked to sit beside her. */
const woman = async (coach: CoachName, seat: string, { runId, party, agreed = 'yes' }: Agreed) => {
  const { db } = seats().store;
  asked += 1;
  const locator = `PNR${asked}`;
  const hers = await seats().hold(wantedIn(coach, seat, { runId, gender: 'F' }));
  expect(hers.ok).toBe(true);
  await db
    .updateTable('seat_hold')
    .set({ booking: locator, state: 'sold' })
    .where('run_id', '=', runId)
    .where('seat', '=', seat)
    .execute();
  const now = seats().clock.now();
  await db
    .insertInto('seatmate_ask')
    .values({
      hash: `hash-${asked}`,
      party,
      locator,
      run_id: runId,
      from_stop: 0,
      to_stop: 5,
      asked_at: now,
      expires_at: now + day,
      agreed_at: agreed === 'yes' ? now : null,
      departs_at: now + 60 * day,
    })
    .execute();
};

const describeSeat = async (coach: CoachName, seat: string, { runId, party }: Agreed) => {
  const answer = await seats().hold(wantedIn(coach, seat, { runId, party, gender: 'M' }));
  return answer.ok ? 'granted' : answer.refusal;
};

test.each([
  ['benches', '3A', '3B', 'granted'],
  ['loca', '1A', '1C', 'granted'],
  ['sleeper', '1A', '1B', 'granted'],
] as const)('[V-23] in %s whoever was agreed to sits beside %s on %s', async (coach, hers, his, what) => {
  const of = { runId: newRun(seats()), party: newParty() };
  await woman(coach, hers, of);
  expect(await describeSeat(coach, his, of)).toBe(what);
});

test('[V-23] on another run, for another party and before she agreed he is refused', async () => {
  const of = { runId: newRun(seats()), party: newParty() };
  const other = { runId: newRun(seats()), party: newParty() };
  await woman('benches', '3A', of);
  await woman('benches', '3A', { ...other, agreed: 'not-yet' });
  expect([
    await describeSeat('benches', '3B', { runId: other.runId, party: of.party }),
    await describeSeat('benches', '3B', other),
    await describeSeat('benches', '3B', { runId: of.runId, party: newParty() }),
  ]).toEqual(['gender-beside', 'gender-beside', 'gender-beside']);
});

test('[V-23] beside a woman of a third booking the agreement of one seatmate is none', async () => {
  const of = { runId: newRun(seats()), party: newParty() };
  await woman('benches', '3A', of);
  await seats().hold(wantedIn('benches', '5A', { runId: of.runId, gender: 'F' }));
  expect(await describeSeat('benches', '5B', of)).toBe('gender-beside');
});

test('[V-23] where women and men sit apart within a booking too, no agreement helps', async () => {
  const of = { runId: newRun(seats()), party: newParty() };
  const setting = { name: 'neighbour-rule', value: 'always' } as const;
  await woman('benches', '3A', of);
  await seats().store.db.insertInto('seat_setting').values(setting).execute();
  await seats().upkeep.check();
  expect(await describeSeat('benches', '3B', of)).toBe('gender-beside');
  await seats().store.db.deleteFrom('seat_setting').where('name', '=', setting.name).execute();
  await seats().upkeep.check();
  expect(await describeSeat('benches', '3B', of)).toBe('granted');
});
