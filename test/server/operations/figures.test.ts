import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { minute } from '#domain/values/durations.ts';
import { chanceOf } from '#machines/kit/walk/chance.ts';
import { noteRun } from '#server/office/operations/note-run.ts';
import { openMetrics } from '#server/platform/http/metrics.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { buyersOf } from '#test/support/shop/buyers.ts';
import { runsAt } from '#test/support/shop/killed-shop.ts';
import { findOffers } from '#test/support/shop/order-client.ts';
import { chooseFree, orderOn } from '#test/support/shop/whole-order.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

/** The figures of one name, by label; without one under the empty word. */
const figuresOf = async (name: string): Promise<Readonly<Record<string, number>>> => {
  const text = await (await shop.ask('/metrics')).text();
  const lines = [...text.matchAll(new RegExp(`^${name}(?:\\{(.+)\\})? (\\S+)$`, 'gm'))];
  return Object.fromEntries(lines.map(([, label = '', value]) => [label, Number(value)]));
};

test('/metrics tells sales, holds and letters that wait', async () => {
  const before = await Promise.all(
    ['sefer_payments_of_a_day', 'sefer_holds', 'sefer_letters_waiting'].map(figuresOf),
  );
  expect(before).toEqual([{}, { '': 0 }, { '': 0 }]);

  const places = { shop: `http://127.0.0.1:${shop.port}`, bank: shop.open.app.settings.cardOrigin };
  const chance = chanceOf(inject('seed'));
  const newBuyer = buyersOf(inject('seed'));
  const [run] = await runsAt(places);
  if (run === undefined) throw new Error('No run is on sale.');
  expect((await orderOn(places, run, newBuyer(), chance)).ok).toBe(true);
  const offers = await findOffers(places, run, newBuyer());
  if (!offers.ok) throw new Error(offers.refusal);
  expect((await chooseFree(places, offers.value, newBuyer(), chance)).ok).toBe(true);

  expect(await figuresOf('sefer_payments_of_a_day')).toEqual({ 'state="notified"': 1 });
  expect(await figuresOf('sefer_holds')).toEqual({ '': 1 });
  expect((await figuresOf('sefer_letters_waiting'))['']).toBeGreaterThan(0);
  expect((await figuresOf('sefer_letters_waiting_seconds'))['']).toBeLessThan(60);

  const { db, clock } = shop.open.app;
  await db
    .updateTable('seat_hold')
    .set({ deadline: clock.now() - 1 })
    .where('state', '=', 'held')
    .execute();
  expect(await figuresOf('sefer_holds')).toEqual({ '': 0 });
});

test('/metrics tells refusals by name', async () => {
  const before = (await figuresOf('sefer_refusals_total'))['refusal="not-found"'] ?? 0;
  await shop.ask('/tms/none');
  await shop.ask('/tms/none');
  await shop.askJson('/tms/inventory/select-seat', {});
  const after = await figuresOf('sefer_refusals_total');
  expect([after['refusal="not-found"'], after['refusal="call-not-understood"']]).toEqual([before + 2, 1]);
});

test('/metrics tells payments that are stuck', async () => {
  const { db, clock } = shop.open.app;
  expect(await figuresOf('sefer_payments_stuck')).toEqual({ '': 0 });
  const { id, ...row } = await db.selectFrom('settlement').selectAll().executeTakeFirstOrThrow();
  const moved_at = clock.now() - 2 * minute;
  const stuck = { id: crypto.randomUUID(), key: id, state: 'unsure', at_rest: false, ask_at: null, moved_at };
  await db
    .insertInto('settlement')
    .values({ ...row, ...stuck })
    .execute();
  expect(await figuresOf('sefer_payments_stuck')).toEqual({ '': 1 });
});

test('/metrics tells when the backup was last written and what was due last forgotten; what never was stands at 0', async () => {
  const { db } = shop.open.app;
  const name = 'sefer_work_done_timestamp_seconds';
  expect(await figuresOf(name)).toEqual({ 'work="backup"': 0, 'work="retention"': 0 });
  await noteRun(db, 'backup', 1_000);
  await noteRun(db, 'backup', 7_000);
  await noteRun(db, 'retention', 9_000);
  expect(await figuresOf(name)).toEqual({ 'work="backup"': 7, 'work="retention"': 9 });
});

const read = (reading: () => Promise<number>, name: string) => ({ name, says: 'x.', read: reading });

test('a figure that cannot be read, or not in time, is left out and counted; the others are told', async () => {
  const text = await openMetrics().text([
    read(() => Promise.resolve(3), 'sefer_there'),
    read(() => Promise.reject(new Error('The database is away.')), 'sefer_away'),
    read(() => new Promise(() => undefined), 'sefer_late'),
  ]);
  expect(text).toMatch(/^sefer_there 3$/m);
  expect(text).not.toMatch(/^sefer_(?:away|late) /m);
  expect(text).toMatch(/^sefer_figures_unread 2$/m);
});
