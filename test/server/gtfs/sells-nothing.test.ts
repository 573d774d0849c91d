import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { foreignFeed, packedFeed } from '#test/support/railway/foreign-feed.ts';
import { gtfsOn } from '../../support/shop/gtfs-command.ts';
import { temporaryFolder } from '../../support/shop/temporary-folder.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const gtfs = (...words: readonly string[]) => gtfsOn(shop)(...words);

const trainsInForce = async (): Promise<number> => {
  const { count } = await shop.open.app.db
    .selectFrom('network_train')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** The same railway in years that are over. */
const ended = Object.fromEntries(
  Object.entries(foreignFeed).map(([name, text]) => [
    name,
    text.replaceAll('20260101,20301231', '20230101,20231231').replaceAll(/,2026(\d{4}),/g, ',2023$1,'),
  ]),
);

test('a feed none of whose days can be sold is refused in one line that says its days, and what is sold stays; with --even-so it is imported', async () => {
  const file = join(await temporaryFolder(), 'ended.zip');
  await writeFile(file, packedFeed(ended));
  const before = await trainsInForce();
  const refused = await gtfs('import', file);
  expect([refused.code, refused.err]).toEqual([
    1,
    `Nothing of ${file} can be sold today: it runs from 2023-01-01 to 2023-12-31. Say --even-so to import it all the same.\nNothing was imported.\n`,
  ]);
  expect(await trainsInForce()).toBe(before);
  expect((await gtfs('import', file, '--even-so')).code).toBe(0);
  expect(await trainsInForce()).not.toBe(before);
});

test('--dry-run tells what would change and changes nothing', async () => {
  const file = join(await temporaryFolder(), 'foreign.zip');
  await writeFile(file, packedFeed(foreignFeed));
  const before = await trainsInForce();
  const shown = await gtfs('import', file, '--dry-run');
  expect([shown.code, shown.err]).toEqual([0, '']);
  expect(shown.out).toMatch(
    /^sold now: \d+ stations, \d+ trains\nin \S+: 4 stations, 3 trains, from 2026-01-01 to 2030-12-31\nof these can be sold today: [1-9]\d* runs\n$/,
  );
  expect(await trainsInForce()).toBe(before);
});

test.each([
  ['import', 'feed.zip', '--dryrun'],
  ['import', 'feed.zip', 'other.zip'],
  ['import', '--dry-run'],
  ['back', '--dryrun'],
  ['back', '--even-so'],
  ['back', 'feed.zip'],
  ['export', 'feed.zip', '--dry-run'],
  ['imports', 'feed.zip'],
])('what is not understood does nothing and tells how it is asked: %s %s %s', async (...words) => {
  const before = await trainsInForce();
  const { code, err } = await gtfs(...words);
  expect([code, err.startsWith('gtfs import FILE.zip')]).toEqual([2, true]);
  expect(await trainsInForce()).toBe(before);
});
