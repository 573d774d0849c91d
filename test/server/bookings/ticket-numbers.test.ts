import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { reservation } from '#contract/bookings/reservation.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { bodyForOne } from '../../support/shop/bookings.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const create = async () => shop.askJson('/crs/rail-booking/create-pnr', (await bodyForOne(shop)).body);

const ticketsIn = async (answer: Response) => {
  const { locator } = z.decode(reservation, await answer.json());
  return shop.open.app.db.selectFrom('ticket').selectAll().where('locator', '=', locator).execute();
};

/** The first ticket that is written next gets this number instead of its own. */
const drawNext = async (number: string) => {
  const { db } = shop.open.app;
  await sql`create sequence draws`.execute(db);
  await sql`create function draw_taken() returns trigger language plpgsql as $$ begin
    if nextval('draws') = 1 then new.number := ${sql.lit(number)}; end if; return new; end $$`.execute(db);
  await sql`create trigger draw_taken before insert on ticket for each row execute function draw_taken()`.execute(
    db,
  );
};

test('a ticket number that is taken already is drawn again', async () => {
  const [taken] = await ticketsIn(await create());
  await drawNext(taken?.number ?? '');
  const answer = await create();
  expect(answer.status).toBe(200);
  const made = await ticketsIn(answer);
  const numbers = await shop.open.app.db.selectFrom('ticket').select('number').execute();
  expect([made.length, made[0]?.number === taken?.number, numbers.length]).toEqual([1, false, 2]);
});
