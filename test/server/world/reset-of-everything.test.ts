import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserClient } from '#test/support/browser-client.ts';
import { memberOf } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { citizen, registers } from '#test/support/registrations.ts';
import { buyPackage } from '../../support/shop/bought-package.ts';
import { buyTicket } from '../../support/shop/bought-ticket.ts';
import { rentCar } from '../../support/shop/rented-car.ts';
import { type SoldBooking, sellBooking } from '../../support/shop/sold-booking.ts';
import { postTo } from '../../support/shop/visitors.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

type Counts = Readonly<Record<string, number>>;

/** The feed of seats counts on, so that no process takes an older change for a newer one; the clock's row is the switch itself. */
const stays = new Set(['seat_change', 'world_clock']);

const countRows = async (): Promise<Counts> => {
  const { db } = shop.open.app;
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%' order by 1`.execute(db);
  const counts: Record<string, number> = {};
  for (const { name } of rows.filter((row) => !stays.has(row.name))) {
    const counted = await sql<{
      count: number;
    }>`select count(*)::int as count from ${sql.table(name)}`.execute(db);
    counts[name] = counted.rows[0]?.count ?? 0;
  }
  return counts;
};

const differing = (before: Counts, after: Counts): readonly string[] =>
  Object.keys(before).filter((name) => before[name] !== after[name]);

const give = ({ locator, cookie, numbers }: SoldBooking, path: string) =>
  postTo(shop, path, { pnr: locator, ticketNumbers: numbers, idempotencyKey: locator }, { cookie });

test('a reset takes back whatever people and payments have left, table by table', async () => {
  const atFirst = await countRows();
  await registers(browserClient(shop), citizen);
  const member = await memberOf(shop);
  await buyTicket(shop);
  await rentCar(shop);
  await buyPackage(shop, member);
  await give(await sellBooking(shop, { tickets: [{}] }), '/crs/rail-booking/v2/ticket-cancellation-perform');
  await give(await sellBooking(shop, { tickets: [{}] }), '/crs/open-tickets/create');
  const changed = differing(atFirst, await countRows());
  expect((await shop.askJson('/world', { do: 'reset' })).status).toBe(200);
  expect(changed.length).toBeGreaterThan(25);
  expect(differing(atFirst, await countRows())).toEqual([]);
});
