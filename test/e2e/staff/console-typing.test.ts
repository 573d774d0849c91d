import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import tr from '#locales/tr.json' with { type: 'json' };
import { openConsole } from '../../support/browser/console-in-browser.ts';
import { flowState } from '../../support/browser/flow-state.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { soon } from '../../support/soon.ts';
import { follow } from '../../support/visits/follow.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const press = (page: Page, name: string) =>
  page.locator('#content').getByRole('button', { name, exact: true }).press('Enter');
const expectState = (page: Page, state: string) =>
  expect.poll(() => flowState(page, 'catalogue-approval'), soon).toBe(state);
const addressed = (page: Page) => new URL(page.url()).search;
const notice = (page: Page) => page.getByText(tr['catalogue.not-saved-yet'], { exact: true });

test('[R-48] what is typed into a form outlives a reload and a way elsewhere, until it is saved or the form is closed', async () => {
  const { page } = await visitor({ motion: false });
  await openConsole(page, shop().origin, 'deniz', '?tur=sales-channel&kayit=2');
  await expectState(page, 'shown.plain');
  expect(await notice(page).count()).toBe(0);
  await press(page, tr['catalogue.action.edit']);
  await page.locator('#catalogue-maxPax').fill('8');
  await page.reload();
  await expectState(page, 'shown.plain');
  await press(page, tr['catalogue.not-saved-yet.go-on']);
  expect(await page.locator('#catalogue-maxPax').inputValue()).toBe('8');
  await follow(page, '/katalog?tur=seat-map');
  await page.getByRole('table').waitFor();
  await page.goBack();
  await expectState(page, 'shown.plain');
  await press(page, tr['catalogue.not-saved-yet.go-on']);
  expect(await page.locator('#catalogue-maxPax').inputValue()).toBe('8');
  await press(page, tr['catalogue.withdraw']);
  await expectState(page, 'shown.plain');
  expect(await notice(page).count()).toBe(0);
  await press(page, tr['catalogue.action.edit']);
  expect(await page.locator('#catalogue-maxPax').inputValue()).not.toBe('8');
});

test('[R-48] a new entry that was saved stands in the address by its number, and is read again by it', async () => {
  const { page } = await visitor({ motion: false });
  await openConsole(page, shop().origin, 'deniz', '?tur=sales-channel&kayit=yeni');
  await expectState(page, 'editing.fresh');
  await page.locator('#catalogue-code').fill('KIOSK');
  await page.reload();
  await expectState(page, 'editing.fresh');
  expect(await page.locator('#catalogue-code').inputValue()).toBe('KIOSK');
  await page.locator('#catalogue-name').fill('KİOSK');
  await page.locator('#catalogue-maxPax').fill('4');
  await press(page, tr['catalogue.save']);
  await expectState(page, 'shown.saved');
  await expect.poll(() => addressed(page), soon).toMatch(/^\?tur=sales-channel&kayit=\d+$/);
  await expectState(page, 'shown.saved');
  await page.reload();
  await expectState(page, 'shown.plain');
  expect(await notice(page).count()).toBe(0);
  await follow(page, '/katalog?tur=sales-channel&kayit=yeni');
  await expectState(page, 'editing.fresh');
  expect(await page.locator('#catalogue-code').inputValue()).toBe('');
});

test('[R-48] the name of a station stands beside its number, and a number of none is not saved', async () => {
  const { page } = await visitor({ motion: false });
  await openConsole(page, shop().origin, 'deniz', '?tur=subscriptions&kayit=61');
  await expectState(page, 'shown.plain');
  await press(page, tr['catalogue.action.edit']);
  const field = page.getByLabel(tr['catalogue.field.from-station']);
  await field.fill('98');
  await page.getByText('Ankara Gar', { exact: true }).waitFor();
  await field.fill('999999');
  await press(page, tr['catalogue.save']);
  const problem = tr['catalogue.trouble.no-station'].replace('{field}', tr['catalogue.field.from-station']);
  await page.getByRole('link', { name: problem }).waitFor();
  await field.fill('98');
  await press(page, tr['catalogue.save']);
  await expectState(page, 'shown.saved');
  await page.getByText('98 · Ankara Gar', { exact: true }).first().waitFor();
});

test('[R-48] whoever begins to edit by keys, saves, and edits on goes on at the heading of the kind', async () => {
  const { page } = await visitor({ motion: false });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const expectHeading = () => expect.poll(focused, soon).toBe(tr['catalogue.kind.sales-channel']);
  await openConsole(page, shop().origin, 'deniz', '?tur=sales-channel&kayit=2');
  await expectState(page, 'shown.plain');
  await press(page, tr['catalogue.action.edit']);
  await expectState(page, 'editing.fresh');
  await expectHeading();
  await page.locator('#catalogue-maxPax').fill('7');
  await press(page, tr['catalogue.save']);
  await expectState(page, 'shown.saved');
  await expectHeading();
});
