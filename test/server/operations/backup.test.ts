import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { restoreBackup } from '#server/office/operations/restore-backup.ts';
import { writeBackup } from '#server/office/operations/write-backup.ts';
import { logTo } from '#server/platform/log.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { appendToLedger } from '#server/sale/ledger/append-to-ledger.ts';
import { freshDatabase } from '#test/support/fresh-database.ts';
import { ayse, logInTo } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { chainsOfDatabase } from '../../../src/ledger-check/from-database.ts';
import { verdictOn } from '../../../src/ledger-check/verify.ts';
import { storeDigest } from '../../support/server/store-digest.ts';
import { temporaryFolder } from '../../support/shop/temporary-folder.ts';

const lines: string[] = [];
const log = logTo((text) => lines.push(text));
const at = 1_795_248_000_000;

let shop: TestShop;

const sell = (holdId: string, seat: string) =>
  inTransaction(shop.open.app.db, (within) =>
    appendToLedger(within, 'sold', [{ holdId, runId: 5, coach: 1, seat, fromStop: 0, toStop: 2 }], at),
  );

const emptyDatabase = async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  return { connectionString: database.url };
};

const backupFile = async () => join(await temporaryFolder(), 'shop.backup');

beforeAll(async () => {
  shop = await openTestShop();
  await logInTo(shop);
  const now = shop.open.app.clock.now();
  await shop.open.app.db
    .insertInto('seat_change')
    .values([
      { at: now, units: '{1,2}' },
      { at: now, units: '*' },
    ])
    .execute();
  await shop.open.app.db
    .insertInto('letter')
    .values({
      id: crypto.randomUUID(),
      recipient: ayse,
      language: 'fa',
      subject: 'بلیت «شما»\\n"\u2028',
      text: `İ\n\t\\N ${'x'.repeat(70_000)}`,
      posted_at: at,
      sent_at: null,
      next_try_at: at,
      tries: 0,
    })
    .execute();
  await sell('zero', '1A');
});
afterAll(() => shop.end());

test('what is restored is what was there, row for row, and the shop goes on with it', async () => {
  const file = await backupFile();
  const rows = await writeBackup({ connectionString: shop.url }, file, at);
  const access = await emptyDatabase();
  expect(await restoreBackup(access, file, log)).toBe(rows);
  expect(rows).toBeGreaterThan(10);
  expect(await storeDigest(access.connectionString)).toEqual(await storeDigest(shop.url));

  const second = await openTestShop({ url: access.connectionString });
  onTestFinished(() => second.end());
  await logInTo(second);
  const change = await second.open.app.db
    .insertInto('seat_change')
    .values({ at, units: '*' })
    .returning('seq')
    .executeTakeFirstOrThrow();
  expect(change.seq).toBeGreaterThan(2);
});

test('a backup made while the shop sells is of one moment: the ledger in it is whole', async () => {
  const file = await backupFile();
  const backups = [1, 2, 3].map(async (name) => {
    await writeBackup({ connectionString: shop.url }, `${file}${name}`, at);
  });
  const sales = Array.from({ length: 60 }, (_, index) => sell(`busy-${index}`, `${index}B`));
  await Promise.all([...backups, ...sales]);
  for (const name of [1, 2, 3]) {
    const access = await emptyDatabase();
    await restoreBackup(access, `${file}${name}`, log);
    const { faults, entries } = verdictOn(await chainsOfDatabase(access.connectionString), []);
    expect(faults).toEqual([]);
    expect(entries).toBeGreaterThan(0);
  }
});

test('a backup that is cut short or changed in one byte is refused before anything is touched', async () => {
  const file = await backupFile();
  await writeBackup({ connectionString: shop.url }, file, at);
  const bytes = await readFile(file);
  const access = await emptyDatabase();
  const spoilt = [
    bytes.subarray(0, bytes.length - 40),
    bytes.subarray(0, bytes.length / 2),
    Buffer.from(bytes.map((byte, place) => (place === Math.floor(bytes.length / 3) ? byte + 1 : byte))),
    Buffer.from('no backup'),
    Buffer.alloc(0),
  ];
  for (const one of spoilt) {
    await writeFile(file, one);
    await expect(restoreBackup(access, file, log)).rejects.toThrow(`${file} is not a whole backup.`);
  }
  expect(await storeDigest(access.connectionString)).toEqual({});
});

test('a store that is in use is not restored into', async () => {
  const file = await backupFile();
  await writeBackup({ connectionString: shop.url }, file, at);
  const before = await storeDigest(shop.url);
  await expect(restoreBackup({ connectionString: shop.url }, file, log)).rejects.toThrow('has rows');
  expect(await storeDigest(shop.url)).toEqual(before);
});
