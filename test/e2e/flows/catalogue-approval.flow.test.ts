import type { Page } from 'playwright';
import {
  cancelCatalogue,
  deleteCatalogue,
  deleteCatalogueDraft,
  editCatalogue,
  listCatalogue,
  publishCatalogue,
  readCatalogueEntry,
  recallCatalogue,
  rejectCatalogue,
  sendCatalogue,
  takeBackCatalogue,
} from '#contract/catalogue/catalogue.ts';
import type { CatalogueEntry } from '#domain/catalogue/catalogue-entry.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { catalogueApprovalWalk } from '#machines/catalogue-approval/catalogue-approval.paths.ts';
import { entries } from '#machines/catalogue-approval/catalogue-approval.samples.part.ts';
import { inputTextOf } from '#screens/staff-console/parse-entry.ts';
import { type Action, browserLayer, type Cause } from '../../support/browser/browser-layer.ts';
import { openConsole } from '../../support/browser/console-in-browser.ts';
import { flowState } from '../../support/browser/flow-state.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForHydration } from '../../support/browser/wait-for-hydration.ts';
import { refuses, says } from '../../support/shop/wire-answers.ts';
import type { Released } from '../../support/shop/world.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const lost = { kind: 'garbage' } as const;

const actions = [
  sendCatalogue,
  recallCatalogue,
  rejectCatalogue,
  publishCatalogue,
  cancelCatalogue,
  deleteCatalogueDraft,
  deleteCatalogue,
  takeBackCatalogue,
].map(({ name }) => name);

const press = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name, exact: true }).press('Enter');
const read = (entry: CatalogueEntry) => says(readCatalogueEntry, { ...entry });
const left = (entry: CatalogueEntry | null) => says(editCatalogue, { entry });

/** The answer for whichever of the actions was asked. */
const ofAction =
  (answer: Released): Action =>
  async ({ world }) =>
    world.release(await world.heldAmong(actions), answer);

/** A page whose token is refused asks for another by its cookie, and then once more. */
const withoutSession =
  (calls: readonly string[]): Action =>
  async ({ world }) =>
    world.always(await world.heldAmong(calls), refuses('sign-in-needed'));

const keyed = (calls: readonly string[], wrap: (answer: Released) => Cause) => ({
  conflict: wrap(refuses('catalogue-conflict')),
  gone: wrap(refuses('catalogue-entry-gone')),
  'role lacking': wrap(refuses('role-lacking')),
  'no session': withoutSession(calls),
  'on its way': wrap(refuses('key-in-use')),
  'key used otherwise': wrap(refuses('key-used-otherwise')),
  'not allowed now': wrap(refuses('not-allowed-now')),
  'no answer': wrap(lost),
});

const fieldsIn = (event: object) => Reflect.get(event, 'fields');

const typeDraft = async (page: Page, event: object) => {
  const fields = fieldsIn(event);
  // The code of what is published is only read.
  const code = page.locator('#catalogue-code');
  if (await code.isEditable()) await code.fill(inputTextOf({ type: 'text' }, fields.code));
  for (const name of ['name', 'days', 'trips', 'saleFrom', 'saleUntil'])
    await page.locator(`#catalogue-${name}`).fill(inputTextOf({ type: 'text' }, fields[name]));
  await page.locator('#catalogue-price').fill(inputTextOf({ type: 'money' }, fields.price));
  await page.locator('#catalogue-effective-date').fill(Reflect.get(event, 'effectiveDate') ?? '');
  await page.getByRole('checkbox', { name: tr['cabin.Y1'] }).check();
};

