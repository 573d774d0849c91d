import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { CatalogueEntry } from '#domain/catalogue/catalogue-entry.ts';
import { type CatalogueAction, catalogueActions } from '#domain/catalogue/catalogue-rights.ts';
import { seenOf } from '#domain/catalogue/catalogue-step.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { day } from '#domain/values/durations.ts';
import { sampleFields } from '#test/support/catalogue-samples.ts';
import { memberOf, moveClock } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { type Colleague, createEntryIn, threeOfStaff } from '../../support/server/catalogue-staff.ts';

let shop: TestShop;
let three: Awaited<ReturnType<typeof threeOfStaff>>;
beforeEach(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
  onTestFinished(() => shop.end());
  three = await threeOfStaff(shop);
});

/** Two days later nobody is logged in any more. */
const twoDaysOn = async () => {
  await moveClock(shop, 2 * day);
  three = await threeOfStaff(shop);
  return three[0];
};

const inDays = (count: number) => travelDayOf(dayNumberAt(shop.open.app.clock.now()) + count);

const does = async (who: Colleague, action: CatalogueAction, before: CatalogueEntry | null, on?: string) => {
  const of = { id: before?.id ?? null, seen: seenOf(before), changed: 9_000 };
  const result = await who.does(action, on === undefined ? of : { ...of, effectiveDate: on });
  if (result.name !== 'allowed') throw new Error(`${action}: ${result.name}`);
  return result.entry;
};

/** What is meant for a day is sent by one and published by another. */
const publishedFor = async (action: 'ask-deletion' | 'edit', before: CatalogueEntry | null, on: string) => {
  const [editor, , approver] = three;
  const meant = await does(editor, action, before, on);
  return does(approver, 'publish', await does(editor, 'send', meant));
};

const packagesNow = async () => {
  const { packages } = (await shop.open.app.railway.newest()).terms;
  return packages.filter(({ id }) => id > 1_000).map(({ price }) => price);
};

const codeOf = (entry: CatalogueEntry | null): string => {
  const code = entry?.published?.fields.code;
  return typeof code === 'string' ? code : '';
};

const madeWith = async (code: string): Promise<string> => {
  const { authorized } = await memberOf(shop, { email: 'deniz@example.com' });
  const fields = Object.entries(sampleFields('subscriptions', code, 1)).map(([name, value]) => ({
    name,
    value,
  }));
  const answer = await shop.ask('/mc/catalogue/subscriptions', {
    method: 'POST',
    headers: { ...authorized, 'content-type': 'application/json' },
    body: JSON.stringify({ id: null, seen: { intentId: 0, version: 0 }, fields }),
  });
  return answer.ok ? 'made' : (await answer.json()).type;
};

test('[S-23] [C-11] an entry that is deleted for a later day is listed, sold and holds its code until that day', async () => {
  const [editor] = three;
  const entry = await createEntryIn('published', three);
  const id = entry?.id ?? 0;
  const leaving = await publishedFor('ask-deletion', entry, inDays(2));
  expect(leaving?.coming).toEqual([{ fields: null, from: inDays(2) }]);
  expect(await editor.read(id)).toEqual(leaving);
  expect([await madeWith(codeOf(entry)), await packagesNow()]).toEqual(['catalogue-code-taken', [1_000]]);
  const anew = await twoDaysOn();
  expect([await anew.read(id), await madeWith(codeOf(entry)), await packagesNow()]).toEqual([
    null,
    'made',
    [],
  ]);
});

test('[S-23] [C-11] a change that waits is told beside what holds today, and is taken back before it comes', async () => {
  const [, , approver] = three;
  const entry = await createEntryIn('published', three);
  const fields = entry?.published?.fields ?? {};
  const changed = { ...fields, price: 9_000 };
  const waiting = await publishedFor('edit', entry, inDays(2));
  expect([waiting?.inForce, waiting?.coming]).toEqual([
    { fields, from: inDays(0) },
    [{ fields: changed, from: inDays(2) }],
  ]);
  const back = await does(approver, 'take-back', waiting);
  expect([back?.inForce, back?.coming, back?.published?.version]).toEqual([
    { fields, from: inDays(0) },
    undefined,
    3,
  ]);
  const anew = await twoDaysOn();
  expect([await packagesNow(), (await anew.read(entry?.id ?? 0))?.inForce?.fields]).toEqual([
    [1_000],
    fields,
  ]);
});

test('[S-23] [C-11] a deletion that waits is taken back, and one that has not been sold yet is gone with what was to come', async () => {
  const [, , approver] = three;
  const entry = await createEntryIn('published', three);
  const leaving = await publishedFor('ask-deletion', entry, inDays(2));
  const back = await does(approver, 'take-back', leaving);
  expect([back?.coming, back?.published?.fields]).toEqual([undefined, entry?.published?.fields]);
  const coming = await publishedFor('edit', null, inDays(2));
  expect([coming?.inForce, await does(approver, 'take-back', coming)]).toEqual([null, null]);
  const anew = await twoDaysOn();
  expect([await packagesNow(), await anew.read(coming?.id ?? 0)]).toEqual([[1_000], null]);
});

test('[S-23] [C-11] what was meant for an entry is gone with it when its published deletion has come, and its code is free', async () => {
  const [editor] = three;
  const entry = await createEntryIn('published', three);
  const id = entry?.id ?? 0;
  const leaving = await publishedFor('ask-deletion', entry, inDays(2));
  const meant = await does(editor, 'edit', leaving);
  const waiting = await does(editor, 'send', meant);
  expect([waiting?.intent?.status, await madeWith(codeOf(entry))]).toEqual([
    'WAITING_APPROVAL',
    'catalogue-code-taken',
  ]);
  await twoDaysOn();
  const results = three.flatMap((who) =>
    catalogueActions.map(async (action) => (await who.does(action, { id, seen: seenOf(waiting) })).name),
  );
  expect(new Set(await Promise.all(results))).toEqual(new Set(['catalogue-entry-gone']));
  expect([await three[0].read(id), await madeWith(codeOf(entry)), await packagesNow()]).toEqual([
    null,
    'made',
    [],
  ]);
});

test('[S-23] [C-11] a change that an earlier deletion drops is not told as published: what is sold until then is', async () => {
  const [editor] = three;
  const entry = await createEntryIn('published', three);
  const fields = entry?.published?.fields ?? {};
  const later = await publishedFor('edit', entry, inDays(5));
  expect(later?.published?.fields.price).toBe(9_000);
  const leaving = await publishedFor('ask-deletion', later, inDays(2));
  expect([leaving?.published, leaving?.coming]).toEqual([
    { fields, effectiveDate: null, version: 3 },
    [{ fields: null, from: inDays(2) }],
  ]);
  const row = await shop.open.app.db
    .selectFrom('catalogue_event')
    .select('fields')
    .where('entry', '=', entry?.id ?? 0)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect([JSON.parse(row?.fields ?? '{}'), (await editor.read(entry?.id ?? 0))?.published?.fields]).toEqual([
    fields,
    fields,
  ]);
});
