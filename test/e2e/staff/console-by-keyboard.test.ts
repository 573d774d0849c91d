import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { axeProblems } from '../../support/browser/axe.ts';
import { pressOn, typeInto } from '../../support/browser/by-keyboard.ts';
import { openConsole } from '../../support/browser/console-in-browser.ts';
import { drawnReaders, type Reader } from '../../support/browser/readers.ts';
import { sticksOut } from '../../support/browser/reflow.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { byLot } from '../../support/visits/by-lot.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const [kind, entry] = ['fare-families', 'a[href*="kayit=12"]'];

const appearances = [
  { scheme: 'light', width: 1440, surcharge: '210' },
  { scheme: 'dark', width: 1440, surcharge: '220' },
  { scheme: 'light', width: 360, surcharge: '230' },
  { scheme: 'dark', width: 360, surcharge: '240' },
  { scheme: 'light', width: 320, surcharge: '250' },
] as const;

/** Nobody is shut out of the page as it stands, and nothing sticks out of it. */
const isFine = async (page: Page, where: string) =>
  expect([where, { axe: await axeProblems(page), out: await sticksOut(page) }]).toEqual([
    where,
    { axe: [], out: [] },
  ]);

const shows = async (page: Page, state: string) => {
  await waitForState(page, 'catalogue-approval', state);
  await isFine(page, state);
};

/** The entry, from the list it stands in. */
const openEntry = async (page: Page, who: string, status: string) => {
  await openConsole(page, shop().origin, who, `?tur=${kind}&durum=${status}`);
  await page.getByRole('table').waitFor();
  await isFine(page, `the list of ${status}`);
  await pressOn(page, page.locator(entry));
  await shows(page, 'shown.plain');
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const editAndSend = async (page: Page, { words }: Reader, surcharge: string): Promise<string> => {
  await openEntry(page, 'kerem', 'all');
  await pressOn(page, button(page, words['catalogue.action.edit']));
  await shows(page, 'editing.fresh');
  const name = await page.locator('#catalogue-name').inputValue();
  await typeInto(page, page.locator('#catalogue-surcharge'), surcharge);
  await pressOn(page, button(page, words['catalogue.save']));
  await shows(page, 'shown.saved');
  await pressOn(page, button(page, words['catalogue.action.send']));
  await shows(page, 'shown.done');
  return name;
};

const publish = async (page: Page, { words }: Reader, name: string) => {
  await openEntry(page, 'onur', 'waiting');
  await pressOn(page, button(page, words['catalogue.action.publish']));
  await shows(page, 'naming.fresh');
  await typeInto(page, page.locator('#catalogue-naming'), `${name}?`);
  await page.keyboard.press('Enter');
  await shows(page, 'naming.otherwise');
  await typeInto(page, page.locator('#catalogue-naming'), name);
  await page.keyboard.press('Enter');
  await shows(page, 'shown.done');
};

describe.each(drawnReaders())('[R-48] [S-23] $language', (reader) => {
  test.each(byLot(appearances))(
    'an entry is edited, sent and published by the keyboard alone: $scheme, $width px',
    async ({ scheme, width, surcharge }) => {
      const options = { language: reader.language, scheme, width, motion: false } as const;
      const editor = await visitor(options);
      const name = await editAndSend(editor.page, reader, surcharge);
      const approver = await visitor(options);
      await publish(approver.page, reader, name);
      await pressOn(editor.page, button(editor.page, reader.words['catalogue.read-again']));
      await shows(editor.page, 'shown.plain');
      await pressOn(editor.page, button(editor.page, reader.words['catalogue.action.edit']));
      await waitForState(editor.page, 'catalogue-approval', 'editing.fresh');
      expect(await editor.page.locator('#catalogue-surcharge').inputValue()).toBe(surcharge);
      expect([editor.complaints(), approver.complaints()]).toEqual([[], []]);
    },
  );
});
