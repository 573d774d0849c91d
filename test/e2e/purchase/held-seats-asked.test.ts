import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { releaseSeat } from '#contract/seats/seats.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { handOver, seated, writtenOf } from '../../support/browser/desk.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState as waitForFlowState } from '../../support/browser/wait-for-state.ts';
import { soon } from '../../support/soon.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const waitForState = (page: Page, state: string) => waitForFlowState(page, 'booking', state);
const press = (page: Page, name: string) =>
  page.locator('#content').getByRole('button', { name, exact: true }).click();
const question = (page: Page) =>
  page.locator('dialog[open]').filter({ hasText: tr['journey-list.leave.title'] });

/** The reader has a seat; which one it is. */
const seatedAt = async (page: Page) => {
  const deps = { context: page.context(), origin: shop().origin };
  await handOver(deps, writtenOf(await seated(deps)));
  await page.goto('/koltuk-haritasi');
  return ownSeat(page);
};

/** The reader has a seat and looks at other trains. */
const comparing = async (page: Page) => {
  const seat = await seatedAt(page);
  await press(page, tr['seat-map.change-journey']);
  await waitForState(page, 'seating.comparing');
  return seat;
};

const ownSeat = async (page: Page) => {
  const own = page.locator('[role=gridcell][data-seat][aria-selected=true]');
  await own.waitFor();
  return own.getAttribute('data-seat');
};

const otherDay = (page: Page) =>
  page.getByRole('navigation', { name: tr['journey-list.days'] }).locator('a:not([aria-current])').last();
const dayShown = (page: Page) => page.locator('a[aria-current=date]').getAttribute('href');

/** What the reader had before is what they have. */
const isKept = async (page: Page, list: string, seat: string | null) => {
  await waitForState(page, 'seating.comparing');
  await expect.poll(() => page.url()).toBe(list);
  await page.getByRole('link', { name: tr['journey-list.to-seats'], exact: true }).click();
  await waitForFlowState(page, 'seat-hold', 'counting.held.calm');
  expect(await ownSeat(page)).toBe(seat);
};

test('[S-09] another day asks while a seat is held: no keeps the same seat, yes gives it back and lists the day', async () => {
  const { page, complaints } = await visitor();
  const seat = await comparing(page);
  const list = page.url();
  const before = await dayShown(page);
  const wanted = await otherDay(page).getAttribute('href');
  await otherDay(page).click();
  await question(page).waitFor();
  expect(await dayShown(page)).toBe(before);
  await press(page, tr['journey-list.leave.no']);
  await isKept(page, list, seat);

  await press(page, tr['seat-map.change-journey']);
  await waitForState(page, 'seating.comparing');
  await otherDay(page).click();
  const released = page.waitForResponse((answer) => new URL(answer.url()).pathname === releaseSeat.path);
  await press(page, tr['journey-list.leave.yes']);
  expect((await released).status()).toBe(200);
  await waitForState(page, 'listing.outward');
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(wanted);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(complaints()).toEqual([]);
});

test('[S-09] another train asks while a seat is held, and Escape is no; so does a search on the home page', async () => {
  const { page } = await visitor();
  const seat = await comparing(page);
  const list = page.url();
  // More of the list is drawn meanwhile: the last one now is not the last one later.
  const last = page.locator('button[name=secim]:visible:not([aria-disabled])').last();
  const train = page.locator(`button[name=secim][value="${await last.getAttribute('value')}"]`);
  await train.click();
  await question(page).waitFor();
  await page.keyboard.press('Escape');
  await waitForState(page, 'seating.comparing');
  await expect.poll(() => train.evaluate((button) => button === document.activeElement), soon).toBe(true);

  await page.getByRole('link', { name: tr['journey-list.change-search'], exact: true }).click();
  const day = page.getByRole('textbox', { name: tr['trip.outward'], exact: true });
  await day.fill(
    (await day.inputValue()).replace(/^\d+/, (date) => String((Number(date) % 27) + 1).padStart(2, '0')),
  );
  await day.press('Enter');
  await page.waitForURL('**/sefer-listesi**');
  await question(page).waitFor();
  await press(page, tr['journey-list.leave.no']);
  await isKept(page, list, seat);
});

test('[S-09] whoever has given the seat back is asked nothing: another day and another train are simply there', async () => {
  const { page, complaints } = await visitor();
  const [, after = ''] = tr['seat-map.give-back'].split('{seat}');
  await seatedAt(page);
  await page.getByRole('button', { name: new RegExp(`\\d\\S*${after}$`) }).click();
  await waitForFlowState(page, 'seat-hold', 'empty.fresh');
  await press(page, tr['seat-map.change-journey']);
  await waitForState(page, 'listing.outward');
  const before = await dayShown(page);
  const wanted = await otherDay(page).getAttribute('href');
  await otherDay(page).click();
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(wanted);
  await waitForState(page, 'listing.outward');
  expect(await dayShown(page)).not.toBe(before);
  await page.locator('button[name=secim]:visible:not([aria-disabled])').last().click();
  await waitForState(page, 'describing');
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(complaints()).toEqual([]);
});
