import { expect } from 'vitest';
import { page } from 'vitest/browser';
import tr from '#locales/tr.json' with { type: 'json' };
import { catalogueApprovalWalk } from '#machines/catalogue-approval/catalogue-approval.paths.ts';
import type { Step } from '#machines/kit/walk/path.ts';
import { CatalogueEntry } from '#screens/staff-console/catalogue-entry.tsx';
import { inputTextOf } from '#screens/staff-console/parse-entry.ts';
import { nextKey } from '../../support/views/next-key.ts';
import { noEntryParts } from '../../support/views/no-entry-parts.tsx';
import { buttonsOf, isAsking } from '../../support/views/panel-buttons.ts';
import { viewLayer } from '../../support/views/view-layer.tsx';

const { isOffered, isAsked } = buttonsOf('catalogue-approval');
const { events } = catalogueApprovalWalk;

const press = (name: RegExp | string) => page.getByRole('button', { name, exact: true }).click();

const fill = async (id: string, text: string) => {
  const element = document.getElementById(`catalogue-${id}`);
  if (element === null) throw new Error(`There is no ${id}.`);
  // The code of what is published is only read.
  if (!element.matches(':read-only')) await page.elementLocator(element).fill(text);
};

const sampled = <Sample,>(samples: Readonly<Record<string, Sample>> | undefined, { cause }: Step): Sample => {
  const sample = samples?.[cause.kind === 'event' ? (cause.sample ?? '') : ''];
  if (sample === undefined) throw new Error('There is no such sample.');
  return sample;
};

const typeDraft = async (step: Step) => {
  const { fields, effectiveDate, key } = sampled(events['draft.submitted'], step);
  nextKey(key);
  for (const name of ['code', 'name', 'days', 'trips', 'saleFrom', 'saleUntil'])
    await fill(name, inputTextOf({ type: 'text' }, fields[name]));
  await fill('price', inputTextOf({ type: 'money' }, fields.price));
  await fill('effective-date', effectiveDate ?? '');
  const economy = page.getByRole('checkbox', { name: tr['cabin.Y1'] });
  if (!economy.element().matches(':checked')) await economy.click();
};

viewLayer({
  walk: catalogueApprovalWalk,
  draw: ({ actor }) => <CatalogueEntry flow={actor} parts={noEntryParts} />,
  gestures: {
    'entry.asked': () => press(tr['catalogue.read-again']),
    'edit.asked': () => press(tr['catalogue.action.edit']),
    'draft.submitted': async (step) => {
      await typeDraft(step);
      await press(tr['catalogue.save']);
    },
    'edit.withdrawn': () => press(tr['catalogue.withdraw']),
    'sending.asked': async (step) => {
      nextKey(sampled(events['sending.asked'], step).key);
      await press(tr['catalogue.action.send']);
    },
    'recall.asked': async (step) => {
      nextKey(sampled(events['recall.asked'], step).key);
      await press(tr['catalogue.action.recall']);
    },
    'rejection.asked': () => press(tr['catalogue.action.reject']),
    'publication.asked': () => press(tr['catalogue.action.publish']),
    'cancellation.asked': () => press(tr['catalogue.action.cancel']),
    'draft-deletion.asked': () => press(tr['catalogue.action.delete-draft']),
    'deletion.asked': () => press(tr['catalogue.action.ask-deletion']),
    'taking-back.asked': () => press(tr['catalogue.action.take-back']),
    'action.confirmed': async (step) => {
      nextKey(sampled(events['action.confirmed'], step).key);
      await press(/^Evet, /);
    },
    'publication.confirmed': async (step) => {
      const { name, key } = sampled(events['publication.confirmed'], step);
      nextKey(key);
      await fill('naming', name);
      await press(tr['catalogue.confirm.publish']);
    },
    'action.declined': async () => {
      await press(tr['catalogue.decline']);
      await expect.poll(isAsking).toBe(false);
    },
    'warning.read': async () => {
      await press(tr['catalogue.warning.read']);
      await expect.poll(isAsking).toBe(false);
    },
    'outcome.asked': () => press(tr['catalogue.ask-again']),
  },
  offers: {
    'entry.asked': isOffered(tr['catalogue.read-again']),
    'edit.asked': isOffered(tr['catalogue.action.edit']),
    'draft.submitted': isOffered(tr['catalogue.save']),
    'edit.withdrawn': isOffered(tr['catalogue.withdraw']),
    'sending.asked': isOffered(tr['catalogue.action.send']),
    'recall.asked': isOffered(tr['catalogue.action.recall']),
    'rejection.asked': isOffered(tr['catalogue.action.reject']),
    'publication.asked': isOffered(tr['catalogue.action.publish']),
    'cancellation.asked': isOffered(tr['catalogue.action.cancel']),
    'draft-deletion.asked': isOffered(tr['catalogue.action.delete-draft']),
    'deletion.asked': isOffered(tr['catalogue.action.ask-deletion']),
    'taking-back.asked': isOffered(tr['catalogue.action.take-back']),
    'action.declined': isAsked(tr['catalogue.decline']),
    'warning.read': isAsked(tr['catalogue.warning.read']),
    'outcome.asked': isOffered(tr['catalogue.ask-again']),
  },
});
