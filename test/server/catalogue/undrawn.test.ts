import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CatalogueEntry } from '#domain/catalogue/catalogue-entry.ts';
import { catalogueVerdict } from '#domain/catalogue/catalogue-rights.ts';
import { seenOf } from '#domain/catalogue/catalogue-step.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { atKind, type Colleague, signedIn } from '../../support/server/catalogue-staff.ts';
import { offeredActions } from '../../support/sold/offered-actions.ts';

let shop: TestShop;
let deniz: Colleague;
let nazan: Colleague;
let pinar: Colleague;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
  deniz = atKind(await signedIn(shop, 'deniz', ['editor']), 'seat-map');
  nazan = atKind(await signedIn(shop, 'nazan', ['approver']), 'seat-map');
  pinar = atKind(await signedIn(shop, 'pinar', ['editor', 'approver']), 'seat-map');
});
afterAll(() => shop.end());

/** A seat map of a coach that nobody knows. */
const undrawn = async (): Promise<CatalogueEntry> => {
  const { entry } = await deniz.does('edit', { id: null, seen: seenOf(null) });
  if (entry === null) throw new Error('Nothing was made.');
  return entry;
};

/** As if it had been sent while the shop still knew its coach. */
const sentBefore = async ({ id }: CatalogueEntry): Promise<CatalogueEntry | null> => {
  await shop.open.app.db
    .updateTable('catalogue_intent')
    .set({ status: 'WAITING_APPROVAL', sent_by: pinar.id, version: 2 })
    .where('entry', '=', id)
    .execute();
  return deniz.read(id);
};

const tried = async (who: Colleague, action: 'publish' | 'send', entry: CatalogueEntry | null) => {
  const offered = await offeredActions(who, 'seat-map', entry);
  const id = entry?.id ?? null;
  const { status, name } = await who.does(action, { id, seen: seenOf(entry) });
  const isUntouched = JSON.stringify(await who.read(id ?? 0)) === JSON.stringify(entry);
  return [catalogueVerdict(who, entry, action), name, status, offered.has(action), isUntouched];
};

const refused = ['catalogue-frame-unknown', 'catalogue-frame-unknown', 400, false, true];
const lacking = ['role-lacking', 'role-lacking', 403, false, true];

test('[S-23] [R-48] a seat map of an unknown coach is not sent: table, server and page say why', async () => {
  const entry = await undrawn();
  expect([
    await tried(deniz, 'send', entry),
    await tried(pinar, 'send', entry),
    await tried(nazan, 'send', entry),
  ]).toEqual([refused, refused, lacking]);
});

test('[S-23] [R-48] one that waits is not published either, and is recalled, rejected or given up', async () => {
  const waiting = await sentBefore(await undrawn());
  expect([
    await tried(nazan, 'publish', waiting),
    await tried(deniz, 'publish', waiting),
    await tried(pinar, 'publish', waiting),
  ]).toEqual([refused, lacking, ['sender-cannot-publish', 'sender-cannot-publish', 409, false, true]]);
  const id = waiting?.id ?? 0;
  const rejected = await nazan.does('reject', { id, seen: seenOf(waiting) });
  expect(rejected.entry?.intent?.status).toBe('DRAFT');
  const over = await deniz.does('delete-draft', { id, seen: seenOf(rejected.entry) });
  expect([over.name, over.entry]).toEqual(['allowed', null]);
});

test.each(['0264', '264.0', ' 264', '2.64e2'])('[C-11] no coach is known by %j', async (code) => {
  const entry = await undrawn();
  const { db } = shop.open.app;
  const fields = { ...entry.intent?.fields, code };
  await db
    .updateTable('catalogue_intent')
    .set({ fields: JSON.stringify(fields) })
    .where('entry', '=', entry.id)
    .execute();
  expect((await deniz.read(entry.id))?.planTrouble).toBe('catalogue-frame-unknown');
});
