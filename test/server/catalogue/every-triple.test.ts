import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { CatalogueEntry } from '#domain/catalogue/catalogue-entry.ts';
import { type CatalogueKind, catalogueKinds } from '#domain/catalogue/catalogue-kind.ts';
import {
  type CatalogueStatus,
  catalogueActions,
  catalogueStatuses,
  catalogueVerdict,
  statusOfEntry,
} from '#domain/catalogue/catalogue-rights.ts';
import { seenOf } from '#domain/catalogue/catalogue-step.ts';
import { inTheLongRun } from '#test/support/in-the-long-run.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import {
  advanceEntry,
  atKind,
  type Colleague,
  createEntryIn,
  revertEntry,
  type SignedIn,
  signedIn,
} from '../../support/server/catalogue-staff.ts';
import { offeredActions } from '../../support/sold/offered-actions.ts';

let shop: TestShop;
let everybody: readonly SignedIn[];
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
  everybody = [
    await signedIn(shop, 'deniz', ['editor']),
    await signedIn(shop, 'nazan', ['approver']),
    await signedIn(shop, 'pinar', ['editor', 'approver']),
    await signedIn(shop, 'elif', ['support']),
  ];
});
afterAll(() => shop.end());

type Person = { readonly name: string; readonly who: Colleague; readonly sender: Colleague };
type Tried = {
  readonly status: CatalogueStatus;
  readonly action: string;
  readonly person: string;
  readonly table: string;
  readonly server: string;
  readonly isOffered: boolean;
};

const nobody = (): never => {
  throw new Error('One of the staff is missing.');
};

/** Who tries an action on an entry, and who has sent it. */
const peopleAt = (kind: CatalogueKind): readonly [readonly Person[], Colleague, Colleague] => {
  const [deniz, nazan, pinar, elif] = everybody.map((person) => atKind(person, kind));
  if (!deniz || !nazan || !pinar || !elif) return nobody();
  const people = [
    { name: 'an editor', who: deniz, sender: pinar },
    { name: 'the editor who sent it', who: deniz, sender: deniz },
    { name: 'an approver', who: nazan, sender: pinar },
    { name: 'both, and who sent it', who: pinar, sender: pinar },
    { name: 'both, and another sent it', who: pinar, sender: deniz },
    { name: 'support', who: elif, sender: pinar },
  ];
  return [people, deniz, nazan];
};

/** Nothing in the shop has ever had this number. */
const neverThere = 999_999_999;

const seeded = {
  'seat-map': 264,
  'passenger-types': 42,
  'sales-channel': 2,
  subscriptions: 61,
  'fare-families': 12,
  'cabin-classes': 21,
} as const satisfies Record<CatalogueKind, number>;

/** A seat map of a coach nobody knows goes no further than its draft: what is published is one the shop was built with. */
const movedTo = async (
  kind: CatalogueKind,
  status: CatalogueStatus,
  hands: Parameters<typeof createEntryIn>[1],
): Promise<CatalogueEntry | null> =>
  kind !== 'seat-map' || status === 'absent' || status === 'create-draft'
    ? createEntryIn(status, hands)
    : advanceEntry(status, hands, await revertEntry(hands, seeded['seat-map']));

/** Where an entry of a kind can come to stand. */
const statusesOf = (kind: CatalogueKind): readonly CatalogueStatus[] =>
  kind === 'seat-map'
    ? ['absent', 'published', 'coming', 'create-draft', 'update-draft', 'update-waiting']
    : catalogueStatuses;

/** Each action is tried on an entry nothing was done to since it was brought there. */
const triedBy = async (
  { name, who, sender }: Person,
  kind: CatalogueKind,
  status: CatalogueStatus,
  [editor, approver]: readonly [Colleague, Colleague],
): Promise<readonly Tried[]> => {
  const tried: Tried[] = [];
  let entry: CatalogueEntry | null = null;
  for (const action of catalogueActions) {
    entry ??= await movedTo(kind, status, [editor, sender, approver]);
    expect(statusOfEntry(entry)).toBe(status);
    const isNew = entry === null && action === 'edit';
    const id = isNew ? null : (entry?.id ?? neverThere);
    const offered = await offeredActions(who, kind, entry);
    const result = await who.does(action, { id, seen: seenOf(entry) });
    const table = catalogueVerdict(who, entry, action);
    tried.push({ status, action, person: name, table, server: result.name, isOffered: offered.has(action) });
    const after: CatalogueEntry | null = await who.read(id ?? neverThere);
    const isUntouched = JSON.stringify(after) === JSON.stringify(entry);
    expect([name, action, result.name, isUntouched]).toEqual([
      name,
      action,
      result.name,
      result.name !== 'allowed' || isNew,
    ]);
    entry = result.name === 'allowed' ? null : entry;
  }
  return tried;
};

/** What is not there is refused as gone, except to whoever may not be at it at all: the table knows no numbers. */
const isOf = (table: string, server: string, status: CatalogueStatus): boolean =>
  server === table || (status === 'absent' && table !== 'allowed' && server === 'catalogue-entry-gone');

test.each(catalogueKinds)(
  '[S-23] [E-05] [R-48] %s: of what the shop was built with, table, server and page say the same of each deed',
  async (kind) => {
    const id = seeded[kind];
    const outcomes: (readonly [table: string, server: string, isOffered: boolean])[] = [];
    for (const { who } of peopleAt(kind)[0])
      for (const action of catalogueActions.filter((each) => each !== 'edit')) {
        const entry = await who.read(id);
        const offered = await offeredActions(who, kind, entry);
        const result = await who.does(action, { id, seen: seenOf(entry) });
        outcomes.push([catalogueVerdict(who, entry, action), result.name, offered.has(action)]);
        if (result.name === 'allowed') await who.does('cancel', { id, seen: seenOf(result.entry) });
      }
    expect(
      outcomes.filter(
        ([table, server, isOffered]) => table !== server || isOffered !== (server === 'allowed'),
      ),
    ).toEqual([]);
    const asked = outcomes.filter(
      ([, server]) => server === 'catalogue-entry-in-use' || server === 'allowed',
    );
    const server = kind === 'subscriptions' ? 'allowed' : 'catalogue-entry-in-use';
    expect(asked).toEqual(asked.map(() => [server, server, server === 'allowed']));
    expect(asked).toHaveLength(4);
  },
);

/** Each of these kinds in the long run; in `npm test` one of them, by lot. */
const lot = inject('seed') % catalogueKinds.length;
const drawnKinds = inTheLongRun<readonly CatalogueKind[]>(catalogueKinds, catalogueKinds.slice(lot, lot + 1));

test.each(drawnKinds)(
  '[S-23] [R-48] %s: in each standing, for each action and person, table, server and page say the same',
  { timeout: 120_000 },
  async (kind) => {
    const [people, ...hands] = peopleAt(kind);
    const tried: Tried[] = [];
    for (const status of statusesOf(kind))
      for (const person of people) tried.push(...(await triedBy(person, kind, status, hands)));
    expect(tried.filter(({ status, table, server }) => !isOf(table, server, status))).toEqual([]);
    expect(tried.filter(({ server, isOffered }) => isOffered !== (server === 'allowed'))).toEqual([]);
    expect(tried).toHaveLength(statusesOf(kind).length * catalogueActions.length * 6);
    const own = tried.filter(({ server }) => server === 'sender-cannot-publish');
    const waiting = statusesOf(kind).filter((status) => status.endsWith('-waiting'));
    expect(own.map(({ status, action, person }) => `${status} ${action} ${person}`)).toEqual(
      waiting.map((status) => `${status} publish both, and who sent it`),
    );
  },
);
