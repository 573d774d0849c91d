import { sql } from 'kysely';
import { beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { logTo } from '#server/platform/log.ts';
import { takeSteps } from '#server/platform/store/migrate.ts';
import { migrations } from '#server/platform/store/migrations.ts';
import { openDatabase } from '#server/platform/store/open-database.ts';
import { freshDatabase } from '#test/support/fresh-database.ts';
import { over, type Running, start } from '../../support/shop/built-server.ts';
import { buyersOf } from '../../support/shop/buyers.ts';
import { placesAt, runsAt } from '../../support/shop/killed-shop.ts';
import {
  approve,
  askPayment,
  book,
  cardToken,
  chooseSeat,
  findOffers,
  type Got,
  type OrderPlaces,
  openPayment,
  type Run,
} from '../../support/shop/order-client.ts';
import { loadOrders } from '../../support/shop/order-load.ts';
import { faultsOfBooks } from '../../support/shop/shop-books.ts';
import { temporaryFolder } from '../../support/shop/temporary-folder.ts';

const timeout = 240_000;
const aMinute = { timeout: 60_000 };
const newBuyer = buyersOf(inject('seed'));

let url: string;
beforeEach(async () => {
  const database = await freshDatabase();
  url = database.url;
  onTestFinished(database.drop);
});

/** Another process of the shop on the same database. */
const another = async (): Promise<Running> =>
  start(await temporaryFolder(), { DATABASE_URL: url, PROXIES: '1', BANK_PORT: '0' });

const gotten = <Value>(got: Got<Value>): Value => {
  if (!got.ok) throw new Error(`It was refused: ${got.refusal}.`);
  return got.value;
};

const firstOf = (runs: readonly Run[]): Run => {
  const [run] = runs;
  if (run === undefined) throw new Error('There is no run.');
  return run;
};

/** A place held at one process and booked at another; nothing is paid yet. */
const bookedAcross = async (one: OrderPlaces, other: OrderPlaces, run: Run) => {
  const buyer = newBuyer();
  const [offer] = gotten(await findOffers(one, run, buyer));
  if (offer === undefined) throw new Error('There is no place.');
  const chosen = gotten(await chooseSeat(one, offer, buyer));
  return { buyer, offer, booked: gotten(await book(other, [chosen], buyer)) };
};

type Booked = Awaited<ReturnType<typeof bookedAcross>>;

/** Opened at one process, approved and asked after at another. */
const paidAcross = async ({ booked, buyer }: Booked, one: OrderPlaces, other: OrderPlaces) => {
  const { payment, md } = gotten(await openPayment(one, booked, await cardToken(one), buyer));
  await approve(other, md ?? '');
  return gotten(await askPayment(other, payment, buyer));
};

test(
  '[C-08] a sale goes on from one process to the other at every step, and a place is taken for both',
  async () => {
    const [one, other] = [await placesAt((await another()).origin), await placesAt((await another()).origin)];
    const run = firstOf(await runsAt(one));
    const bought = await bookedAcross(one, other, run);
    const { offer, booked } = bought;
    const refused = [await chooseSeat(one, offer, newBuyer()), await chooseSeat(other, offer, newBuyer())];
    expect(refused.map((got) => !got.ok && got.refusal)).toEqual(['seat-taken', 'seat-taken']);
    const paid = await paidAcross(bought, one, other);
    expect([paid.pnr, paid.tutar]).toEqual([booked.locator, booked.price]);
    expect(await faultsOfBooks(url, [{ ...booked, holds: 1 }])).toEqual([]);
  },
  timeout,
);

/** What a coming version might add to the store. */
const nextStep = {
  up: async (db: Parameters<typeof takeSteps>[0]) => {
    await sql`alter table booking add column channel_detail text not null default ''`.execute(db);
    await sql`create index ticket_by_issue on ticket (issued_at)`.execute(db);
    await sql`create table coming_table (id text primary key)`.execute(db);
  },
};

const moveStoreOn = async (): Promise<void> => {
  const { db } = openDatabase(
    { connectionString: url },
    logTo(() => undefined),
  );
  await takeSteps(db, { ...migrations, '9999-12-31-coming': nextStep });
  await db.destroy();
};

test(
  'the store moves on under a process that sells, another takes its place: no order fails and no booking is lost',
  async () => {
    const old = await another();
    const before = await placesAt(old.origin);
    const runs = await runsAt(before);
    let places = before;
    const live = await bookedAcross(before, before, firstOf(runs.slice(1)));
    const load = loadOrders({ places: () => places, runs, clients: 3, seed: inject('seed') });
    const sold = (more: number) =>
      vi.waitFor(() => expect(load.acknowledged.length).toBeGreaterThan(more), aMinute);
    await sold(2);
    await moveStoreOn();
    await sold(load.acknowledged.length + 2);
    const young = await another();
    places = await placesAt(young.origin);
    await sold(load.acknowledged.length + 2);
    await over(old.process, 'SIGTERM');
    await sold(load.acknowledged.length + 2);
    await load.stop();
    const paid = await paidAcross(live, places, places);
    expect([...load.refused]).toEqual([]);
    expect(paid.pnr).toBe(live.booked.locator);
    const acknowledged = [...load.acknowledged, { ...live.booked, holds: 1 }];
    expect(await faultsOfBooks(url, acknowledged)).toEqual([]);
  },
  timeout,
);
