import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { logTo } from '#server/platform/log.ts';
import { openDatabase } from '#server/platform/store/open-database.ts';
import { copyOf } from '#test/support/copied-database.ts';
import { emptyStore } from '../../support/shop/empty-store.ts';

const database = await copyOf(emptyStore);
const { db } = openDatabase(
  { connectionString: database.url },
  logTo(() => undefined),
);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** How the store would find the rows, were they too many to be read one by one. */
const wayOf = (question: string): Promise<string> =>
  db.transaction().execute(async (within) => {
    await sql`set local enable_seqscan = off`.execute(within);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(question)}`.execute(within);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

test.each([
  ['what became of an unpaid rental', 'select * from settlement where subject = $$a$$', 'settlement_subject'],
  [
    'the payments of a booking',
    'select * from settlement where locator in ($$a$$, $$b$$)',
    'settlement_locator',
  ],
  ['the tickets of a train that does not run', 'select * from ticket where run_id = 1', 'ticket_run'],
  ['the extras of an order', 'select * from ticket_service where order_id = $$a$$', 'ticket_service_order'],
  ['the rentals of a member', 'select * from rental_order where user_id = 1', 'rental_order_user'],
])('%s: found by an index', async (_, question, index) => {
  expect(await wayOf(question)).toContain(`${index} `);
});
