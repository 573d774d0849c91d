import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { catalogueHistory } from '#contract/catalogue/catalogue.ts';
import type { CatalogueEntry } from '#domain/catalogue/catalogue-entry.ts';
import type { CatalogueAction } from '#domain/catalogue/catalogue-rights.ts';
import { seenOf } from '#domain/catalogue/catalogue-step.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { ayse, memberOf } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { type Colleague, colleagueOf, createEntryIn } from '../../support/server/catalogue-staff.ts';

let shop: TestShop;
/** Who edits, who sends, and who approves. */
let staff: readonly [Colleague, Colleague, Colleague];
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
  staff = [
    await colleagueOf(shop, 'deniz', ['editor']),
    await colleagueOf(shop, 'pinar', ['editor', 'approver']),
    await colleagueOf(shop, 'nazan', ['approver']),
  ];
});
afterAll(() => shop.end());

const pathOf = (id: number) => `/mc/catalogue/subscriptions/entries/${id}/history`;
const headersOf = async (email: string) => (await memberOf(shop, { email })).authorized;

const historyOf = async (id: number) => {
  const answer = await shop.ask(pathOf(id), { headers: await headersOf('elif@example.com') });
  return z.decode(catalogueHistory.granted, await answer.json()).events;
};

test('[C-11] [S-23] the history tells each action in its order, by whom it was done and what it published', async () => {
  const [deniz, pinar, nazan] = staff;
  const published = await createEntryIn('published', staff);
  const id = published?.id ?? 0;
  const drafted = await deniz.does('edit', { id, seen: seenOf(published), changed: 3_000 });
  const sent = await pinar.does('send', { id, seen: seenOf(drafted.entry) });
  await nazan.does('reject', { id, seen: seenOf(sent.entry) });
  const events = await historyOf(id);
  expect(
    events.map(({ staff: who, action, from, to, version }) => [who.id, action, from, to, version]),
  ).toEqual([
    [deniz.id, 'edit', 'absent', 'create-draft', null],
    [deniz.id, 'send', 'create-draft', 'create-waiting', null],
    [nazan.id, 'publish', 'create-waiting', 'published', 1],
    [deniz.id, 'edit', 'published', 'update-draft', null],
    [pinar.id, 'send', 'update-draft', 'update-waiting', null],
    [nazan.id, 'reject', 'update-waiting', 'update-draft', null],
  ]);
  expect(events.map(({ at }) => at)).toEqual(
    events.map(({ at }) => at).toSorted((one, other) => one - other),
  );
  expect(events.map(({ staff: who }) => who.name.split(' ')[0])).toEqual([
    'DENİZ',
    'DENİZ',
    'NAZAN',
    'DENİZ',
    'PINAR',
    'NAZAN',
  ]);
  expect(events.map(({ fields }) => fields?.price)).toEqual([1_000, 1_000, 1_000, 3_000, 3_000, 3_000]);
  expect(events.map(({ changed }) => changed)).toEqual([[], [], [], ['price'], [], []]);
});

test('[C-11] [R-48] who edited and who sent it is told by name, when it is done and when it is read', async () => {
  const [deniz, pinar] = staff;
  const drafted = await deniz.does('edit', { id: null, seen: seenOf(null) });
  const id = drafted.entry?.id ?? 0;
  const sent = await pinar.does('send', { id, seen: seenOf(drafted.entry) });
  const entries = [drafted.entry, sent.entry, await deniz.read(id)];
  expect(entries.map((entry) => entry?.staff?.map(({ name }) => name.split(' ')[0]))).toEqual([
    ['DENİZ'],
    ['DENİZ', 'PINAR'],
    ['DENİZ', 'PINAR'],
  ]);
});

const [tenth, twentieth] = ['2026-12-10', '2026-12-20'] as const;

/** What is done to an entry one after the other, each by its person; gives what stands in the end. */
const doneTo = async (
  begun: CatalogueEntry | null,
  ...actions: readonly (readonly [who: Colleague, action: CatalogueAction, effectiveDate?: string])[]
): Promise<CatalogueEntry | null> => {
  let entry = begun;
  for (const [who, action, effectiveDate] of actions) {
    const of = { id: begun?.id ?? 0, seen: seenOf(entry), changed: 5_000 };
    const result = await who.does(action, effectiveDate === undefined ? of : { ...of, effectiveDate });
    if (result.name !== 'allowed') throw new Error(`${action}: ${result.name}`);
    entry = result.entry;
  }
  return entry;
};

