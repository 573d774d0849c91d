import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seatPlanLines } from '#domain/coach/seat-plan-units.ts';
import type { Network } from '#server/railway/network/railway.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { publishByHand } from '#test/support/server/published-by-hand.ts';
import { soon } from '#test/support/soon.ts';
import { trialCalls } from '#test/support/trial-calls.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({ routes: { operations: trialCalls } });
});
afterAll(() => shop.end());

const turn = (command: unknown): Promise<Response> => shop.askJson('/world', command);

const stateOf = async () => (await shop.ask('/world', { headers: { accept: 'application/json' } })).json();

const meet = (meeting: unknown, times: number | null = 1) =>
  turn({ do: 'meet', name: 'say-back', with: meeting, times });

const rulesMet = async () => (await stateOf()).rules;

/** What becomes of a call that meets what was turned for it. */
const callEnds = () =>
  shop.askJson('/tms/trial/say-back', { word: 'real' }).then(
    () => 'answered',
    () => 'broken off',
  );

/** Every train that is sold, with its coaches and the days on which it runs. */
const formsOf = ({ trains }: Network) =>
  trains.map((train) => {
    if (train === undefined) return null;
    const { alsoOn, neverOn, weekdays } = train.calendar;
    return [train.coaches.map(({ template }) => template), [...alsoOn], [...neverOn], weekdays];
  });

describe('reset to seed', () => {
  test('takes out what was put in, and turns every switch back', async () => {
    const { app } = shop.open;
    await app.mail.post({ to: 'a@example.com', language: 'tr', subject: 'x', text: 'y' });
    await turn({ do: 'move-clock', by: 1000 });
    await meet({ kind: 'refuse', status: 500 }, null);
    expect((await turn({ do: 'reset' })).status).toBe(200);
    const { now: _now, names: _names, ...state } = await stateOf();
    expect(state).toEqual({ offset: 0, rules: [], parked: [] });
    expect(await app.db.selectFrom('letter').selectAll().execute()).toEqual([]);
  });

  test('turns that were spent are there again, and what was closed is open at once', async () => {
    const { allow, db, occupancy, seats } = shop.open.app;
    const spendTwice = () => [1, 2].map(() => allow('trial', 1, 3_600_000));
    expect(spendTwice()).toEqual([true, false]);
    await db.insertInto('closed_coach').values({ run_id: 1, coach: 2 }).execute();
    await occupancy.caughtUp();
    expect(seats.isClosed(1, 2)).toBe(true);
    await turn({ do: 'reset' });
    expect(spendTwice()).toEqual([true, false]);
    expect(seats.isClosed(1, 2)).toBe(false);
  });

  test('a seat map that was published is taken back, and every train is on sale at once', async () => {
    const { railway } = shop.open.app;
    const before = await railway.newest();
    const plan = [...seatPlanLines(before.templates.get(264) ?? { places: [] }), '20A 20B | 20C 20D'];
    await publishByHand(shop, 'seat-map', '264', { cabinClasses: ['Y1'], plan });
    expect(formsOf(await railway.newest())).not.toEqual(formsOf(before));
    await turn({ do: 'reset' });
    expect(formsOf(railway.network())).toEqual(formsOf(before));
  });

  test('no seat of the new world is kept beside somebody who was asked in the old one', async () => {
    const { db } = shop.open.app;
    const ask = { hash: 'h', party: 'p', locator: 'AB12CD', run_id: 1, from_stop: 0, to_stop: 1 };
    const times = { asked_at: 1, expires_at: 2, agreed_at: null, departs_at: 3 };
    await db
      .insertInto('seatmate_ask')
      .values({ ...ask, ...times })
      .execute();
    await turn({ do: 'reset' });
    expect(await db.selectFrom('seatmate_ask').selectAll().execute()).toEqual([]);
  });

  test('a call that was slow breaks off, and does nothing in the new world', async () => {
    await meet({ kind: 'slow', milliseconds: 30_000 });
    const slow = callEnds();
    await expect.poll(rulesMet, soon).toEqual([]);
    await turn({ do: 'reset' });
    expect(await slow).toBe('broken off');
  });

  test('a call that waited breaks off, and does nothing in the new world', async () => {
    await meet({ kind: 'hold' }, 1);
    const waiting = callEnds();
    await shop.ask('/world/parked?name=say-back');
    await turn({ do: 'reset' });
    expect([await waiting, (await stateOf()).parked]).toEqual(['broken off', []]);
  });
});
