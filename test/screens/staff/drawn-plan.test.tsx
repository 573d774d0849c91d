import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { CatalogueFields, CatalogueEntry as Entry } from '#domain/catalogue/catalogue-entry.ts';
import type { EntryInput } from '#domain/catalogue/kept-entry.ts';
import { planLinesIn } from '#domain/catalogue/planned-coach.ts';
import { granted } from '#domain/values/answer.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { catalogueApprovalMachine } from '#machines/catalogue-approval/catalogue-approval.machine.ts';
import type { ReadAnswer, SaveAnswer } from '#machines/catalogue-approval/catalogue-approval.model.ts';
import { editor, entries } from '#machines/catalogue-approval/catalogue-approval.samples.part.ts';
import { CatalogueEntry } from '#screens/staff-console/catalogue-entry.tsx';
import type { EntryParts } from '#screens/staff-console/entry-parts.ts';
import { noEntryParts } from '../../support/views/no-entry-parts.tsx';
import { drawn } from '../drawn.tsx';

const fields = { code: '264', name: 'Hızlı', cabinClasses: ['Y1'], plan: ['1A 1B', '2A 2B'] };
const entry: Entry = {
  ...entries.published,
  kind: 'seat-map',
  published: { fields, effectiveDate: null, version: 3 },
};

/** A drawing in which a press leaves the first row alone. */
const Preview: EntryParts['Preview'] = ({ fields: entered, onPlan }) => (
  <button type="button" onClick={() => onPlan?.(planLinesIn(entered).slice(0, 1))}>
    {planLinesIn(entered).join(' / ')}
  </button>
);

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (id: string) =>
  page.elementLocator(document.getElementById(`catalogue-${id}`) ?? document.body);

test('[R-48] what the drawing makes of a plan stands in its field, is kept, typed on and saved', async () => {
  const kept: EntryInput[] = [];
  const saved: CatalogueFields[] = [];
  const machine = catalogueApprovalMachine.provide({
    actors: {
      loadEntry: fromPromise(() => Promise.resolve<ReadAnswer>(granted(entry))),
      saveDraft: fromPromise(({ input }) => {
        saved.push(input.fields);
        return Promise.resolve<SaveAnswer>(granted(entries.updateDraft));
      }),
    },
  });
  const staff = { id: editor, roles: ['editor'] } as const;
  const flow = createActor(machine, { input: { kind: 'seat-map', id: entry.id, staff } }).start();
  const typing = { read: () => null, keep: (entered: EntryInput) => kept.push(entered) };
  drawn(<CatalogueEntry flow={flow} parts={{ ...noEntryParts, Preview, typing }} />);
  await press(tr['catalogue.action.edit']);
  await field('name').fill('Daha hızlı');
  await press('1A 1B / 2A 2B');
  await expect.element(field('plan')).toHaveValue('1A 1B');
  expect(kept.at(-1)?.fields).toEqual({ ...fields, name: 'Daha hızlı', plan: ['1A 1B'] });
  await field('plan').fill('1A 1B\n3A');
  await expect.element(page.getByRole('button', { name: '1A 1B / 3A' })).toBeVisible();
  await press(tr['catalogue.save']);
  await expect.poll(() => saved.map(planLinesIn)).toEqual([['1A 1B', '3A']]);
});
