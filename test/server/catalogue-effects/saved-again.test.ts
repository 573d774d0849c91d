import { sql } from 'kysely';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { seatPlanLines } from '#domain/coach/seat-plan-units.ts';
import { frameOf } from '#server/railway/network/frame-of.ts';
import { networkInForce } from '#server/railway/network/network-in-force.ts';
import { moveClock } from '../../support/members.ts';
import { openTestShop, type TestShop } from '../../support/open-test-shop.ts';
import { publishByHand } from '../../support/server/published-by-hand.ts';

let shop: TestShop;
beforeEach(async () => {
  // The railway is looked at when the test says so.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  shop = await openTestShop();
  onTestFinished(() => shop.end());
});

afterEach(() => {
  vi.useRealTimers();
});

/** After so long what could not be laid is tried again. */
const pause = 10_000;

const linesOf = () => seatPlanLines(shop.open.app.railway.network().templates.get(264) ?? { places: [] });

const publishRowMore = () =>
  publishByHand(shop, 'seat-map', '264', {
    cabinClasses: ['Y1'],
    plan: [...linesOf(), '20A 20B | 20C 20D'],
  });

/** No network is written until it may be again. */
const leaveUnwritten = async () => {
  const { db } = shop.open.app;
  await sql`create function refuse_network() returns trigger language plpgsql as
    'begin raise exception ''no network''; end'`.execute(db);
  await sql`create trigger refused before insert on network_revision execute function refuse_network()`.execute(
    db,
  );
};

const writeAgain = () => sql`drop trigger refused on network_revision`.execute(shop.open.app.db);

const isSaved = async (): Promise<boolean> => {
  await shop.open.app.railway.newest();
  const saved = await networkInForce(shop.open.app.db);
  const trains = [...(saved?.document.trains ?? []), ...(saved?.document.waiting?.trains ?? [])];
  return trains.some(({ coaches }) =>
    coaches.some(([, , template]) => template !== 264 && frameOf(template) === 264),
  );
};

const failures = () => shop.lines.filter((line) => line.includes('coaches-not-saved')).length;

test('[C-11] coaches that could not be laid once are told of in the log and laid after a pause, without another publishing', async () => {
  await leaveUnwritten();
  await publishRowMore();
  expect([await isSaved(), failures()]).toEqual([false, 1]);
  await writeAgain();
  expect([await isSaved(), failures()]).toEqual([false, 1]);
  await moveClock(shop, pause);
  expect([await isSaved(), failures()]).toEqual([true, 1]);
});
