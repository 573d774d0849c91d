import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { publishedCatalogue } from '#contract/catalogue/catalogue.ts';
import type { CatalogueEntry } from '#domain/catalogue/catalogue-entry.ts';
import { seenOf } from '#domain/catalogue/catalogue-step.ts';
import { coachTemplates } from '#server/railway/network/coaches/coach-templates.ts';
import { sampleFields } from '#test/support/catalogue-samples.ts';
import { ayse, memberOf } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { colleagueOf, createEntryIn, threeOfStaff } from '../../support/server/catalogue-staff.ts';

let shop: TestShop;
let three: Awaited<ReturnType<typeof threeOfStaff>>;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
  three = await threeOfStaff(shop);
});
afterAll(() => shop.end());

test('[A-04] a member of the shop and a guest see nothing of the catalogue', async () => {
  const { authorized } = await memberOf(shop, { email: ayse });
  const paths = ['/mc/catalogue/subscriptions', '/mc/catalogue/seat-map/published'];
  for (const path of paths) {
    expect((await shop.ask(path, { headers: authorized })).status).toBe(403);
    expect((await shop.ask(path)).status).toBe(401);
  }
});

test('[C-11] every kind begins with what the shop is built upon; what sales need is never taken away', async () => {
  const { authorized } = await memberOf(shop, { email: 'deniz@example.com' });
  const headers = { ...authorized, 'content-type': 'application/json' };
  const counts: Record<string, number> = {};
  for (const kind of ['seat-map', 'passenger-types', 'sales-channel', 'fare-families', 'cabin-classes']) {
    const answer = await shop.ask(`/mc/catalogue/${kind}`, { headers });
    const { entries } = await answer.json();
    counts[kind] = entries.length;
  }
  expect(counts).toEqual({
    'seat-map': [...coachTemplates.values()].filter(({ places }) => places.length > 0).length,
    'passenger-types': 14,
    'sales-channel': 2,
    'fare-families': 2,
    'cabin-classes': 8,
  });
  const body = JSON.stringify({ seen: { intentId: 0, version: 1 } });
  for (const path of ['fare-families/entries/12', 'seat-map/entries/264']) {
    const answer = await shop.ask(`/mc/catalogue/${path}`, { method: 'DELETE', headers, body });
    expect([answer.status, (await answer.json()).type]).toEqual([400, 'catalogue-entry-in-use']);
  }
  expect((await shop.ask('/mc/catalogue/nonsense', { headers })).status).toBe(400);
});

test('[F-13] [C-11] what is published is told with intent 0 and with what is meant beside it; what is only meant is not', async () => {
  const { authorized } = await memberOf(shop, { email: 'deniz@example.com' });
  const [plain, waiting, created] = [
    await createEntryIn('published', three),
    await createEntryIn('update-waiting', three),
    await createEntryIn('create-waiting', three),
  ];
  const answer = await shop.ask('/mc/catalogue/subscriptions/published', { headers: authorized });
  const { entries } = z.decode(publishedCatalogue.granted, await answer.json());
  const listedOf = (entry: CatalogueEntry | null) => entries.find(({ id }) => id === entry?.id);
  const fields = waiting?.published?.fields;
  expect([listedOf(plain), listedOf(waiting), listedOf(created)]).toEqual([
    { id: plain?.id, intentId: 0, intents: [], inForce: plain?.published?.fields, coming: [] },
    { id: waiting?.id, intentId: 0, intents: [waiting?.intent], inForce: fields, coming: [] },
    undefined,
  ]);
});

test('an entry that is gone does not begin anew under its old number', async () => {
  const [deniz, , nazan] = three;
  const entry = await createEntryIn('delete-waiting', three);
  const id = entry?.id ?? 0;
  const gone = await nazan.does('publish', { id, seen: seenOf(entry) });
  expect([gone.name, gone.entry]).toEqual(['allowed', null]);
  const again = await deniz.does('edit', { id, seen: seenOf(null) });
  expect([again.status, again.name]).toEqual([400, 'catalogue-entry-gone']);
});

