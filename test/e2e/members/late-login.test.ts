import type { Route } from 'playwright';
import { expect, test } from 'vitest';
import tr from '#locales/tr.json' with { type: 'json' };
import { flowState } from '../../support/browser/flow-state.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { soon } from '../../support/soon.ts';
import { partAt } from '../../support/visits/part-at.ts';

const shop = shopOfThisFile();
const visitorOf = visitorsOfThisFile(() => shop().origin);

const laterParts = partAt('src/panels/login/later-parts.ts');

test('[S-01] a login that opens by itself opens with all it says and offers, however late that comes', async () => {
  const { page } = await visitorOf({});
  const held = new Set<Route>();
  await page.route(laterParts, (route) => void held.add(route));
  await page.goto('/?redirect=%2F404');
  await expect.poll(() => held.size, soon).toBeGreaterThan(0);
  await expect.poll(() => flowState(page, 'session'), soon).toBe('signedOut.visiting');
  expect(await page.getByText(tr['login.warned.train-card']).isVisible()).toBe(false);
  expect(await page.locator('#login-email').isVisible()).toBe(false);
  await Promise.all([...held].map((route) => route.continue()));
  await page.locator('#login-email').waitFor();
  const offered = page.getByRole('button', { name: tr['registration.open'], exact: true });
  expect(await page.getByText(tr['login.warned.train-card']).isVisible()).toBe(true);
  expect(await offered.isVisible()).toBe(true);
});

test('[S-01] where what the login says never comes, its plain form logs in all the same', async () => {
  const { page } = await visitorOf({});
  await page.route(laterParts, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: tr['login.open'], exact: true }).first().click();
  await expect.poll(() => flowState(page, 'session'), soon).toBe('signedOut.visiting');
  await page.locator('#login-email').fill('ayse@example.com');
  await page.locator('#login-password').fill('Bozkir1923');
  await page.locator('#login-password').press('Enter');
  await expect.poll(() => flowState(page, 'session'), soon).toContain('signedIn');
});
