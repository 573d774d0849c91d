import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { newDigest } from '#server/office/operations/backup-text.ts';
import { restoreBackup } from '#server/office/operations/restore-backup.ts';
import { writeBackup } from '#server/office/operations/write-backup.ts';
import { logTo } from '#server/platform/log.ts';
import { browserClient } from '#test/support/browser-client.ts';
import { freshDatabase } from '#test/support/fresh-database.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { companyOfTest, registers } from '#test/support/registrations.ts';
import { colleagueOf } from '../../support/server/catalogue-staff.ts';
import { temporaryFolder } from '../../support/shop/temporary-folder.ts';

const at = 1_795_248_000_000;
const unseen = { intentId: 0, version: 0 };

let shop: TestShop;

const backup = async (): Promise<string> => {
  const file = join(await temporaryFolder(), 'shop.backup');
  await writeBackup({ connectionString: shop.url }, file, at);
  return file;
};

const registersAt = async (where: TestShop, name: string) => {
  const answer = await registers(browserClient(where), { ...companyOfTest, email: `${name}@example.com` });
  return answer.status;
};

const editsAt = async (where: TestShop) => {
  const editor = await colleagueOf(where, 'deniz', ['editor']);
  const { status, entry } = await editor.does('edit', { id: null, seen: unseen });
  return { status, id: entry?.id ?? null };
};

const numbersOf = async ({ open }: TestShop) => {
  const rows = await open.app.db.selectFrom('user_account').select('id').orderBy('id', 'desc').execute();
  return rows.map(({ id }) => id);
};

const restored = async (from: string): Promise<TestShop> => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  await restoreBackup(
    { connectionString: database.url },
    from,
    logTo(() => undefined),
  );
  const second = await openTestShop({ url: database.url, settings: { PROXIES: '1' } });
  onTestFinished(() => second.end());
  return second;
};

/** A file as it was written while the numbers of members and of the catalogue were left out. */
const withoutNumbers = async (file: string): Promise<string> => {
  const lines = gunzipSync(await readFile(file))
    .toString('utf8')
    .trimEnd()
    .split('\n');
  const { rows } = JSON.parse(lines.pop() ?? '');
  const kept = lines.filter((line) => !line.startsWith('{"sequence"') || !line.includes('_number"'));
  const text = kept.map((line) => `${line}\n`).join('');
  const older = `${file}.older`;
  const ending = { rows, sha256: newDigest().update(text).digest('hex') };
  await writeFile(older, gzipSync(`${text}${JSON.stringify(ending)}\n`));
  return older;
};

beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
  for (const name of ['bir', 'iki']) await registersAt(shop, name);
  await editsAt(shop);
});
afterAll(() => shop.end());

test('[S-07] [C-11] a restored shop goes on counting: it registers whoever comes and its catalogue is edited', async () => {
  const second = await restored(await backup());
  expect([await registersAt(second, 'uc'), await editsAt(second)]).toEqual([200, await editsAt(shop)]);
  await registersAt(shop, 'uc');
  expect(await numbersOf(second)).toEqual(await numbersOf(shop));
});

test('[S-07] [C-11] restored from a file that tells no numbers of members and entries, it counts on from the highest', async () => {
  const second = await restored(await withoutNumbers(await backup()));
  const highest = Math.max(...(await numbersOf(second)));
  expect([await registersAt(second, 'dort'), (await editsAt(second)).status]).toEqual([200, 200]);
  expect((await numbersOf(second))[0]).toBe(highest + 1);
});
