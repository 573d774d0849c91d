import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { CatalogueEntry } from '#domain/catalogue-entry.ts';
import { type CatalogueDeed, catalogueDeeds } from '#domain/catalogue-rights.ts';
import { type CatalogueAsk, type CatalogueSeen, catalogueStep, seenOf } from '#domain/catalogue-step.ts';
import { chanceOf } from '#machines/kit/chance.ts';
import type { Tables } from '#server/store/tables.ts';
import { type Colleague, colleagueOf } from '#test/support/catalogue-staff.ts';
import { inTheLongRun } from '#test/support/in-the-long-run.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

let shop: TestShop;
let people: readonly Colleague[];
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
  people = [
    await colleagueOf(shop, 'deniz', ['editor']),
    await colleagueOf(shop, 'kerem', ['editor']),
    await colleagueOf(shop, 'nazan', ['approver']),
    await colleagueOf(shop, 'onur', ['approver']),
  ];
});
afterAll(() => shop.end());

const deedsEach = 6;
const patience = { timeout: inTheLongRun(900_000, 60_000) };
const kind = 'subscriptions';

type Event = Tables['catalogue_event'];

const askedIn = (
  { staff: id, deed, at, intent_id: nextId, fields }: Event,
  seen: CatalogueSeen,
): CatalogueAsk => {
  const staff = people.find((each) => each.id === id) ?? { id, roles: [] };
  const law = { staff, seen, at };
  const begins = { effectiveDate: null, nextId };
  if (deed === 'edit') return { ...law, ...begins, deed, fields: JSON.parse(fields ?? '{}') };
  return deed === 'ask-deletion' ? { ...law, ...begins, deed } : { ...law, deed };
};

/** The trail knows its staff by number alone. */
const unnamed = (told: CatalogueEntry | null): CatalogueEntry | null => {
  if (told === null) return null;
  const { staff: _, ...entry } = told;
  return entry;
};

/** What the trail of an entry comes to, deed after deed, by the law alone; a deed the law would not allow is a fault. */
const replayed = async (id: number) => {
  const { db } = shop.open.house;
  const events = await db
    .selectFrom('catalogue_event')
    .selectAll()
    .where('entry', '=', id)
    .orderBy('id')
    .execute();
  let entry: CatalogueEntry | null = null;
  for (const event of events) {
    const ask = askedIn(event, seenOf(entry));
    const step = catalogueStep({ id, kind }, entry, ask);
    if (!step.ok) throw new Error(`${event.deed} of ${event.staff}: ${step.why}`);
    entry = step.entry;
  }
  return { entry, events };
};

type Done = { readonly deed: CatalogueDeed; readonly who: number; readonly price: number };

/** Each of the four looks, takes a moment, and does something to what they saw. */
const livedTogether = async (id: number, chance: () => number): Promise<readonly Done[]> => {
  const done: Done[] = [];
  const works = people.map(async (person) => {
    for (let turn = 0; turn < deedsEach; turn += 1) {
      const seen = seenOf(await person.read(id));
      const deed = catalogueDeeds[Math.floor(chance() * catalogueDeeds.length)] ?? 'edit';
      const price = Math.floor(chance() * 100_000);
      const said = await person.does(deed, { id, seen, changed: price });
      if (said.name === 'allowed') done.push({ deed, who: person.id, price });
    }
  });
  await Promise.all(works);
  return done;
};

test(
  '[S-23] two editors and two approvers at once: the trail is one story, no draft is lost, nothing is published twice',
  patience,
  async () => {
    const chance = chanceOf(inject('seed'));
    const { db } = shop.open.house;
    for (let run = 0; run < inTheLongRun(500, 25); run += 1) {
      const [editor] = people;
      const made = await editor?.does('edit', { id: null, seen: seenOf(null) });
      const id = made?.entry?.id ?? 0;
      const done = await livedTogether(id, chance);
      const { entry, events } = await replayed(id);
      expect(unnamed((await editor?.read(id)) ?? null)).toEqual(entry);
      expect(events).toHaveLength(done.length + 1);
      const edits = done.filter(({ deed }) => deed === 'edit').map(({ price }) => price);
      const trail = events
        .filter(({ deed }) => deed === 'edit')
        .map(({ fields }) => JSON.parse(fields ?? '{}').price);
      expect(trail.slice(1).toSorted((a, b) => a - b)).toEqual(edits.toSorted((a, b) => a - b));
      const versions = await db
        .selectFrom('catalogue_version')
        .select('version')
        .where('entry', '=', id)
        .orderBy('version')
        .execute();
      const published = events.filter(({ deed }) => deed === 'publish').length;
      expect(versions.map(({ version }) => version)).toEqual(
        Array.from({ length: published }, (_, at) => at + 1),
      );
    }
  },
);
