import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CatalogueEntry, CatalogueIntent } from '#domain/catalogue/catalogue-entry.ts';
import { type CatalogueKind, catalogueKinds } from '#domain/catalogue/catalogue-kind.ts';
import { firstOwnEntry, isNeededEntry } from '#domain/catalogue/catalogue-needed.ts';
import {
  type CatalogueAction,
  type CatalogueStaff,
  type CatalogueVerdict,
  catalogueActions,
  catalogueStatuses,
  catalogueVerdict,
  statusOfEntry,
} from '#domain/catalogue/catalogue-rights.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { EntryActions } from '#screens/staff-console/entry-actions.tsx';
import { sampleFields } from '../../support/catalogue-samples.ts';
import { readEntryBy } from '../../support/read-entry-by.ts';
import { drawn } from '../drawn.tsx';

const sender = 1;
const other = 2;

const people: readonly CatalogueStaff[] = [
  { id: other, roles: ['editor'] },
  { id: other, roles: ['approver'] },
  { id: other, roles: ['editor', 'approver'] },
  { id: sender, roles: ['editor'] },
  { id: sender, roles: ['editor', 'approver'] },
  { id: other, roles: ['support'] },
];

const statuses = [
  { action: null, status: 'DRAFT' },
  { action: null, status: 'DRAFT', coming: [{ fields: null, from: '2026-12-01' }] },
  { action: 'create', status: 'DRAFT' },
  { action: 'create', status: 'WAITING_APPROVAL' },
  { action: 'update', status: 'DRAFT' },
  { action: 'update', status: 'WAITING_APPROVAL' },
  { action: 'delete', status: 'DRAFT' },
  { action: 'delete', status: 'WAITING_APPROVAL' },
] as const;

const entryOf = (
  kind: CatalogueKind,
  entryStatus: (typeof statuses)[number],
  id = firstOwnEntry,
): CatalogueEntry => {
  const { action, status } = entryStatus;
  const fields = sampleFields(kind, 'A', 1);
  const meant = { intentId: 9, status, fields, effectiveDate: null, version: 2, editedBy: sender, at: 0 };
  const intent: CatalogueIntent | null =
    action === null ? null : { ...meant, action, sentBy: status === 'DRAFT' ? null : sender };
  const published = action === 'create' ? null : { fields, effectiveDate: null, version: 1 };
  return { id, kind, published, intent, ...('coming' in entryStatus ? { coming: entryStatus.coming } : {}) };
};

/** What the console's buttons come to: one that rests says why, and one that is not there cannot be pressed. */
const buttonFor = (action: CatalogueAction): 'usable' | 'resting' | 'none' => {
  const found = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === tr[`catalogue.action.${action}`],
  );
  if (found === undefined) return 'none';
  return found.getAttribute('aria-disabled') === 'true' ? 'resting' : 'usable';
};

/** What a verdict of the table means to whoever looks at the page. */
const meansOf = (verdict: CatalogueVerdict): ReturnType<typeof buttonFor> => {
  if (verdict === 'allowed') return 'usable';
  return verdict === 'role-lacking' ? 'none' : 'resting';
};

test('the entries stand in every way in which an entry that is there can stand', () => {
  const there = statuses.map((entryStatus) => statusOfEntry(entryOf('subscriptions', entryStatus)));
  expect(['absent', ...there]).toEqual(catalogueStatuses);
});

test.each(catalogueKinds)(
  '[S-23] [R-48] %s: in each standing and for each person, the buttons are what the table says of each deed',
  async (kind) => {
    const { redraw } = drawn(null);
    const tried: string[] = [];
    const meant: string[] = [];
    for (const entryStatus of statuses)
      for (const [at, staff] of people.entries()) {
        const entry = entryOf(kind, entryStatus);
        redraw(<EntryActions flow={await readEntryBy(staff, kind, entry)} />);
        for (const action of catalogueActions) {
          const name = `${statusOfEntry(entry)} ${action} ${at}`;
          tried.push(`${name} ${buttonFor(action)}`);
          meant.push(`${name} ${meansOf(catalogueVerdict(staff, entry, action))}`);
        }
      }
    expect(tried).toEqual(meant);
    expect(tried).toHaveLength(statuses.length * people.length * catalogueActions.length);
    expect(tried.filter((each) => each.startsWith('update-waiting') && each.endsWith('4 resting'))).toEqual([
      'update-waiting edit 4 resting',
      'update-waiting send 4 resting',
      'update-waiting publish 4 resting',
      'update-waiting delete-draft 4 resting',
      'update-waiting ask-deletion 4 resting',
      'update-waiting take-back 4 resting',
    ]);
  },
);

test('[S-23] what may not be done now rests, and says as what the entry stands', async () => {
  const [editor] = people;
  if (editor === undefined) throw new Error('Nobody is there.');
  const { redraw } = drawn(null);
  redraw(
    <EntryActions
      flow={
        await readEntryBy(
          editor,
          'subscriptions',
          entryOf('subscriptions', { action: null, status: 'DRAFT' }),
        )
      }
    />,
  );
  const why = tr['catalogue.rests'].replace('{status}', tr['catalogue.status.published']);
  await expect
    .element(page.getByRole('button', { name: tr['catalogue.action.send'] }))
    .toHaveAccessibleDescription(why);
  await expect.element(page.getByRole('paragraph')).toHaveTextContent(why);
});

test.each([
  ['catalogue-frame-unknown', tr['catalogue.plan.no-frame']],
  ['catalogue-places-stacked', tr['catalogue.plan.stacked']],
  ['catalogue-classes-otherwise', tr['catalogue.plan.classes-otherwise']],
] as const)(
  '[R-48] [S-23] a plan that cannot be drawn rests, and why is seen: %s',
  async (planTrouble, why) => {
    const { redraw } = drawn(null);
    const shown: unknown[] = [];
    for (const [status, action, at] of [
      ['DRAFT', 'send', 0],
      ['WAITING_APPROVAL', 'publish', 1],
    ] as const) {
      const staff = people[at] ?? { id: other, roles: [] };
      const entry = { ...entryOf('seat-map', { action: 'update', status }), planTrouble };
      redraw(<EntryActions flow={await readEntryBy(staff, 'seat-map', entry)} />);
      shown.push([action, buttonFor(action), document.body.textContent.includes(why)]);
    }
    expect(shown).toEqual([
      ['send', 'resting', true],
      ['publish', 'resting', true],
    ]);
  },
);

test('[E-05] [R-48] what the shop cannot be without says why it stays', async () => {
  const { redraw } = drawn(null);
  const [published] = statuses;
  const [editor] = people;
  if (editor === undefined) throw new Error('Nobody is there.');
  const shown: string[] = [];
  for (const kind of catalogueKinds) {
    const entry = entryOf(kind, published, 7);
    redraw(<EntryActions flow={await readEntryBy(editor, kind, entry)} />);
    const why = document.body.textContent.includes(tr['catalogue.refused.in-use']);
    shown.push(`${buttonFor('ask-deletion')} ${why} ${isNeededEntry(entry)}`);
  }
  expect(shown).toEqual(
    catalogueKinds.map((kind) => (kind === 'subscriptions' ? 'usable false false' : 'resting true true')),
  );
});
