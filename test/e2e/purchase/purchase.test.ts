import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { languageCookie } from '#contract/wire/page.ts';
import { defaultLanguage, type Language, languages } from '#domain/values/language.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { axeProblems } from '../../support/browser/axe.ts';
import { flowState } from '../../support/browser/flow-state.ts';
import { fillPassenger } from '../../support/browser/passenger-form.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState as waitForFlowState } from '../../support/browser/wait-for-state.ts';
import { inTheLongRun } from '../../support/in-the-long-run.ts';
import { soon } from '../../support/soon.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const waitForState = (page: Page, state: string) => waitForFlowState(page, 'booking', state);
const holds = (page: Page, state: string) => waitForFlowState(page, 'seat-hold', state);
const pathOf = (page: Page) => new URL(page.url()).pathname;
const press = (page: Page, name: string) =>
  page.locator('#content').getByRole('button', { name, exact: true }).click();

const chooseStation = async (page: Page, field: string, input: string) => {
  const box = page.getByRole('combobox', { name: field });
  await box.fill(input);
  await page.getByRole('option').first().waitFor();
  await box.press('ArrowDown');
  await box.press('Enter');
};

const threeDaysOn = (day: string): string => {
  const [date = 0, month = 0, year = 0] = day.split('.').map(Number);
  const later = new Date(Date.UTC(year, month - 1, date + 3));
  return [later.getUTCDate(), later.getUTCMonth() + 1, later.getUTCFullYear()].join('.');
};

/** From home to the trains of a day. */
const search = async (page: Page) => {
  await page.goto('/');
  await chooseStation(page, tr['trip.from'], 'ankara');
  await chooseStation(page, tr['trip.to'], 'istanbul');
  const day = page.locator('input[name=gidis]');
  await day.fill(threeDaysOn(await day.inputValue()));
  await day.press('Enter');
  await waitForState(page, 'listing.outward');
};

const chooseJourney = async (page: Page) => {
  const classes = page.locator('button[name=secim]:not([aria-disabled])');
  await classes.first().click();
  await waitForState(page, 'describing');
};

const chooseSeat = async (page: Page) => {
  await page.locator('[role=gridcell][data-seat]:not([aria-disabled])').first().click();
  await holds(page, 'counting.held.calm');
};

/** Until when what is held is the reader's, as the page says it. */
const deadline = (page: Page) => page.locator('#countdown').locator('span').first().innerText();
const seatsHeld = (page: Page) =>
  page
    .locator('[role=gridcell][aria-selected=true]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-seat')));

const isQuiet = (complaint: string) => !complaint.includes('preload');

test('[S-09] [S-13] a purchase goes from home to the payment, and stands where it stood after every reload', async () => {
  const { page, complaints } = await visitor();
  await search(page);
  const listed = page.url();
  await page.reload();
  await waitForState(page, 'listing.outward');
  expect(page.url()).toBe(listed);

  await chooseJourney(page);
  await fillPassenger(page, tr);
  await page.locator('h1').click();
  await page.reload();
  await waitForState(page, 'describing');
  await expect
    .poll(() => page.locator('#content').getByLabel(tr['passenger.last-name']).inputValue(), soon)
    .toBe('YILMAZ');
  await press(page, tr['passenger.submit']);
  await holds(page, 'empty.fresh');

  const coaches = page.getByRole('group', { name: tr['seat-map.coaches'] }).getByRole('radio');
  await coaches.last().check();
  await chooseSeat(page);
  const [until, seats] = [await deadline(page), await seatsHeld(page)];
  await page.reload();
  await holds(page, 'counting.held.calm');
  await expect.poll(() => seatsHeld(page), soon).toEqual(seats);
  expect([await deadline(page), await coaches.last().isChecked()]).toEqual([until, true]);

  await press(page, tr['seat-map.to-payment']);
  await page.waitForURL('**/odeme');
  await expect.poll(() => flowState(page, 'payment'), soon).toMatch(/^choosing/);
  const payBy = await deadline(page);
  await page.reload();
  await expect.poll(() => flowState(page, 'payment'), soon).toMatch(/^choosing/);
  expect([await deadline(page), pathOf(page)]).toEqual([payBy, '/odeme']);
  expect(complaints().filter(isQuiet)).toEqual([]);
});

test('[S-09] Back and Forward walk the purchase, and home lets the seats be', async () => {
  const { page } = await visitor();
  await search(page);
  await chooseJourney(page);
  await page.goBack();
  await waitForState(page, 'listing.outward');
  await page.goForward();
  await waitForState(page, 'describing');
  await fillPassenger(page, tr);
  await press(page, tr['passenger.submit']);
  await chooseSeat(page);
  const seats = await seatsHeld(page);
  await page.goBack();
  await waitForState(page, 'seating.comparing');
  await page.goForward();
  await waitForState(page, 'seating.placing');
  await page.goto('/');
  await page.goto('/koltuk-haritasi');
  await holds(page, 'counting.held.calm');
  await expect.poll(() => seatsHeld(page), soon).toEqual(seats);
});

test('[S-09] a tab that was left behind says so, and goes on where the other one stands', async () => {
  const { page } = await visitor();
  await search(page);
  await chooseJourney(page);
  await fillPassenger(page, tr);
  await press(page, tr['passenger.submit']);
  await holds(page, 'empty.fresh');
  const other = await page.context().newPage();
  await other.goto('/koltuk-haritasi');
  await holds(other, 'empty.fresh');
  await chooseSeat(other);
  const seats = await seatsHeld(other);
  await page.locator('[role=gridcell][data-seat]:not([aria-disabled])').last().click();
  await page.getByText(tr['booking.elsewhere']).waitFor();
  await press(page, tr['booking.elsewhere.here']);
  await holds(page, 'counting.held.calm');
  await expect.poll(() => seatsHeld(page), soon).toEqual(seats);
});

test('[R-03] a place of the purchase without a purchase leads home', async () => {
  const { page } = await visitor();
  for (const path of ['/koltuk-haritasi', '/odeme']) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/');
  }
  expect(pathOf(page)).toBe('/');
});

/** What axe finds in every language, by day and by night. */
const problemsOf = async (page: Page, state: string) => {
  const found: string[] = [];
  for (const [index, language] of [
    ...inTheLongRun<readonly Language[]>(languages, ['fa']),
    defaultLanguage,
  ].entries()) {
    await page.context().addCookies([{ name: languageCookie, value: language, url: shop().origin }]);
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
    await page.reload();
    await waitForState(page, state);
    found.push(...(await axeProblems(page)));
  }
  return found;
};

test('[S-09] the language is changed without losing anything, and axe finds nothing on the seat map', async () => {
  const { page } = await visitor();
  await search(page);
  await chooseJourney(page);
  expect(await problemsOf(page, 'describing')).toEqual([]);
  await fillPassenger(page, tr);
  await press(page, tr['passenger.submit']);
  await chooseSeat(page);
  const seats = await seatsHeld(page);
  expect(await problemsOf(page, 'seating.placing')).toEqual([]);
  await holds(page, 'counting.held.calm');
  await expect.poll(() => seatsHeld(page), soon).toEqual(seats);
});
