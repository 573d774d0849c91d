import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { appendToLedger } from '#server/sale/ledger/append-to-ledger.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { temporaryFolder } from '../../support/shop/temporary-folder.ts';

const run = promisify(execFile);

let shop: TestShop;

const sell = (name: string, seat: string) =>
  inTransaction(shop.open.app.db, (within) =>
    appendToLedger(
      within,
      'sold',
      [{ holdId: name, runId: 77, coach: 3, seat, fromStop: 1, toStop: 5 }],
      shop.open.app.clock.now(),
    ),
  );

const ledger = async (...words: readonly string[]) => {
  const command = ['src/server/command/run.mjs', 'src/ledger-check/ledger.ts', ...words];
  try {
    const { stdout } = await run(process.execPath, command);
    return { code: 0, text: stdout };
  } catch (reason) {
    if (reason instanceof Error && 'stdout' in reason && 'code' in reason) {
      return { code: reason.code, text: String(reason.stdout) };
    }
    throw reason;
  }
};

const whole = (entries: number) => ({ code: 0, text: `1 chains, ${entries} entries, 0 faults\n` });

beforeAll(async () => {
  shop = await openTestShop();
  await sell('one', '1A');
  await sell('two', '2A');
  await sell('three', '3A');
});
afterAll(() => shop.end());

test('the checker reads a shop, its database and a file, and finds a true ledger whole', async () => {
  const file = join(await temporaryFolder(), 'ledger.txt');
  const from = ['--shop', `http://127.0.0.1:${shop.port}`];
  expect(await ledger('verify', ...from)).toEqual(whole(3));
  expect(await ledger('verify', '--database', shop.url)).toEqual(whole(3));
  expect(await ledger('export', file, ...from)).toEqual({ code: 0, text: `1 chains in ${file}\n` });
  expect(await ledger('verify', '--file', file)).toEqual(whole(3));
});

test('the checker tells the collector of its machine when it looked and what it found', async () => {
  const folder = await temporaryFolder();
  const [file, figures] = [join(folder, 'ledger.txt'), join(folder, 'ledger.prom')];
  const began = Math.floor(Date.now() / 1000);
  await ledger('verify', '--database', shop.url, '--figures', figures);
  const shown = await readFile(figures, 'utf8');
  const [, checked = ''] = /^sefer_ledger_checked_timestamp_seconds (\d+)$/m.exec(shown) ?? [];
  expect(Number(checked)).toBeGreaterThanOrEqual(began);
  expect(shown).toMatch(/^sefer_ledger_faults 0$/m);
  await writeFile(file, 'no line of a ledger\n');
  expect((await ledger('verify', '--file', file, '--figures', figures)).code).toBe(1);
  expect(await readFile(figures, 'utf8')).toMatch(/^sefer_ledger_faults [1-9]\d*$/m);
});

test('a fault in a file is told with its line, one in a database with its entry', async () => {
  const file = join(await temporaryFolder(), 'ledger.txt');
  await ledger('export', file, '--database', shop.url);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(' 2A ', ' 2B '));
  expect(await ledger('verify', '--file', file)).toEqual({
    code: 1,
    text: `${file}:4: run 77 coach 3 entry 3: does not hold the hash of the entry before it\n1 chains, 3 entries, 1 faults\n`,
  });
  const entry = shop.open.app.db.updateTable('ledger_entry').where('run_id', '=', 77).where('number', '=', 3);
  await entry.set({ from_stop: 0 }).execute();
  expect(await ledger('verify', '--database', shop.url)).toEqual({
    code: 1,
    text: 'run 77 coach 3: the head names another hash than the last entry has\n1 chains, 3 entries, 1 faults\n',
  });
  await entry.set({ from_stop: 1 }).execute();
});

test('who has looked before sees that a ledger was cut, though its head was mended', async () => {
  const memory = join(await temporaryFolder(), 'heads.txt');
  const words = ['verify', '--database', shop.url, '--remember', memory];
  expect(await ledger(...words)).toEqual(whole(3));
  await sell('four', '4A');
  expect(await ledger(...words)).toEqual(whole(4));
  const { db } = shop.open.app;
  const third = await db
    .selectFrom('ledger_entry')
    .select('hash')
    .where('number', '=', 3)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('ledger_entry').where('number', '=', 4).execute();
  await db.updateTable('ledger_head').set({ length: 3, hash: third.hash }).execute();
  expect(await ledger('verify', '--database', shop.url)).toEqual(whole(3));
  expect(await ledger(...words)).toEqual({
    code: 1,
    text: 'run 77 coach 3: reached 4 entries before and is shorter now\n1 chains, 3 entries, 1 faults\n',
  });
});
