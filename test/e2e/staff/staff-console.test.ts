import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { loadSearchStations } from '#contract/journeys/journeys.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { atHeading } from '../../support/browser/at-heading.ts';
import { axeProblems } from '../../support/browser/axe.ts';
import { openConsole } from '../../support/browser/console-in-browser.ts';
import { flowState } from '../../support/browser/flow-state.ts';
import { drawnReaders } from '../../support/browser/readers.ts';
import { sticksOut } from '../../support/browser/reflow.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { soon } from '../../support/soon.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const channel = '?tur=sales-channel&kayit=2';
const press = (page: Page, name: string) =>
  page.locator('#content').getByRole('button', { name, exact: true }).press('Enter');
const expectState = (page: Page, state: string) =>
  expect.poll(() => flowState(page, 'catalogue-approval'), soon).toBe(state);
const fine = async (page: Page) => ({ axe: await axeProblems(page), out: await sticksOut(page) });
const noProblems = { axe: [], out: [] };

/** How many may travel in one sale, as the search tells it. */
const readLimit = async () => {
  const answer = await fetch(`${shop().origin}${loadSearchStations.path}`);
  const limits: { readonly maxPassengers: number } = await answer.json();
  return limits.maxPassengers;
};

test('[R-48] [S-23] [A-04] one of the staff changes a limit and sends it, another publishes it under its name, and the shop sells by it', async () => {
  const { page: editing } = await visitor({ motion: false });
  await openConsole(editing, shop().origin, 'deniz', channel);
  await expectState(editing, 'shown.plain');
  await press(editing, tr['catalogue.action.edit']);
  await editing.locator('#catalogue-maxPax').fill('9');
  await press(editing, tr['catalogue.save']);
  await expectState(editing, 'shown.saved');
  await press(editing, tr['catalogue.action.send']);
  await expectState(editing, 'shown.done');
  expect(await editing.getByRole('button', { name: tr['catalogue.action.publish'] }).count()).toBe(0);
  const { page: approving } = await visitor({ motion: false });
  await openConsole(approving, shop().origin, 'nazan', '?tur=sales-channel&durum=waiting');
  await approving.getByRole('link', { name: 'INTERNET', exact: true }).click();
  await expectState(approving, 'shown.plain');
  await press(approving, tr['catalogue.action.publish']);
  await approving.locator('#catalogue-naming').fill('INTERNET');
  await press(approving, tr['catalogue.confirm.publish']);
  await expectState(approving, 'shown.done');
  await expect.poll(readLimit, soon).toBe(9);
});

test.each(drawnReaders())(
  '[R-48] the catalogue in $language: list and entry, at 320 px and for everybody',
  async ({ language, words }) => {
    const { page, complaints } = await visitor({ language, width: 320, motion: false });
    await openConsole(page, shop().origin, 'pinar', '?tur=cabin-classes');
    await page.getByRole('table').waitFor();
    expect(await fine(page)).toEqual(noProblems);
    await page.getByRole('link', { name: 'Y1', exact: true }).click();
    await expectState(page, 'shown.plain');
    expect(await fine(page)).toEqual(noProblems);
    await press(page, words['catalogue.action.edit']);
    await expectState(page, 'editing.fresh');
    expect(await fine(page)).toEqual(noProblems);
    expect(complaints()).toEqual([]);
  },
);

test('[R-48] whoever opens an entry, its neighbour, the list or another kind begins at the heading', async () => {
  const { page } = await visitor({ motion: false });
  await openConsole(page, shop().origin, 'deniz', '?tur=fare-families');
  const follows = async (name: string, query: string) => {
    await page.getByRole('link', { name, exact: true }).press('Enter');
    await expect.poll(() => new URL(page.url()).search, soon).toBe(query);
    await atHeading(page);
  };
  await page.getByRole('table').waitFor();
  await page.locator('a[href$="kayit=11"]').press('Enter');
  await expectState(page, 'shown.plain');
  await atHeading(page);
  await follows(tr['catalogue.ways.next'], '?tur=fare-families&kayit=12');
  await follows(tr['catalogue.ways.list'], '?tur=fare-families');
  await follows(tr['catalogue.kind.cabin-classes'], '?tur=cabin-classes');
});

test('[A-04] whoever is no member of staff sees nothing of the catalogue', async () => {
  const { page } = await visitor();
  await openConsole(page, shop().origin, 'ayse');
  await page.getByText(tr['catalogue.unread']).waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
});