test('[E-05] whoever edits what another has changed is told of the conflict, and the other’s work stands', async () => {
  const [deniz] = three;
  const kerem = await colleagueOf(shop, 'kerem', ['editor']);
  const entry = await createEntryIn('published', three);
  const seen = seenOf(entry);
  const id = entry?.id ?? 0;
  const first = await deniz.does('edit', { id, seen, changed: 7_000 });
  const second = await kerem.does('edit', { id, seen, changed: 8_000 });
  expect([first.name, second.name]).toEqual(['allowed', 'catalogue-conflict']);
  expect(await kerem.read(id)).toEqual(first.entry);
});

test('[E-05] pressed eight times with one key, an action is done once', async () => {
  const { authorized } = await memberOf(shop, { email: 'deniz@example.com' });
  const headers = { ...authorized, 'content-type': 'application/json' };
  const fields = Object.entries(sampleFields('subscriptions', 'ONCE', 3_000)).map(([name, value]) => ({
    name,
    value,
  }));
  const wished = { id: null, seen: { intentId: 0, version: 0 }, fields, idempotencyKey: 'once' };
  const body = JSON.stringify(wished);
  const press = async () => {
    const answer = await shop.ask('/mc/catalogue/subscriptions', { method: 'POST', headers, body });
    return (await answer.json()).entry?.id ?? null;
  };
  const made = await Promise.all(Array.from({ length: 8 }, press));
  // Whoever asks while it is being done is told so, and asks again.
  expect(new Set([...made, await press()].filter((id) => id !== null)).size).toBe(1);
  const again = await shop.ask('/mc/catalogue/subscriptions', {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...wished, idempotencyKey: 'twice' }),
  });
  expect((await again.json()).type).toBe('catalogue-code-taken');
});

test('[E-05] twenty entries that are begun at once with one code are one', async () => {
  const { authorized } = await memberOf(shop, { email: 'deniz@example.com' });
  const headers = { ...authorized, 'content-type': 'application/json' };
  const fields = Object.entries(sampleFields('subscriptions', 'ONE-OF-TWENTY', 3_000)).map(
    ([name, value]) => ({ name, value }),
  );
  const begin = async (_: unknown, nth: number) => {
    const wished = { id: null, seen: { intentId: 0, version: 0 }, fields, idempotencyKey: `begun ${nth}` };
    const body = JSON.stringify(wished);
    const answer = await shop.ask('/mc/catalogue/subscriptions', { method: 'POST', headers, body });
    return (await answer.json()).type ?? 'begun';
  };
  const answers = await Promise.all(Array.from({ length: 20 }, begin));
  const begun = answers.filter((each) => each === 'begun').length;
  const taken = answers.filter((each) => each === 'catalogue-code-taken').length;
  expect([begun, taken]).toEqual([1, 19]);
});

/** The number of the entry that somebody of the staff begins, all under one key. */
const begunBy = async (email: string, code: string) => {
  const { authorized } = await memberOf(shop, { email });
  const fields = Object.entries(sampleFields('subscriptions', code, 3_000)).map(([name, value]) => ({
    name,
    value,
  }));
  const wished = { id: null, seen: { intentId: 0, version: 0 }, fields, idempotencyKey: 'shared' };
  const answer = await shop.ask('/mc/catalogue/subscriptions', {
    method: 'POST',
    headers: { ...authorized, 'content-type': 'application/json' },
    body: JSON.stringify(wished),
  });
  return (await answer.json()).entry?.id ?? null;
};

test('[E-05] a key is its owner’s: of two of the staff with one key each begins an entry of their own', async () => {
  const [denizs, kerems] = [
    await begunBy('deniz@example.com', 'OF-DENIZ'),
    await begunBy('kerem@example.com', 'OF-KEREM'),
  ];
  expect([typeof denizs, typeof kerems, denizs === kerems]).toEqual(['number', 'number', false]);
});
