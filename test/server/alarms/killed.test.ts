import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { soon } from '#test/support/soon.ts';
import { over, start } from '../../support/shop/built-server.ts';
import { countIn } from '../../support/shop/killed-shop.ts';
import { temporaryFolder } from '../../support/shop/temporary-folder.ts';
import { askAlarm, fullClassOfThisFile, readNotified } from '../../support/sold/full-class.ts';

const { shop, full } = fullClassOfThisFile();
const timeout = 120_000;
const names = ['a', 'b', 'c', 'd', 'e', 'f'];
const waiting = `select count(*) as count from pg_locks where not granted and relation = 'letter'::regclass`;

/** Another process of the shop on the same database, which tells by itself. */
const another = async () => start(await temporaryFolder(), { DATABASE_URL: shop().url, BANK_PORT: '0' });

test(
  'kill -9 while letters are written: nobody was told, and the next process tells each once',
  async () => {
    for (const name of names) await askAlarm(shop(), full(), `${name}@example.com`);
    await full().free(4);
    await shop()
      .open.app.db.transaction()
      .execute(async (within) => {
        await sql`lock table letter in access exclusive mode`.execute(within);
        const first = await another();
        await expect.poll(() => countIn(shop().url, waiting), soon).toBe(1);
        await over(first.process, 'SIGKILL');
      });
    expect(await readNotified(shop())).toEqual([]);
    await another();
    await expect.poll(() => readNotified(shop()), soon).toEqual(['a', 'b', 'c', 'd']);
  },
  timeout,
);