browserLayer(
  {
    walk: catalogueApprovalWalk,
    causes: {
      loadEntry: {
        call: readCatalogueEntry.name,
        outcomes: {
          published: read(entries.published),
          'published, with a change to come': read(entries.coming),
          'a creation as a draft': read(entries.createDraft),
          'a creation that waits': read(entries.createWaiting),
          'an update as a draft': read(entries.updateDraft),
          'changed elsewhere': read(entries.changedElsewhere),
          'an update that waits': read(entries.updateWaiting),
          'an update that waits, sent by who approves': read(entries.updateOfBoth),
          'a draft that cannot be drawn': read(entries.undrawnDraft),
          'one that waits and cannot be drawn': read(entries.undrawnWaiting),
          'a deletion as a draft': read(entries.deleteDraft),
          'a deletion that waits': read(entries.deleteWaiting),
          gone: refuses('catalogue-entry-gone'),
          'role lacking': refuses('role-lacking'),
          'no session': withoutSession([readCatalogueEntry.name]),
          'no answer': lost,
        },
      },
      saveDraft: {
        call: editCatalogue.name,
        outcomes: {
          'a creation': left(entries.createDraft),
          'an update': left(entries.updateDraft),
          'code taken': refuses('catalogue-code-taken'),
          incomplete: refuses('catalogue-incomplete'),
          ...keyed([editCatalogue.name], (answer) => answer),
        },
      },
      carryOut: {
        call: actions,
        outcomes: {
          waiting: ofAction(left(entries.updateWaiting)),
          'a draft again': ofAction(left(entries.updateDraft)),
          published: ofAction(left(entries.published)),
          'a deletion as a draft': ofAction(left(entries.deleteDraft)),
          ended: ofAction(left(null)),
          'in use': ofAction(refuses('catalogue-entry-in-use')),
          'no such coach': ofAction(refuses('catalogue-frame-unknown')),
          'sent by oneself': ofAction(refuses('sender-cannot-publish')),
          ...keyed(actions, ofAction),
        },
      },
    },
    begin: async ({ page, origin, world }, { start }) => {
      const given = catalogueApprovalWalk.starts[start];
      const entry = given?.id === null ? 'yeni' : '7';
      await world.hold([listCatalogue.name]);
      await openConsole(page, origin, 'pinar', `?tur=subscriptions&kayit=${entry}`);
      await waitForHydration(page);
      const staff = { id: given?.staff.id ?? 0, roles: given?.staff.roles ?? [] };
      await world.release(listCatalogue.name, says(listCatalogue, { staff, entries: [] }));
    },
    gestures: {
      'entry.asked': ({ page }) => press(page, tr['catalogue.read-again']),
      'edit.asked': ({ page }) => press(page, tr['catalogue.action.edit']),
      'draft.submitted': async ({ page }, { event }) => {
        await typeDraft(page, event);
        await press(page, tr['catalogue.save']);
      },
      'edit.withdrawn': ({ page }) => press(page, tr['catalogue.withdraw']),
      'sending.asked': ({ page }) => press(page, tr['catalogue.action.send']),
      'recall.asked': ({ page }) => press(page, tr['catalogue.action.recall']),
      'rejection.asked': ({ page }) => press(page, tr['catalogue.action.reject']),
      'publication.asked': ({ page }) => press(page, tr['catalogue.action.publish']),
      'cancellation.asked': ({ page }) => press(page, tr['catalogue.action.cancel']),
      'draft-deletion.asked': ({ page }) => press(page, tr['catalogue.action.delete-draft']),
      'deletion.asked': ({ page }) => press(page, tr['catalogue.action.ask-deletion']),
      'taking-back.asked': ({ page }) => press(page, tr['catalogue.action.take-back']),
      'action.confirmed': ({ page }) => press(page, /^Evet, /),
      'publication.confirmed': async ({ page }, { event }) => {
        await page.locator('#catalogue-naming').fill(String(Reflect.get(event, 'name')));
        await press(page, tr['catalogue.confirm.publish']);
      },
      'action.declined': ({ page }) => press(page, tr['catalogue.decline']),
      'warning.read': ({ page }) => press(page, tr['catalogue.warning.read']),
      'outcome.asked': ({ page }) => press(page, tr['catalogue.ask-again']),
    },
    stateIn: ({ page }) => flowState(page, 'catalogue-approval'),
  },
  shop,
  visitor,
);