const readDays = async (id: number) =>
  (await historyOf(id)).map(({ action, changed, effectiveBefore, effectiveDate, dropped }) => [
    action,
    changed,
    effectiveBefore,
    effectiveDate,
    dropped,
  ]);

test('[C-11] [S-23] the history tells who moved the start of a price, from which day to which, and what was taken back', async () => {
  const [deniz, , nazan] = staff;
  const begun = await createEntryIn('published', staff);
  const today = travelDayOf(dayNumberAt(shop.open.app.clock.now()));
  await doneTo(
    begun,
    [deniz, 'edit', tenth],
    [deniz, 'send'],
    [deniz, 'recall'],
    [deniz, 'edit', twentieth],
    [deniz, 'send'],
    [nazan, 'publish'],
    [nazan, 'take-back'],
  );
  expect((await readDays(begun?.id ?? 0)).slice(2)).toEqual([
    ['publish', [], null, today, []],
    ['edit', ['price', 'effectiveDate'], null, tenth, []],
    ['send', [], tenth, tenth, []],
    ['recall', [], tenth, tenth, []],
    ['edit', ['effectiveDate'], tenth, twentieth, []],
    ['send', [], twentieth, twentieth, []],
    ['publish', [], twentieth, twentieth, []],
    ['take-back', [], twentieth, today, [twentieth]],
  ]);
});

test('[C-11] a day that comes before one that was published tells which it took the place of; a deletion from when', async () => {
  const [deniz, , nazan] = staff;
  const begun = await createEntryIn('published', staff);
  await doneTo(
    begun,
    [deniz, 'edit', twentieth],
    [deniz, 'send'],
    [nazan, 'publish'],
    [deniz, 'edit', tenth],
    [deniz, 'cancel'],
    [deniz, 'ask-deletion', tenth],
    [deniz, 'send'],
    [nazan, 'publish'],
  );
  expect((await readDays(begun?.id ?? 0)).slice(5)).toEqual([
    ['publish', [], twentieth, twentieth, []],
    ['edit', ['effectiveDate'], twentieth, tenth, []],
    ['cancel', [], tenth, twentieth, []],
    ['ask-deletion', [], twentieth, tenth, []],
    ['send', [], tenth, tenth, []],
    ['publish', [], tenth, tenth, [twentieth]],
  ]);
});

test('[C-11] of actions from before days were kept no day is told but that of what was published', async () => {
  const [deniz, , nazan] = staff;
  const begun = await createEntryIn('published', staff);
  const id = begun?.id ?? 0;
  const today = travelDayOf(dayNumberAt(shop.open.app.clock.now()));
  const coming = await doneTo(begun, [deniz, 'edit', tenth], [deniz, 'send'], [nazan, 'publish']);
  await shop.open.app.db
    .updateTable('catalogue_event')
    .set({ effective_before: null, effective_date: null })
    .where('entry', '=', id)
    .execute();
  await doneTo(coming, [deniz, 'edit', tenth]);
  expect(await readDays(id)).toEqual([
    ['edit', [], null, null, []],
    ['send', [], null, null, []],
    ['publish', [], null, today, []],
    ['edit', ['price'], null, null, []],
    ['send', [], null, null, []],
    ['publish', [], null, tenth, []],
    ['edit', [], tenth, tenth, []],
  ]);
});

test('[C-11] what was changed in an entry the shop was built with is told from its first edit on', async () => {
  const [deniz] = staff;
  const entry = await deniz.read(62);
  await deniz.does('edit', { id: 62, seen: seenOf(entry), changed: 7_000 });
  expect((await historyOf(62)).map(({ changed }) => changed)).toEqual([['name', 'price', 'days', 'trips']]);
});

test('[C-11] what the shop was built with has no history, and a number nobody gave has none to tell', async () => {
  expect(await historyOf(61)).toEqual([]);
  const answer = await shop.ask(pathOf(999_999), { headers: await headersOf('deniz@example.com') });
  expect((await answer.json()).type).toBe('catalogue-entry-gone');
});

test('[A-04] [C-11] a member of the shop and a guest are told no history', async () => {
  const entry = await createEntryIn('published', staff);
  const asMember = await shop.ask(pathOf(entry?.id ?? 0), { headers: await headersOf(ayse) });
  const asGuest = await shop.ask(pathOf(entry?.id ?? 0));
  expect([asMember.status, asGuest.status]).toEqual([403, 401]);
  expect([await asMember.text(), await asGuest.text()].join()).not.toContain('DENİZ');
});
