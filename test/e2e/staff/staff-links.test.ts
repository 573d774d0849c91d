import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import tr from '#locales/tr.json' with { type: 'json' };
import { flowState } from '../../support/browser/flow-state.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { soon } from '../../support/soon.ts';
import { follow } from '../../support/visits/follow.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const logIn = async (page: Page, name: string) => {
  await page.locator('#menu').getByRole('button', { name: tr['login.open'], exact: true }).click();
  await page.locator('#login-email').fill(`${name}@example.com`);
  await page.locator('#login-password').fill('Bozkir1923');
  await page.locator('#login-password').press('Enter');
  await expect.poll(() => flowState(page, 'session'), soon).toMatch(/^signedIn/);
};

const menuOf = async (page: Page) => {
  await page.locator('[popovertarget="member-menu"]').click();
  return page.locator('#member-menu');
};

const at = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

test('[R-48] [A-04] from home through the login to the catalogue, and from there to support, by links alone', async () => {
  const { page } = await visitor({ motion: false });
  await page.goto('/');
  await logIn(page, 'elif');
  await (await menuOf(page)).getByRole('link', { name: tr['catalogue.title'], exact: true }).click();
  await page.getByRole('table').waitFor();
  const ways = page.getByRole('navigation', { name: tr['menu.staff'], exact: true });
  await ways.getByRole('link', { name: tr['support.title'], exact: true }).click();
  await page.locator('#pnr').waitFor();
  await ways.getByRole('link', { name: tr['catalogue.title'], exact: true }).click();
  await page.getByRole('table').waitFor();
  expect(at(page)).toBe('/katalog');
});

test('[S-03] [A-04] whoever asks for the catalogue before the login is led to it by the login, unless they went elsewhere meanwhile', async () => {
  const { page: asking } = await visitor({ motion: false });
  await asking.goto('/katalog?tur=seat-map');
  expect(at(asking)).toBe('/');
  await logIn(asking, 'deniz');
  await expect.poll(() => at(asking), soon).toBe('/katalog?tur=seat-map');
  await asking.getByRole('table').waitFor();
  expect(await asking.getByRole('navigation', { name: tr['menu.staff'], exact: true }).count()).toBe(0);
  const { page: elsewhere } = await visitor({ motion: false });
  await elsewhere.goto('/katalog');
  await expect.poll(() => flowState(elsewhere, 'session'), soon).toBe('signedOut.turnedAway');
  await follow(elsewhere, '/bilet-arama');
  await expect.poll(() => flowState(elsewhere, 'session'), soon).toBe('signedOut.visiting');
  await logIn(elsewhere, 'ayse');
  expect(at(elsewhere)).toBe('/bilet-arama');
  const menu = await menuOf(elsewhere);
  expect(await menu.getByRole('link').allInnerTexts()).toEqual([
    tr['history.title'],
    tr['password.update.title'],
  ]);
});
